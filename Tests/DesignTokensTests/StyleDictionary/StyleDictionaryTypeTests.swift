import Testing

@testable import DesignTokens

@Suite("Style Dictionary: types")
struct StyleDictionaryTypeTests {
    private func type(_ path: String, stated: String? = nil) -> TokenType? {
        StyleDictionaryType(stated: stated, names: path.split(separator: ".").map(String.init)).tokenType
    }

    @Test(
        "the first name of a path that stands for a type tells it",
        arguments: [
            ("color.base.red", TokenType.color), ("button.background-color.rest", nil), ("brand.colors.red", .color),
            ("color.opacity.50", .color), ("opacity.50", .number), ("size.font.small", .dimension),
            ("font.size.small", .dimension), ("font.weight.bold", .fontWeight), ("font.family.text", .fontFamily),
            ("size.line-height.text", .number), ("text.letter-spacing.wide", .dimension), ("time.fade", .duration),
            ("motion.duration.fast", .duration), ("radius.small", .dimension), ("asset.icon.star", .string),
            ("content.icon.star", .string), ("button.content", nil), ("reading.time", nil), ("elevation.low", nil),
        ])
    func ofPath(path: String, type: TokenType?) { #expect(self.type(path) == type) }

    @Test(
        "a stated type counts before the path, unless nobody knows it",
        arguments: [
            ("dimension", TokenType.dimension), ("fontSize", .dimension), ("time", .duration), ("duration", .duration),
            ("cubicBezier", .cubicBezier), ("content", .string), ("asset", .string), ("shadow", .shadow),
            ("typography", .typography), ("lineHeight", .number), ("other", .color), ("custom-fontStyle", .color),
        ])
    func stated(name: String, type: TokenType) { #expect(self.type("color.a", stated: name) == type) }

    @Test("what ios-swift multiplies by the text size is scaled: the category size, dimensions and sizes of fonts")
    func scaled() {
        func isScaled(_ path: String, stated: String? = nil) -> Bool {
            StyleDictionaryType(stated: stated, names: path.split(separator: ".").map(String.init)).isScaled
        }
        #expect(isScaled("size.font.small"))
        #expect(isScaled("size.padding.small"))
        #expect(isScaled("a", stated: "dimension"))
        #expect(isScaled("a", stated: "fontSize"))
        #expect(!isScaled("a", stated: "spacing"))
        #expect(!isScaled("size.line-height.small"))
        #expect(!isScaled("radius.small"))
        #expect(!isScaled("font.size.small"))
    }
}

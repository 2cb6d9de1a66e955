import DesignTokens
import Testing

@Suite("Tokens Studio: types")
struct StudioTypeTests {
    @Test("there are 28 types, each known by its own name in any case")
    func ownNames() {
        #expect(StudioType.allCases.count == 28)
        for type in StudioType.allCases {
            #expect(StudioType.named(type.rawValue) == type)
            #expect(StudioType.named(type.rawValue.uppercased()) == type)
        }
    }

    @Test(
        "names that the plugin takes for another are that other",
        arguments: [
            ("space", StudioType.spacing), ("size", .sizing), ("radius", .borderRadius), ("width", .borderWidth),
            ("shadow", .boxShadow), ("fontFamily", .fontFamilies), ("fontWeight", .fontWeights),
            ("lineHeight", .lineHeights), ("fontSize", .fontSizes), ("cubic-bezier", .cubicBezier),
            ("font-family", .fontFamilies), ("font-weights", .fontWeights), ("border-width", .borderWidth),
        ])
    func otherNames(name: String, type: StudioType) { #expect(StudioType.named(name) == type) }

    @Test("other names are unknown", arguments: ["txtDecoration", "letterSpacings", "easing", "", "colour"])
    func unknownNames(name: String) { #expect(StudioType.named(name) == nil) }

    @Test("every type but composition has one that the rest of the tool knows")
    func tokenTypes() {
        let types = StudioType.allCases.map { "\($0) \($0.tokenType?.rawValue ?? "-")" }
        #expect(
            types == [
                "color color", "sizing dimension", "spacing dimension", "borderRadius dimension",
                "borderWidth dimension", "opacity number", "fontFamilies fontFamily", "fontWeights fontWeight",
                "fontSizes dimension", "lineHeights number", "letterSpacing dimension", "paragraphSpacing dimension",
                "paragraphIndent dimension", "textCase string", "textDecoration string", "boxShadow shadow",
                "typography typography", "composition -", "border border", "asset string", "boolean boolean",
                "text string", "other string", "number number", "dimension dimension", "duration duration",
                "cubicBezier cubicBezier", "transition transition",
            ])
    }
}

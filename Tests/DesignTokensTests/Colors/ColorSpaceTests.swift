import DesignTokens
import Testing

@Suite("Color spaces")
struct ColorSpaceTests {
    @Test("the 14 spaces are spelled as in the color module")
    func names() {
        #expect(
            ColorSpace.allCases.map(\.rawValue) == [
                "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb",
                "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
            ])
        #expect(ColorSpace(rawValue: "sRGB") == nil)
    }

    @Test("every space has three components", arguments: ColorSpace.allCases)
    func components(space: ColorSpace) {
        #expect(space.components.count == 3)
        #expect(space.hueIndex.map { space.components[$0].name } == (space.hasHue ? "hue" : nil))
    }

    @Test(
        "a component keeps to the range of the color module",
        arguments: [
            (ColorSpace.srgb, 0, [0, 1], [-0.001, 1.001]), (.displayP3, 2, [0, 1], [-0.001, 1.001]),
            (.hsl, 0, [0, 359.999], [-1, 360]), (.hsl, 1, [0, 100], [-1, 100.1]), (.hwb, 2, [0, 100], [-1, 101]),
            (.lab, 0, [0, 100], [-1, 101]), (.lab, 1, [-500, 500], []), (.lab, 2, [-500, 500], []),
            (.lch, 1, [0, 500], [-0.1]), (.lch, 2, [0, 359], [360]), (.oklab, 0, [0, 1], [1.1]),
            (.oklch, 1, [0, 3], [-0.1]), (.oklch, 2, [0], [-0.1, 360]), (.xyzD50, 1, [0, 1], [1.1]),
        ])
    func ranges(space: ColorSpace, index: Int, allowed: [Double], forbidden: [Double]) {
        let component = space.components[index]
        #expect(allowed.allSatisfy(component.contains))
        #expect(!forbidden.contains(where: component.contains))
        #expect(!component.contains(.nan))
    }

    @Test("a range is described in words")
    func rangeDescriptions() {
        #expect(ColorSpace.rec2020.components[0].rangeDescription == "a number from 0 to 1")
        #expect(ColorSpace.hsl.components[0].rangeDescription == "a number from 0 to below 360")
        #expect(ColorSpace.lch.components[1].rangeDescription == "a number of at least 0")
        #expect(ColorSpace.lab.components[1].rangeDescription == "a number")
    }

    @Test("NaN and huge numbers are harmless")
    func hostileNumbers() {
        let color = Color(.lab, .nan, -.infinity, 1e300, alpha: .nan)
        #expect(color[0] == 0 && color[1] == -1e9 && color[2] == 1e9 && color.alpha == 0)
        for space in ColorSpace.allCases {
            for number in [1e9, -1e9, 0] {
                for other in [1e9, -1e9, 0] {
                    let value = Color(space, number, other, number).drawn().value
                    #expect([value.red, value.green, value.blue].allSatisfy { 0...1 ~= $0 })
                }
            }
        }
    }
}

extension ColorSpace {
    fileprivate var hasHue: Bool { [.hsl, .hwb, .lch, .oklch].contains(self) }
}

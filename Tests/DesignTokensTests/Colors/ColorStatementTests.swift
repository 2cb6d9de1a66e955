import Testing

@testable import DesignTokens

@Suite("What a file states of a color")
struct ColorStatementTests {
    @Test("every space takes its least and greatest numbers, and \"none\" in any place", arguments: ColorSpace.allCases)
    func ranges(space: ColorSpace) {
        let limits = space.components.map { $0.includesLimit ? $0.limit : $0.limit.nextDown }
        for values in [space.components.map(\.lowest), limits] {
            let components = values.map { $0.isFinite ? $0 : 0.25 }
            let (color, problems) = ColorSpecification(space: space.rawValue, components: components).read()
            #expect(color != nil && !problems.contains { $0.diagnostic().severity == .error })
        }
        #expect(ColorSpecification(space: space.rawValue, components: [nil, nil, nil]).read().color != nil)
    }

    @Test("a component out of range is named by its place", arguments: outOfRangeCases)
    func outOfRange(space: ColorSpace, components: [Double?], wrong: [Int]) {
        let (color, problems) = ColorSpecification(space: space.rawValue, components: components).read()
        #expect(color == nil)
        #expect(problems.map(\.part) == wrong.map { .component($0) })
        #expect(problems.allSatisfy { $0.diagnostic().code == "out-of-range" })
    }

    private static let outOfRangeCases: [(ColorSpace, [Double?], [Int])] = [
        (.srgb, [1.0001, 0, -0.0001], [0, 2]), (.srgbLinear, [0, 2, 0], [1]), (.displayP3, [0, 0, -1], [2]),
        (.a98RGB, [255, 0, 0], [0]), (.proPhotoRGB, [0, 1.5, 0], [1]), (.rec2020, [0, 0, 1.5], [2]),
        (.hsl, [360, 100.5, -1], [0, 1, 2]), (.hsl, [-1, 0, 0], [0]), (.hwb, [360, -1, 101], [0, 1, 2]),
        (.lab, [100.1, -160, 160], [0]), (.lab, [-1, 0, .nan], [0, 2]), (.lch, [50, -0.1, 360], [1, 2]),
        (.lch, [50, 300, -1], [2]), (.oklab, [1.1, 0, 0], [0]), (.oklch, [0.5, -0.1, 360], [1, 2]),
        (.xyzD65, [1.1, 0, 0], [0]), (.xyzD50, [0, -0.1, 0], [1]), (.srgb, [0.5, nil, .nan], [2]),
    ]

    @Test("all errors are found at once")
    func allProblems() {
        let statement = ColorSpecification(space: "srgb", components: [2, 0, .nan], alpha: .nan, hex: "#FFF")
        #expect(statement.read().problems.map(\.part) == [.component(0), .component(2), .alpha, .hex])
        let unknown = ColorSpecification(space: "rgb", components: [0, 0], alpha: 1.5)
        #expect(unknown.read().problems.map(\.part) == [.space, .alpha])
    }

    @Test("the hexadecimal text has six digits", arguments: ["#FFF", "#FFFFFF00", "FFFFFF", "", "#FFFFFG", "red"])
    func hex(text: String) {
        let (color, problems) = ColorSpecification(space: "srgb", components: [1, 1, 1], hex: text).read()
        #expect(color == nil && problems.map { $0.diagnostic().code } == ["invalid-value"])
    }

    @Test("the hexadecimal text may differ from the components by a step of rounding, in the spaces that are sRGB")
    func hexDiffers() {
        func codes(_ space: String, _ components: [Double], _ hex: String) -> [String] {
            ColorSpecification(space: space, components: components, hex: hex).read().problems.map {
                $0.diagnostic().code.rawValue
            }
        }
        #expect(codes("srgb", [0.5, 0, 1], "#7F00FF") == [])
        #expect(codes("srgb", [0.5, 0, 1], "#8000ff") == [])
        #expect(codes("srgb", [0.5, 0, 1], "#8200FF") == ["hex-differs"])
        #expect(codes("hsl", [330, 100, 50], "#FF0080") == [])
        #expect(codes("hsl", [330, 100, 50], "#FF00FF") == ["hex-differs"])
        #expect(codes("display-p3", [1, 0, 1], "#FFFFFF") == [])
    }

    @Test("sRGB stays as it is, to the bit")
    func exactSRGB() {
        for byte in 0...255 {
            let component = Double(byte) / 255
            let color = ColorSpecification(space: "srgb", components: [component, 0.1, 1], alpha: 0.3).read().color
            #expect(color == ColorValue(red: component, green: 0.1, blue: 1, alpha: 0.3))
        }
    }

    @Test("colors inside sRGB become sRGB, without noise", arguments: insideSRGBCases)
    func insideSRGB(space: ColorSpace, components: [Double], expected: UInt32) throws {
        let (color, problems) = ColorSpecification(space: space.rawValue, components: components).read()
        #expect(problems.isEmpty)
        #expect(try #require(color).space == .srgb && #require(color).rounded == expected)
    }

    /// Examples of CSS Color 4, sections 7 to 10, and of its tests on the web platform (`lab-001`, `lch-001`); whites.
    private static let insideSRGBCases: [(ColorSpace, [Double], UInt32)] = [
        (.srgbLinear, [0.21586, 0, 0.21586], 0x80_0080), (.hsl, [120, 100, 25.1], 0x00_8000),
        (.hwb, [120, 0, 49.8], 0x00_8000), (.lab, [29.2345, 39.3825, 20.0664], 0x7D_2329),
        (.lch, [52.2345, 72.2, 56.2], 0xC6_5D06), (.oklab, [0.51975, -0.1403, 0.10768], 0x00_8000),
        (.oklch, [0.51975, 0.17686, 142.495], 0x00_8000), (.displayP3, [0.21604, 0.49418, 0.13151], 0x00_8000),
        (.displayP3, [1, 1, 1], 0xFF_FFFF), (.displayP3, [0, 0, 0], 0),
        (.a98RGB, [0.281363, 0.498012, 0.116746], 0x00_8000), (.proPhotoRGB, [1, 1, 1], 0xFF_FFFF),
        (.xyzD65, [0.07719, 0.15438, 0.02573], 0x00_8000), (.xyzD50, [0.96430, 1, 0.82511], 0xFF_FFFF),
    ]

    @Test("colors that are only inside Display P3 become Display P3")
    func displayP3() throws {
        let (own, problems) = ColorSpecification(space: "display-p3", components: [1, 0.1234567, 0]).read()
        #expect(problems.isEmpty)
        #expect(own == ColorValue(space: .displayP3, red: 1, green: 0.1234567, blue: 0))
        // Nearly the red of Display P3.
        let (color, none) = ColorSpecification(space: "oklch", components: [0.648, 0.295, 28.96]).read()
        #expect(none.isEmpty)
        #expect(try #require(color).space == .displayP3)
    }

    @Test("colors outside Display P3 are mapped into it, and both colors are named")
    func outOfGamut() throws {
        let (color, problems) = ColorSpecification(space: "rec2020", components: [0, 1, 0], alpha: 0.5).read()
        let drawn = try #require(color)
        #expect(drawn.space == .displayP3 && drawn.alpha == 0.5)
        let problem = try #require(problems.first)
        #expect(problems.count == 1 && problem.diagnostic().severity == .warning && problem.part == .components)
        let message = problem.diagnostic().message
        #expect(message.hasPrefix("color(rec2020 0 1 0 / 0.5) is outside Display P3; color(display-p3 "))
    }
}

import DesignTokens
import Testing

/// Numbers that others have published; each to as many digits as it is printed with.
@Suite("Published color conversions")
struct ColorVectorTests {
    /// A color, the same color in another space, and how far the numbers may differ.
    struct Vector: Sendable, CustomTestStringConvertible {
        let from: String
        let to: String
        let tolerance: Double

        init(_ from: String, _ to: String, _ tolerance: Double = 0.0001) {
            (self.from, self.to, self.tolerance) = (from, to, tolerance)
        }

        var testDescription: String { "\(from) = \(to)" }
    }

    @Test("examples of CSS Color 4 (editor's draft of 2026)", arguments: cssExamples)
    func examples(vector: Vector) throws { try check(vector) }

    @Test("values of color.js, test/conversions.js at e9d9fa8", arguments: colorJS)
    func colorJSValues(vector: Vector) throws { try check(vector) }

    private func check(_ vector: Vector) throws {
        let expected = try #require(Color(css: vector.to))
        let converted = try #require(Color(css: vector.from)).converted(to: expected.space)
        for index in 0..<3 {
            guard let number = expected[index] else {
                if index == expected.space.hueIndex { #expect(converted[index] == nil) }
                continue
            }
            #expect(abs((converted[index] ?? 0) - number) <= vector.tolerance, "component \(index)")
        }
    }

    /// Sections 3 (a leaf, colored lights), 13.1.1 and 13.1.3 (clipping and chroma reduction), 4.1 (CIE XYZ).
    private static let cssExamples = [
        Vector("lch(51.2345% 21.2 130)", "lab(51.2345% -13.6271 16.2401)"),
        Vector("lch(51.2345% 21.2 130)", "color(srgb 0.41587 0.503670 0.36664)", 0.0001),
        Vector("lch(51.2345% 21.2 130)", "color(display-p3 0.43313 0.50108 0.37950)", 0.0001),
        Vector("lch(51.2345% 21.2 130)", "color(a98-rgb 0.44091 0.49971 0.37408)", 0.0001),
        Vector("lch(51.2345% 21.2 130)", "color(prophoto-rgb 0.36589 0.41717 0.31333)", 0.0001),
        Vector("color(xyz-d50 0.13 0.12 0.04)", "color(srgb 0.4774 0.3559 0.2153)", 0.0001),
        Vector("color(xyz-d50 0.26 0.24 0.08)", "color(srgb 0.6557 0.4935 0.3058)", 0.0001),
        Vector("color(rec2020 0.54 0.9 0)", "color(display-p3 0.3265 0.9165 -0.1262)", 0.0001),
        Vector("color(rec2020 0.54 0.9 0)", "oklch(80.72% 0.3296 141.6)", 0.05),
        Vector("color(prophoto-rgb 0.2 1.0 0.1)", "color(display-p3 -0.5782 1.067 -0.2363)", 0.0005),
        Vector("color(prophoto-rgb 0.2 1.0 0.1)", "oklch(85.07% 0.4873 151.4)", 0.05),
        Vector("color(display-p3 1 1 0)", "color(srgb 1 1 -0.3463)", 0.0001),
        Vector("color(display-p3 1 1 0)", "oklch(0.96476 0.24503 110.23)", 0.005),
        Vector("color(srgb-linear 0.5 1 3)", "oklch(none none 265.1)", 0.05),
    ]

    private static let colorJS = [
        Vector("slategray", "lch(52.69734985816035 11.234156441150068 253.00263766910288)"),
        Vector("papayawhip", "lch(95.22890204788412 14.894161408435306 80.18569512775224)"),
        Vector("white", "lch(100 0 none)"), Vector("black", "lch(0 0 none)"),
        Vector("white", "color(xyz-d65 0.9504559270516717 1 1.0890577507598784)"),
        Vector("hwb(0 20% 40%)", "color(srgb 0.6 0.2 0.2)"), Vector("hwb(90 30% 5%)", "color(srgb 0.625 0.95 0.3)"),
        Vector("hwb(30 0% 80%)", "color(srgb 0.2 0.1 0)"), Vector("hwb(720 20% 40%)", "color(srgb 0.6 0.2 0.2)"),
        Vector("hwb(-270 30% 5%)", "color(srgb 0.625 0.95 0.3)"),
        Vector("hwb(0 40% 80%)", "color(srgb 0.3333333 0.3333333 0.3333333)"),
        Vector("hwb(0 50% 50%)", "color(srgb 0.5 0.5 0.5)"), Vector("rgb(60% 20% 20%)", "hwb(0 20 40)"),
        Vector("black", "hwb(none 0 100)"), Vector("white", "hwb(none 100 0)"), Vector("black", "hsl(none 0 0)"),
        Vector("white", "hsl(none 0 100)"),
        Vector("color(display-p3 0.47 0.47 0.47)", "color(srgb 0.47 0.47 0.47)"),
        Vector("color(display-p3 -0.1 -0.1 -0.1)", "color(srgb -0.1 -0.1 -0.1)"),
        Vector("color(display-p3 0.238 0.532 0.611)", "color(srgb 0.019595 0.54027 0.621351)"),
        Vector("color(display-p3 1 0 0)", "color(srgb 1.09299 -0.226745 -0.150155)"),
        Vector("color(display-p3 0 1 0)", "color(srgb -0.511567 1.018276 -0.310711)"),
        Vector("color(display-p3 0 0 1)", "color(srgb 0 0 1.0420216193529395)"),
        Vector("white", "oklab(1 0 0)"), Vector("red", "oklab(0.627955 0.224863 0.125846)"),
        Vector("lime", "oklab(0.86644 -0.233888 0.179498)"), Vector("blue", "oklab(0.452014 -0.032457 -0.311528)"),
        Vector("cyan", "oklab(0.905399 -0.149444 -0.039398)"),
        Vector("magenta", "oklab(0.701674 0.274566 -0.169156)"),
        Vector("yellow", "oklab(0.967983 -0.071369 0.19857)"), Vector("black", "oklab(0 0 0)"),
        Vector("white", "oklch(1 0 none)"),
        Vector("red", "oklch(0.6279553639214311 0.2576833038053608 29.23388027962784)"),
        Vector("lime", "oklch(0.8664396175234368 0.2948272245426958 142.4953450414439)"),
        Vector("blue", "oklch(0.45201371817442365 0.3132143886344849 264.0520226163699)"),
    ]

    /// CSS text cannot say these, because `hsl()`, `hwb()` and chroma there keep to their ranges.
    @Test(
        "colours outside sRGB have an HSL and an HWB too, and P3 and Rec. 2020 primaries their place in LCh (color.js)")
    func wideColors() {
        let blue = Color(.rec2020, 0, 0, 1)
        check(blue, .hwb, [230.63914728691736, -29.9212950204808, -5.0489461007690295])
        check(blue, .hsl, [230.63914728691736, 179.65454686851365, 37.563825540144116])
        check(Color(.displayP3, 1, 0, 0), .oklch, [0.648574075144298, nil, 28.958132730803925])
        check(Color(.displayP3, 0, 1, 0), .lch, [86.61398845512865, nil, 136.00347158840725])
        check(Color(.rec2020, 0, 1, 0), .oklch, [0.8297772177206372, nil, 152.5950553215257])
        check(Color(.rec2020, 1, 0, 0), .lch, [59.80362999261423, nil, 42.40709789518638])
    }

    private func check(_ color: Color, _ space: ColorSpace, _ expected: [Double?]) {
        let converted = color.converted(to: space)
        for (index, number) in expected.enumerated() {
            if let number { #expect(abs((converted[index] ?? .nan) - number) < 0.0001, "component \(index)") }
        }
    }
}

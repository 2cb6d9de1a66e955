import DesignTokens
import Testing

/// Results that the tests of sd-transforms (test/spec/color-modifiers at 5066620) and of Tokens Studio's plugin
/// (src/utils/modifyColor.test.ts at 356712a) expect. They are printed with five and three digits.
@Suite("Color modifiers of Tokens Studio")
struct ColorModifierTests {
    typealias Space = ColorModifier.Space

    @Test(
        "lighten",
        arguments: [
            (Space.hsl, [0, 50.598, 60.627]), (.lch, [57.685, 47.48, 29.704]), (.p3, [0.76016, 0.43532, 0.42213]),
            (.srgb, [0.80549, 0.40706, 0.40706]),
        ])
    func lighten(space: Space, expected: [Double]) throws {
        try check(modify("#C14242", .lighten(0.2), space), expected)
    }

    @Test(
        "darken",
        arguments: [
            (Space.hsl, [0, 50.598, 40.627]), (.lch, [37.685, 47.48, 29.704]), (.p3, [0.56016, 0.23532, 0.22213]),
            (.srgb, [0.60549, 0.20706, 0.20706]),
        ])
    func darken(space: Space, expected: [Double]) throws {
        try check(modify("#C14242", .darken(0.2), space), expected)
    }

    @Test(
        "mix",
        arguments: [
            (Space.hsl, [220, 51.231, 67.933]), (.lch, [63.417, 43.678, 278.69]), (.p3, [0.49226, 0.60164, 0.88112]),
            (.srgb, [0.45733, 0.60533, 0.90133]),
        ])
    func mix(space: Space, expected: [Double]) throws {
        try check(modify("#FFFFFF", .mix(color("#4477DD"), 0.74), space), expected)
    }

    @Test(
        "black mixed with white is a gray without a hue",
        arguments: [
            (Space.hsl, [nil, 0, 50]), (.lch, [50, 0, nil]), (.p3, [0.5, 0.5, 0.5]), (.srgb, [0.5, 0.5, 0.5]),
        ])
    func mixGrays(space: Space, expected: [Double?]) throws {
        try check(modify("#000000", .mix(color("#FFFFFF"), 0.5), space), expected)
    }

    @Test(
        "alpha is set, whatever it was",
        arguments: [
            (Space.hsl, [0, 50.598, 50.784]), (.lch, [47.107, 59.35, 29.704]), (.p3, [0.7002, 0.29415, 0.27766]),
            (.srgb, [0.75686, 0.25882, 0.25882]),
        ])
    func alpha(space: Space, expected: [Double]) throws {
        for base in ["#C14242", "#C1424280"] {
            let result = try modify(base, .alpha(0.2), space)
            check(result, expected)
            #expect(result.alpha == 0.2)
        }
    }

    @Test(
        "the result of the plugin for #ff0033",
        arguments: [
            (ColorModifier.Change.lighten(0.3), Space.lch, [68.2, 66.9, 31.7]),
            (.lighten(0.3), .p3, [0.94, 0.44, 0.47]), (.lighten(0.3), .srgb, [1, 0.3, 0.44]),
            (.darken(0.3), .lch, [38.2, 66.9, 31.7]), (.darken(0.3), .p3, [0.64, 0.14, 0.17]),
            (.darken(0.3), .srgb, [0.7, 0, 0.14]), (.alpha(0.3), .lch, [54.5, 95.5, 31.7]),
            (.alpha(0.3), .p3, [0.92, 0.2, 0.24]), (.alpha(0.3), .srgb, [1, 0, 0.2]),
            (.mix(Color(.srgb, 0.2, 68 / 255, 85 / 255), 0.3), .lch, [46.5, 70.7, 351]),
            (.mix(Color(.srgb, 0.2, 68 / 255, 85 / 255), 0.3), .p3, [0.71, 0.22, 0.27]),
            (.mix(Color(.srgb, 0.2, 68 / 255, 85 / 255), 0.3), .srgb, [0.76, 0.08, 0.24]),
        ])
    func plugin(change: ColorModifier.Change, space: Space, expected: [Double]) throws {
        let result = try modify("#ff0033", change, space)
        // Three digits: 351 and 68.2 and 0.94.
        for (index, number) in expected.enumerated() {
            let tolerance = number >= 100 ? 0.5 : number > 1 ? 0.05 : 0.0051
            #expect(abs((result[index] ?? 0) - number) <= tolerance, "component \(index)")
        }
    }

    @Test(
        "the bytes that are drawn in the end",
        arguments: [
            (
                "#FFFFFF", ColorModifier.Change.mix(Color(.srgb, 68 / 255, 119 / 255, 221 / 255), 0.74), Space.srgb,
                0x759AE6
            ),
            ("#00a2ba", .darken(0.3), .srgb, 0x007182), ("#C14242", .darken(0.2), .srgb, 0x9A3535),
            ("#C14242", .darken(0.2), .hsl, 0x9C3333), ("#C14242", .darken(0.2), .lch, 0x983735),
            ("#C14242", .darken(0.2), .p3, 0x9B3535),
            ("#ff0033", .mix(Color(.srgb, 0.2, 68 / 255, 85 / 255), 0.3), .srgb, 0xC2143D),
        ])
    func bytes(base: String, change: ColorModifier.Change, space: Space, expected: UInt32) throws {
        let drawn = try modify(base, change, space).drawn()
        #expect(drawn.value.space == .srgb && drawn.value.rounded == expected)
        #expect(!drawn.isMapped)
    }

    /// The last of these is `rgb(60.59% 20.775% 20.741%)`: the same modifiers, seen in other spaces.
    @Test(
        "the result in another space is what sd-transforms prints there",
        arguments: [
            (Space.hsl, ColorSpace.lch, [37.824, 50.982, 29.805]), (.lch, .hsl, [0.84955, 47.88, 40.252]),
            (.p3, .hsl, [0.05177, 48.997, 40.665]), (.srgb, .lch, [37.805, 49.408, 29.373]),
            (.srgb, .displayP3, [0.55975, 0.23469, 0.22176]), (.lch, .displayP3, [0.5509, 0.24058, 0.22405]),
            (.p3, .srgb, [0.6059, 0.20775, 0.20741]),
        ])
    func formats(space: Space, format: ColorSpace, expected: [Double]) throws {
        try check(modify("#C14242", .darken(0.2), space).converted(to: format), expected)
    }

    @Test("modifiers of an alias and of its target are applied one after the other")
    func twice() throws {
        let once = try modify("#C14242", .darken(0.5), .srgb)
        let twice = ColorModifier(.lighten(0.5), in: .srgb).apply(to: once)
        #expect(abs((twice[0] ?? 0) - (193 / 255 * 0.5 * 0.5 + 0.5)) < 1e-12)
    }

    @Test("amounts out of range stop at the ends")
    func amounts() throws {
        try check(modify("#C14242", .lighten(2), .srgb), [1, 1, 1])
        try check(modify("#C14242", .darken(2), .srgb), [0, 0, 0])
        try check(modify("#C14242", .lighten(2), .lch), [100, 0, 29.704])
        try check(modify("#C14242", .darken(2), .hsl), [0, 50.598, 0])
        try check(modify("#000000", .mix(color("#FFFFFF"), 7), .srgb), [1, 1, 1])
        try check(modify("#000000", .mix(color("#FFFFFF"), -7), .srgb), [0, 0, 0])
        #expect(try modify("#000000", .alpha(3), .srgb).alpha == 1)
    }

    @Test("the result is inside sRGB or Display P3 when the modifier's space is, and LCh keeps what it finds")
    func gamuts() throws {
        let wide = Color(.displayP3, 1, 0, 0)
        #expect(ColorModifier(.darken(0), in: .srgb).apply(to: wide).isInside(.srgb))
        #expect(ColorModifier(.alpha(0.5), in: .hsl).apply(to: wide).isInside(.srgb))
        #expect(ColorModifier(.darken(0), in: .p3).apply(to: wide) == wide)
        #expect(ColorModifier(.alpha(0.5), in: .p3).apply(to: Color(.rec2020, 0, 1, 0)).isInside(.displayP3))
        #expect(!ColorModifier(.alpha(0.5), in: .lch).apply(to: Color(.rec2020, 0, 1, 0)).isInside(.displayP3))
    }

    private func modify(_ base: String, _ change: ColorModifier.Change, _ space: Space) throws -> Color {
        ColorModifier(change, in: space).apply(to: try color(base))
    }

    private func color(_ text: String) throws -> Color { try #require(Color(css: text)) }

    /// Compares with numbers of five digits.
    private func check(_ color: Color, _ expected: [Double?]) {
        for (index, number) in expected.enumerated() {
            guard let number else {
                #expect(color[index] == nil, "component \(index)")
                continue
            }
            let step = number >= 100 ? 0.01 : number >= 10 ? 0.001 : number >= 1 ? 0.0001 : 0.00001
            #expect(abs((color[index] ?? 0) - number) <= step * 0.51, "component \(index)")
        }
    }
}

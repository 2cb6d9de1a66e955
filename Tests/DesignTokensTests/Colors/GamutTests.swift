import DesignTokens
import TestSupport
import Testing

@Suite("Gamuts")
struct GamutTests {
    /// color.js, test/gamut.js at e9d9fa8, “CSS algorithm”; numbers to the thousandth that it tests with.
    @Test(
        "Display P3's primaries are mapped into sRGB as color.js maps them",
        arguments: [
            ([1, 0, 0], [1, 0.04457, 0.045932]), ([0, 1, 0], [0, 0.98576, 0.15974]), ([0, 0, 1], [0, 0, 1]),
            ([1, 1, 0], [0.99623, 0.99901, 0]), ([0, 1, 1], [0, 0.99645, 0.98471]),
            ([1, 0, 1], [1, 0.16736, 0.98264]), ([1, 1, 1], [1, 1, 1]), ([2, 0, 1], [1, 1, 1]),
            ([0, 0, 0], [0, 0, 0]), ([-1, 0, 0], [0, 0, 0]),
        ])
    func primaries(displayP3: [Double], srgb: [Double]) {
        let mapped = Color(.displayP3, displayP3[0], displayP3[1], displayP3[2], alpha: 0.5).mapped(into: .srgb)
        #expect(mapped.space == .srgb && mapped.alpha == 0.5)
        for index in 0..<3 { #expect(abs((mapped[index] ?? .nan) - srgb[index]) < 0.001, "component \(index)") }
    }

    @Test("a gamut is missed by no more than 0.0001")
    func tolerance() {
        #expect(Color(.srgb, 1.00009, -0.00009, 0.5).isInside(.srgb))
        #expect(!Color(.srgb, 1.00011, 0, 0.5).isInside(.srgb))
        #expect(!Color(.srgb, 1, 0, -0.00011).isInside(.srgb))
        #expect(Color(.displayP3, 1, 0, 0).isInside(.displayP3))
        #expect(!Color(.displayP3, 1, 0, 0).isInside(.srgb))
        #expect(Color(.oklch, 0.7, 0.1, 150).isInside(.srgb))
    }

    @Test("mapping changes nothing inside a gamut", arguments: ColorValue.Space.allCases)
    func inside(gamut: ColorValue.Space) throws {
        var colors = RandomColors(seed: 3)
        let space = try #require(ColorSpace(rawValue: gamut.rawValue))
        for _ in 0..<1_000 {
            let color = colors.next(in: space)
            #expect(color.mapped(into: gamut) == color)
        }
    }

    @Test("what is outside ends inside, with its hue, and no more colorful than it was")
    func outside() {
        var colors = RandomColors(seed: 4)
        for _ in 0..<2_000 {
            let color = colors.next(in: .rec2020)
            if color.isInside(.displayP3) { continue }
            let mapped = color.mapped(into: .displayP3)
            #expect(mapped.isInside(.displayP3, tolerance: 0))
            let (before, after) = (color.converted(to: .oklab), mapped.converted(to: .oklab))
            #expect(abs((before[0] ?? 0) - (after[0] ?? 0)) < 0.0201)
            let (chroma, hue) = (color.converted(to: .oklch)[1] ?? 0, color.converted(to: .oklch)[2] ?? 0)
            let mappedChroma = mapped.converted(to: .oklch)[1] ?? 0
            #expect(mappedChroma < chroma + 0.0201)
            let nearest = Color(.oklch, color.converted(to: .oklch)[0], mappedChroma, hue).converted(to: .oklab)
            let distance = (0..<3).map { abs((nearest[$0] ?? 0) - (after[$0] ?? 0)) }.max() ?? 0
            #expect(distance < 0.03)
        }
    }

    @Test("a color inside sRGB is drawn in sRGB, a wider one in Display P3, and one beyond that is mapped")
    func drawn() {
        let inside = Color(.oklch, 0.6279553639214311, 0.2576833038053608, 29.23388027962784).drawn()
        #expect(inside.value.exactBytes == 0xFF0000 && !inside.isMapped)
        let gray = Color(.displayP3, 0.47, 0.47, 0.47).drawn()
        #expect(gray.value.space == .srgb && abs(gray.value.red - 0.47) < 1e-9 && !gray.isMapped)
        let wide = Color(.displayP3, 1, 0.5, 0, alpha: 0.5).drawn()
        #expect(wide.value == ColorValue(space: .displayP3, red: 1, green: 0.5, blue: 0, alpha: 0.5))
        #expect(!wide.isMapped)
        let wider = Color(.rec2020, 0, 1, 0).drawn()
        #expect(wider.value.space == .displayP3 && wider.isMapped)
        #expect([wider.value.red, wider.value.green, wider.value.blue].allSatisfy { 0...1 ~= $0 })
    }

    @Test("what misses a gamut by rounding alone is drawn at its edge")
    func edge() {
        let value = Color(.srgb, 1.00005, -0.00005, -0.0).drawn().value
        #expect(value == ColorValue(red: 1, green: 0, blue: 0))
        #expect(value.blue.sign == .plus)
    }

    @Test("a missing component is drawn as 0")
    func missing() {
        #expect(Color(.srgb, nil, 0.5, nil).drawn().value == ColorValue(red: 0, green: 0.5, blue: 0))
    }
}

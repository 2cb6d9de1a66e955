import DesignTokens
import Testing

@Suite("Color interpolation")
struct ColorInterpolationTests {
    @Test("halfway is the mean of the components and of alpha")
    func halfway() {
        let middle = Color(.srgb, 0, 0.2, 1, alpha: 0).interpolated(
            to: Color(.srgb, 1, 0.4, 0, alpha: 0.5), at: 0.5, in: .srgb)
        #expect(near(middle, [0.5, 0.3, 0.5]))
        #expect(middle.alpha == 0.25)
    }

    @Test(
        "hues take the shorter arc",
        arguments: [(350, 10, 0), (10, 350, 0), (30, 90, 60), (90, 30, 60), (0, 180, 90), (300, 30, 345)])
    func shorterArc(start: Double, end: Double, middle: Double) {
        let result = Color(.oklch, 0.5, 0.1, start).interpolated(to: Color(.oklch, 0.5, 0.1, end), at: 0.5, in: .oklch)
        #expect(near(result, [0.5, 0.1, middle]))
    }

    @Test("a missing component is the other color's, and stays missing when both lack it")
    func missing() {
        let start = Color(.oklch, nil, 0.1, nil)
        let result = start.interpolated(to: Color(.oklch, 0.8, 0.3, nil), at: 0.5, in: .oklch)
        #expect(result[0] == 0.8 && result[2] == nil)
        #expect(near(result, [0.8, 0.2, 0]))
        let reverse = Color(.oklch, 0.8, 0.3, 40).interpolated(to: start, at: 0.25, in: .oklch)
        #expect(near(reverse, [0.8, 0.25, 40]))
    }

    @Test("white has no hue of its own to mix in")
    func white() throws {
        let blue = try #require(Color(css: "#4477DD"))
        let result = Color(.srgb, 1, 1, 1).interpolated(to: blue, at: 0.1, in: .hsl)
        #expect(abs((result[0] ?? 0) - 220) < 0.001)
    }

    private func near(_ color: Color, _ components: [Double]) -> Bool {
        (0..<3).allSatisfy { abs((color[$0] ?? 0) - components[$0]) < 1e-9 }
    }
}

import DesignTokens
import Testing

@Suite("Gradients in CSS")
struct CSSGradientTests {
    @Test(
        "the shape comes before the stops, or has CSS's default",
        arguments: [
            ("linear-gradient(red, blue)", GradientShape.linear(angle: 180)),
            ("LINEAR-GRADIENT( 45deg , red, blue )", .linear(angle: 45)),
            ("linear-gradient(45deg, red, blue) ;", .linear(angle: 45)),
            ("linear-gradient(0.25turn, red, blue)", .linear(angle: 90)),
            ("linear-gradient(to right, red, blue)", .linear(angle: 90)),
            ("linear-gradient(to top left, red, blue)", .linear(angle: 315)),
            ("linear-gradient(0, red, blue)", .linear(angle: 0)),
            ("radial-gradient(red, blue)", .radial(center: .init())),
            ("radial-gradient(circle at 20% 80%, red, blue)", .radial(center: .init(x: 0.2, y: 0.8), form: .circle)),
            ("radial-gradient(at top, red, blue)", .radial(center: .init(x: 0.5, y: 0))),
            ("radial-gradient(ellipse at bottom right, red, blue)", .radial(center: .init(x: 1, y: 1))),
            ("conic-gradient(red, blue)", .conic(angle: 0, center: .init())),
            ("conic-gradient(from 90deg at left, red, blue)", .conic(angle: 90, center: .init(x: 0, y: 0.5))),
        ])
    func shapes(_ text: String, _ shape: GradientShape) throws {
        #expect(try #require(CSSGradient(css: text)).shape == shape)
    }

    @Test(
        "stops without a position are distributed evenly between the others",
        arguments: [
            ("red, blue", [0, 1]), ("red, lime, blue", [0, 0.5, 1]), ("red, lime, teal, blue 60%", [0, 0.2, 0.4, 0.6]),
            ("red 20%, blue 10%", [0.2, 0.1]), ("red 10% 30%, blue", [0.1, 0.3, 1]), ("red 5, blue 95", [0.05, 0.95]),
            ("rgba(255, 0, 0, 0.5) 25%, rgb(0 0 255 / 50%)", [0.25, 1]),
        ])
    func positions(_ stops: String, _ positions: [Double]) throws {
        let gradient = try #require(CSSGradient(css: "linear-gradient(\(stops))"))
        #expect(gradient.stops.count == positions.count)
        for (stop, position) in zip(gradient.stops, positions) { #expect(abs(stop.position - position) < 1e-9) }
    }

    @Test(
        "an ellipse with the proportions of the one to the farthest corner ends before it",
        arguments: [
            ("50% 50% at 50% 50%", 0.7071), ("ellipse 100% 100%", 1.4142), ("80% 40% at 20% 60%", nil),
            ("80% 60% at 20% 60%", 0.7071), ("circle 50% 50%", nil), ("50% at 50% 50%", nil),
        ])
    func ellipses(_ shape: String, _ end: Double?) {
        let gradient = CSSGradient(css: "radial-gradient(\(shape), red 0%, lime 50%, blue 100%)")
        #expect(gradient?.stops.map(\.position) == end.map { [0, $0 / 2, $0] })
    }

    @Test(
        "invalid and repeating gradients, and those that depend on lengths, have no value",
        arguments: [
            "linear-gradient()", "linear-gradient(red)", "linear-gradient(red, nothing)", "linear-gradient(red, blue",
            "repeating-linear-gradient(red, blue)", "linear-gradient(red 10px, blue)",
            "linear-gradient(to nowhere, red, blue)",
            "radial-gradient(closest-side, red, blue)", "radial-gradient(10px 20px, red, blue)",
            "radial-gradient(at 10px 5px, red, blue)", "linear-gradient(red, 30%, blue)", "gradient(red, blue)", "red",
            "",
            "linear-gradient(red, blue) x", ")(", "conic-gradient(from red, blue)",
        ])
    func none(_ text: String) { #expect(CSSGradient(css: text) == nil) }
}

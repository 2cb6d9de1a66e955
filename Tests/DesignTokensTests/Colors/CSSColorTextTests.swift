import DesignTokens
import TestSupport
import Testing

@Suite("CSS color texts")
struct CSSColorTextTests {
    /// A text and the color that it is.
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let color: Color

        init(_ text: String, _ color: Color) { (self.text, self.color) = (text, color) }

        var testDescription: String { text }
    }

    @Test("hexadecimal texts and names are sRGB", arguments: hexadecimalsAndNames)
    func readsHexadecimalsAndNames(test: Case) { #expect(Color(css: test.text) == test.color) }

    @Test("functions take spaces or commas, percentages, angles and alpha", arguments: functions)
    func readsFunctions(test: Case) throws { try check(test) }

    @Test("a color in place of the components gets another opacity, as in Tokens Studio", arguments: colorsWithAlpha)
    func readsColorsWithAlpha(test: Case) throws { try check(test) }

    @Test(
        "a relative color with the same channels, or a mix with transparent, has another opacity", arguments: opacities)
    func readsOpacities(test: Case) throws { try check(test) }

    @Test(
        "other relative colors and mixes are not colors",
        arguments: [
            "rgb(from teal g r b / 0.5)", "rgb(from teal r g b)", "rgb(from teal calc(r + 1) g b / 0.5)",
            "hsl(from teal r g b / 0.5)", "color-mix(in srgb, teal 50%, red)", "color-mix(teal 50%, transparent)",
            "color-mix(in srgb, teal, transparent)", "color-mix(in nowhere, teal 5%, transparent)",
        ])
    func otherRelativeColors(text: String) { #expect(Color(css: text) == nil) }

    @Test("the examples of color.js (test/parse.js at e9d9fa8)", arguments: colorJS)
    func readsColorJSExamples(test: Case) throws { try check(test) }

    @Test("everything else is not a color", arguments: noColors)
    func noColor(text: String) { #expect(Color(css: text) == nil) }

    private func check(_ test: Case) throws {
        let color = try #require(Color(css: test.text))
        #expect(color.space == test.color.space)
        #expect(abs(color.alpha - test.color.alpha) < 1e-12)
        for index in 0..<3 {
            #expect((color[index] == nil) == (test.color[index] == nil))
            #expect(abs((color[index] ?? 0) - (test.color[index] ?? 0)) < 1e-9, "component \(index)")
        }
    }

    private static let teal = Color(.srgb, 0, 128 / 255, 128 / 255)

    private static let hexadecimalsAndNames = [
        Case("#893825", Color(.srgb, 137 / 255, 56 / 255, 37 / 255)),
        Case("#893825;", Color(.srgb, 137 / 255, 56 / 255, 37 / 255)), Case("teal ; ", teal),
        Case("#FA8", Color(.srgb, 1, 170 / 255, 136 / 255)),
        Case("#fa80", Color(.srgb, 1, 170 / 255, 136 / 255, alpha: 0)),
        Case("#abcdef80", Color(.srgb, 171 / 255, 205 / 255, 239 / 255, alpha: 128 / 255)),
        Case("teal", teal), Case(" Teal\n", teal), Case("TEAL", teal), Case("\t#008080 ", teal),
        Case("rebeccapurple", Color(.srgb, 0.4, 0.2, 0.6)), Case("Black", Color(.srgb, 0, 0, 0)),
        Case("lightgoldenrodyellow", Color(.srgb, 250 / 255, 250 / 255, 210 / 255)),
        Case("transparent", Color(.srgb, 0, 0, 0, alpha: 0)), Case("Transparent", Color(.srgb, 0, 0, 0, alpha: 0)),
    ]

    private static let opacities = [
        Case("rgb(from teal r g b / 50%)", teal.withAlpha(0.5)),
        Case("oklch( from #00808040  L c h/.25 )", teal.withAlpha(0.25)),
        Case("hsla(from rgb(0 128 128) h s l / 0.5)", teal.withAlpha(0.5)),
        Case("color-mix(in srgb, teal 40%, transparent)", teal.withAlpha(0.4)),
        Case("color-mix(in oklab,rgba(teal, 50%) 40% , Transparent )", teal.withAlpha(0.2)),
        Case("color-mix(in srgb, #00808080 50%, transparent)", teal.withAlpha(64 / 255)),
    ]

    private static let functions = [
        Case("rgb(0, 128, 128)", teal), Case("rgb(0 128 128)", teal), Case("RGB(0 128 128 / 1)", teal),
        Case("rgba(0,128,128,.5)", teal.withAlpha(0.5)), Case("rgba( 0 , 128 , 128 , 50% )", teal.withAlpha(0.5)),
        Case("rgb(0 128 128/50%)", teal.withAlpha(0.5)), Case("rgba(0 128 128, 0.5)", teal.withAlpha(0.5)),
        Case("rgba(0, 128, 128 / 0.5)", teal.withAlpha(0.5)), Case("rgb(100%, 0%, 20%)", Color(.srgb, 1, 0, 0.2)),
        Case("rgb(300 -20 127.5)", Color(.srgb, 1, 0, 0.5)), Case("rgb(1e2 0 0)", Color(.srgb, 100 / 255, 0, 0)),
        Case("rgba(0 128 128 / 7)", teal), Case("rgba(0 128 128 / -1)", teal.withAlpha(0)),
        Case("rgb(none 128 128 / none)", Color(.srgb, nil, 128 / 255, 128 / 255, alpha: 0)),
        Case("hsl(120, 50%, 25%)", Color(.hsl, 120, 50, 25)),
        Case("hsla(120deg 50 25 / 40%)", Color(.hsl, 120, 50, 25, alpha: 0.4)),
        Case("hsl(0.5turn 50% 25%)", Color(.hsl, 180, 50, 25)), Case("hsl(200grad 50% 25%)", Color(.hsl, 180, 50, 25)),
        Case("hsl(3.141592653589793rad 50% 25%)", Color(.hsl, 180, 50, 25)),
        Case("hsl(-90 50% 25%)", Color(.hsl, 270, 50, 25)), Case("hsl(360 50% 25%)", Color(.hsl, 0, 50, 25)),
        Case("hsl(0 150% -5%)", Color(.hsl, 0, 100, 0)), Case("hwb(90 10% 20%)", Color(.hwb, 90, 10, 20)),
        Case("lab(50% 40% -40%)", Color(.lab, 50, 50, -50)),
        Case("lab(50 40 -40 / .1)", Color(.lab, 50, 40, -40, alpha: 0.1)),
        Case("lab(120 0 0)", Color(.lab, 100, 0, 0)), Case("lch(50% 40% 30)", Color(.lch, 50, 60, 30)),
        Case("lch(50 -1 30)", Color(.lch, 50, 0, 30)), Case("oklab(50% 50% -0.1)", Color(.oklab, 0.5, 0.2, -0.1)),
        Case("oklch(50% 50% 0.25turn)", Color(.oklch, 0.5, 0.2, 90)),
        Case("oklch(0.5857, 0.135751, 240.6802)", Color(.oklch, 0.5857, 0.135751, 240.6802)),
        Case("oklch(0.5 none none)", Color(.oklch, 0.5, nil, nil)),
        Case("color(display-p3 1 0.5 0)", Color(.displayP3, 1, 0.5, 0)),
        Case("color(Display-P3 100% 50% 0 / 50%)", Color(.displayP3, 1, 0.5, 0, alpha: 0.5)),
        Case("color(display-p3 1.5 -0.5 0)", Color(.displayP3, 1.5, -0.5, 0)),
        Case("color(xyz 0.1 20% 0.3)", Color(.xyzD65, 0.1, 0.2, 0.3)),
        Case("color(prophoto-rgb 1 1 none)", Color(.proPhotoRGB, 1, 1, nil)),
    ]

    private static let colorsWithAlpha = [
        Case("rgba(#ff0000, 0.5)", Color(.srgb, 1, 0, 0, alpha: 0.5)),
        Case("rgba(#ff0000aa,0.5)", Color(.srgb, 1, 0, 0, alpha: 0.5)),
        Case("rgba(#f00, 50%)", Color(.srgb, 1, 0, 0, alpha: 0.5)), Case("rgba( #00808080 , 0)", teal.withAlpha(0)),
        Case("rgba(#f00a / 50%)", Color(.srgb, 1, 0, 0, alpha: 0.5)), Case("rgba(teal, .25)", teal.withAlpha(0.25)),
        Case("rgba(rgb(0, 128, 128), .25)", teal.withAlpha(0.25)),
        Case("rgba(rgba(#008080, 0.5), .25)", teal.withAlpha(0.25)),
        Case("rgba(hsl(120, 50%, 25%), 1)", Color(.hsl, 120, 50, 25)),
        Case("oklch(color(display-p3 1 0.5 0) / 0.4)", Color(.displayP3, 1, 0.5, 0, alpha: 0.4)),
    ]

    private static let colorJS = [
        Case("lch(90 0 none)", Color(.lch, 90, 0, nil)), Case("hsl(none, 50%, 50%)", Color(.hsl, nil, 50, 50)),
        Case("hwb(none 20% 30%)", Color(.hwb, nil, 20, 30)),
        Case("color(display-p3 none 1 .5)", Color(.displayP3, nil, 1, 0.5)),
        Case("#f068", Color(.srgb, 1, 0, 0.4, alpha: 136 / 255)),
        Case("rgba(0% 50% 200% / 0.5)", Color(.srgb, 0, 0.5, 1, alpha: 0.5)),
        Case("lab(50% 25% -25% / 50%)", Color(.lab, 50, 31.25, -31.25, alpha: 0.5)),
        Case("lch(50% 50% 50 / 50%)", Color(.lch, 50, 75, 50, alpha: 0.5)),
        Case("lch(100 50 450)", Color(.lch, 100, 50, 90)),
        Case("oklab(42% 100% -50%)", Color(.oklab, 0.42, 0.4, -0.2)), Case("OKLab(100% 0 0)", Color(.oklab, 1, 0, 0)),
        Case("oklch(100% 150% 50)", Color(.oklch, 1, 0.6, 50)), Case("oklch(100% 0 30deg)", Color(.oklch, 1, 0, 30)),
        Case("color(srgb-linear 0 100% 50%)", Color(.srgbLinear, 0, 1, 0.5)),
        Case("color(rec2020 0 1 .5)", Color(.rec2020, 0, 1, 0.5)),
        Case("color(a98-rgb 0 1 .5)", Color(.a98RGB, 0, 1, 0.5)),
        Case("color(xyz-d50 0 1 .5)", Color(.xyzD50, 0, 1, 0.5)),
        Case("hsl(-180, 50%, 50%)", Color(.hsl, 180, 50, 50)), Case("hsl(900, 50%, 50%)", Color(.hsl, 180, 50, 50)),
        Case("hsl(1.5707963267948966rad 0% 0% / .5)", Color(.hsl, 90, 0, 0, alpha: 0.5)),
        Case("hsl(100grad 0% 0% / .5)", Color(.hsl, 90, 0, 0, alpha: 0.5)),
    ]

    private static let noColors = [
        "", " ", "#", "#12", "#12345", "#1234567", "#123456789", "#12345g", "##123", "currentcolor", "inherit", "teall",
        "blac\u{212A}",
        "rot", "893825", "rgb", "rgb(", "rgb()", "rgb(1 2)", "rgb(1 2 3", "rgb(1 2 3))", "rgb(1 2 3) x", "rgb (1 2 3)",
        "rgb(1, 2 3)", "rgb(1 2, 3)", "rgb(1,,2,3)", "rgb(1 2 3 4)", "rgb(1, 2, 3, 4, 5)", "rgb(1 2 3 / )",
        "rgb(1 2 3,)",
        "rgb(1 2 3 / 4deg)", "rgb(10deg 10 10)", "rgb(1px 2 3)", "rgb(1. 2 3)", "rgb(- 2 3)", "rgb(0x10 2 3)",
        "rgb(inf 2 3)",
        "rgb(nan 2 3)", "rgb(1e400 2 3)", "rgb(1e 2 3)", "rgb(nothing 2 3)", "rgb(calc(1) 2 3)", "hsl(10% 50% 50%)",
        "hsl(10 50deg 50%)", "color(1 2 3)", "color(teal / 0.5)", "color(display-p3)", "color(display-p3 1 1)",
        "color(display-p3 1 1 1 1)", "color(hsl 1 2 3)", "color(sRGB2 1 2 3)", "rgba(#ff0000)", "rgba(#ff000, 1)",
        "rgba(#ff0000 0.5)", "rgba(teal)", "rgba({a.b}, 0.5)", "{a.b}", "linear-gradient(90deg, red, blue)",
        "rgb(\u{661} 2 3)", "rgb(1\u{A0}2 3)", "rgb(1 2 3)\u{0}", "color-mix(in srgb, red, blue)",
    ]

    @Test("numbers of 64 characters are read, longer ones are not")
    func longNumbers() {
        #expect(Color(css: "rgb(0.\(String(repeating: "1", count: 62)) 2 3)") != nil)
        #expect(Color(css: "rgb(0.\(String(repeating: "1", count: 63)) 2 3)") == nil)
    }

    @Test("long and deep texts are answered in linear time")
    func hostileTexts() {
        let many = 200_000
        for text in [
            String(repeating: "rgba(", count: many), String(repeating: "rgba(", count: many) + "#fff",
            String(repeating: "1", count: many),
            "rgb(" + String(repeating: " ", count: many), "rgb(" + String(repeating: "1 ", count: many),
            "#" + String(repeating: "f", count: many), String(repeating: "a", count: many),
            String(repeating: "a", count: many) + "(",
            "rgb(" + String(repeating: "9", count: many) + " 2 3)",
            "rgb(1" + String(repeating: "x", count: many) + " 2 3)",
            "color(" + String(repeating: "x", count: many) + " 1 2 3)",
            "rgba(" + String(repeating: "x", count: many) + ", 1)",
        ] {
            #expect(Color(css: text) == nil)
            #expect(!Color.isGradient(css: text))
        }
    }

    @Test("a color may stand in a color sixteen times, as aliases of aliases make it")
    func nesting() {
        func nested(_ depth: Int) -> String {
            String(repeating: "rgba(", count: depth) + "#f00" + String(repeating: ", 0.5)", count: depth)
        }
        #expect(Color(css: nested(16)) == Color(.srgb, 1, 0, 0, alpha: 0.5))
        #expect(Color(css: nested(17)) == nil)
    }

    @Test("every text that is one bit, or one character, away from a color is answered without a trap")
    func mutations() {
        var numbers = RandomNumbers(seed: 5)
        let seeds = (Self.functions + Self.colorsWithAlpha).map { Array($0.text.utf8) }
        for _ in 0..<20_000 {
            var bytes = numbers.pick(seeds)
            for _ in 0..<Int.random(in: 1...3, using: &numbers) where !bytes.isEmpty {
                let index = Int.random(in: bytes.indices, using: &numbers)
                if numbers.once(in: 3) {
                    bytes.remove(at: index)
                } else {
                    bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
                }
            }
            guard let color = Color(css: String(decoding: bytes, as: UTF8.self)) else { continue }
            let value = color.drawn().value
            #expect([value.red, value.green, value.blue, value.alpha].allSatisfy { 0...1 ~= $0 })
        }
    }

    @Test("a color written as CSS is the same when it is read", arguments: ColorSpace.allCases)
    func cssText(space: ColorSpace) {
        var colors = RandomColors(seed: 6)
        for _ in 0..<200 {
            let color = colors.next(in: space).withAlpha(0.25)
            #expect(Color(css: color.cssText) == color)
        }
        #expect(Color(css: Color(space, nil, 1, nil).cssText) == Color(space, nil, 1, nil))
        #expect(Color(.oklch, 0.5, nil, 30).cssText == "oklch(0.5 none 30)")
        #expect(Color(.displayP3, 1, 0, 0.5, alpha: 0.5).cssText == "color(display-p3 1 0 0.5 / 0.5)")
    }

    @Test("gradients are distinguished from colors by the name of their function")
    func gradients() {
        for text in [
            "linear-gradient(90deg, {a} 0%, rgba({b},50%) 100%)", " Linear-Gradient(", "radial-gradient(red, blue)",
            "conic-gradient(red, blue)", "repeating-linear-gradient(red, blue)", "repeating-conic-gradient(red)",
            "linear-gradient (red)", "radial-gradient  (",
        ] {
            #expect(Color.isGradient(css: text))
            #expect(Color(css: text) == nil)
        }
        for text in ["linear-gradient", "linear gradient(red)", "my-gradient(red)", "#fff", "gradient(red)", ""] {
            #expect(!Color.isGradient(css: text))
        }
    }
}

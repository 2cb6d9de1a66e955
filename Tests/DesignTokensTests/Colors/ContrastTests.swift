import DesignTokens
import TestSupport
import Testing

@Suite("Contrast of colors")
struct ContrastTests {
    /// Two colors and their ratio, as WebAIM's checker and the reports of axe print it.
    struct Case: Sendable, CustomTestStringConvertible {
        let one, other, ratio: String

        init(_ one: String, _ other: String, _ ratio: String) {
            (self.one, self.other, self.ratio) = (one, other, ratio)
        }

        var testDescription: String { "\(one) on \(other)" }
    }

    @Test(
        "the ratio of WCAG 2.2 is shown cut to two decimals",
        arguments: [
            Case("#FFFFFF", "#000000", "21.00:1"), Case("#FFFFFF", "#FFFFFF", "1.00:1"),
            Case("#777777", "#FFFFFF", "4.47:1"), Case("#767676", "#FFFFFF", "4.54:1"),
            Case("#FF0000", "#FFFFFF", "3.99:1"), Case("#0000FF", "#FFFFFF", "8.59:1"),
            Case("#008000", "#FFFFFF", "5.13:1"), Case("#FFFFFF", "#3B5998", "6.84:1"),
        ])
    func publishedRatios(test: Case) throws {
        #expect(try contrast(test.one, test.other).text == test.ratio)
        #expect(try contrast(test.other, test.one).text == test.ratio)
    }

    @Test("a ratio just below a level fails it, whatever it would be rounded to")
    func unrounded() throws {
        #expect(try contrast("#777777", "#FFFFFF") < Contrast(4.5))
        #expect(abs(try contrast("#777777", "#FFFFFF").ratio - 4.478) < 0.0005)
        #expect(Contrast(4.499).text == "4.49:1")
    }

    @Test("a translucent color is mixed with what it lies on in written components, not in light")
    func compositing() throws {
        let mixed = try color("#00000080").composited(over: color("#FFFFFF"))
        #expect(mixed.hexadecimalText == "#7F7F7F")
        #expect(mixed.alpha == 1)
        #expect(try contrast("#00000080", "#FFFFFF").text == "4.00:1")
    }

    @Test("over another space, colors are mixed in Display P3")
    func compositingAcrossSpaces() throws {
        let green = ColorValue(space: .displayP3, red: 0, green: 1, blue: 0, alpha: 0.5)
        #expect(green.composited(over: try color("#FFFFFF")).displayP3Text == "display-p3 0.5 1 0.5")
    }

    @Test("the luminance of Display P3 is its own")
    func wideLuminance() {
        #expect(abs(ColorValue(space: .displayP3, red: 0, green: 1, blue: 0).relativeLuminance - 0.691739) < 1e-6)
        #expect(abs(ColorValue(space: .displayP3, red: 1, green: 1, blue: 1).relativeLuminance - 1) < 1e-12)
    }

    @Test("the difference of lightness is that of CIE, and 50 of it are a ratio of 4.48 or more")
    func lightness() throws {
        #expect(abs(try color("#FFFFFF").lightnessDifference(from: color("#000000")) - 100) < 1e-9)
        #expect(abs(try color("#777777").lightnessDifference(from: color("#FFFFFF")) + 49.97) < 0.01)
        var colors = RandomColors(seed: 14)
        for _ in 0..<10_000 {
            let (one, other) = (colors.next(in: .srgb).drawn().value, colors.next(in: .srgb).drawn().value)
            guard abs(one.lightnessDifference(from: other)) >= 50 else { continue }
            #expect(one.contrast(on: other) > Contrast(4.48))
        }
    }

    @Test(
        "the difference of Oklab tells colors of one system apart",
        arguments: [
            ("#14706E", 0.3), ("#116160", 4.9), ("#59656C", 6.6), ("#157070", 0),
        ])
    func difference(other: String, expected: Double) throws {
        let difference = try color("#157070").okDifference(from: color(other))
        #expect((difference * 10).rounded() / 10 == expected)
    }

    private func contrast(_ one: String, _ other: String) throws -> Contrast {
        try color(one).contrast(on: color(other))
    }
}

@Suite("The nearest lightness that passes")
struct MendedContrastTests {
    @Test(
        "keeps the hue and goes the shorter way",
        arguments: [
            ("#777777", "#FFFFFF", "#767676"), ("#777777", "#000000", "#777777"), ("#7F8C92", "#FFFFFF", "#6C787E"),
            ("#7F8C92", "#2A3135", "#8B999F"), ("#808080", "#7A7A7A", "#0D0D0D"),
        ])
    func mending(text: String, background: String, mended: String) throws {
        let color = try color(text).mended(to: Contrast(4.5), on: color(background))
        #expect(color?.hexadecimalText == mended)
    }

    @Test("is the nearest of all thousand that do")
    func nearest() throws {
        var colors = RandomColors(seed: 4)
        for _ in 0..<60 {
            let background = colors.next(in: .srgb).drawn().value
            let text = colors.next(in: .srgb).drawn().value
            let start = Color(text).converted(to: .oklch)
            guard text.contrast(on: background) < Contrast(4.5), let lightness = start[0] else { continue }
            let steps = (0...1000).filter { step in
                let other = Color(.oklch, Double(step) / 1000, start[1], start[2])
                let bytes = ColorValue(hexadecimal: other.drawnInSRGB.hexadecimalText.utf8)
                return bytes.map { $0.contrast(on: background) >= Contrast(4.5) } ?? false
            }
            let mended = text.mended(to: Contrast(4.5), on: background)
            let nearest = steps.map { abs(Double($0) / 1000 - lightness) }.min()
            #expect((mended == nil) == (nearest == nil))
            guard let mended, let nearest, let found = Color(mended).converted(to: .oklch)[0] else { continue }
            #expect(mended.contrast(on: background) >= Contrast(4.5))
            #expect(abs(found - lightness) < nearest + 0.004, "eight bits round a lightness")
        }
    }

    @Test("keeps the opacity, and none may do")
    func translucent() throws {
        let white = try color("#FFFFFF")
        let mended = try #require(try color("#777777CC").mended(to: Contrast(4.5), on: white))
        #expect(mended.alpha == 0.8)
        #expect(mended.contrast(on: white) >= Contrast(4.5))
        #expect(try color("#77777733").mended(to: Contrast(4.5), on: white) == nil)
    }
}

@Suite("Colors in words")
struct ColorTextTests {
    @Test(
        "OKLCH and Display P3, with as many digits as tell eight bits apart",
        arguments: [
            ("#93CFCA", "oklch(81.2% 0.062 190)", "display-p3 0.627 0.805 0.791"),
            ("#FFFFFF", "oklch(100% 0 none)", "display-p3 1 1 1"),
            ("#000000", "oklch(0% 0 none)", "display-p3 0 0 0"),
            ("#FF000080", "oklch(62.8% 0.258 29 / 0.502)", "display-p3 0.917 0.2 0.139 / 0.502"),
        ])
    func texts(hexadecimal: String, oklch: String, displayP3: String) throws {
        #expect(try color(hexadecimal).oklchText == oklch)
        #expect(try color(hexadecimal).displayP3Text == displayP3)
        #expect(try color(hexadecimal).displayP3CSSText == "color(\(displayP3))")
    }

    @Test("what CSS reads from them is the same color, to what an eye can tell")
    func readBack() throws {
        var colors = RandomColors(seed: 15)
        for _ in 0..<1000 {
            let value = colors.next(in: .srgb).drawn().value
            for text in [value.oklchText, value.displayP3CSSText] {
                let back = try #require(Color(css: text)).drawn().value
                #expect(back.nearestInSRGB.okDifference(from: value) < 0.5)
            }
        }
    }

    @Test("a color outside sRGB has a nearest one in it")
    func nearestInSRGB() {
        let green = ColorValue(space: .displayP3, red: 0, green: 1, blue: 0)
        #expect(green.displayP3Text == "display-p3 0 1 0")
        #expect(green.nearestInSRGB.hexadecimalText == "#00FB29")
    }
}

private func color(_ hexadecimal: String) throws -> ColorValue {
    try #require(ColorValue(hexadecimal: hexadecimal.utf8))
}

extension Color {
    /// The nearest color of sRGB.
    fileprivate var drawnInSRGB: ColorValue {
        let components = mapped(into: .srgb)
        return ColorValue(red: components[0] ?? 0, green: components[1] ?? 0, blue: components[2] ?? 0)
    }
}

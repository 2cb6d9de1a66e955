import DesignTokens
import LocatedJSON
import Testing

@testable import CodeGeneration

@Suite("Color sets")
struct ColorSetTests {
    private static let white = ColorValue(red: 1, green: 1, blue: 1)
    private static let black = ColorValue(red: 0, green: 0, blue: 0)

    @Test("are written as Xcode writes them")
    func text() {
        let pink = ColorValue(space: .displayP3, red: 1, green: 0.25, blue: 0.123456, alpha: 0.5)
        let set = ColorSet([
            ColorSet.Entry(appearance: .light, color: Self.white), ColorSet.Entry(appearance: .dark, color: pink),
        ])
        #expect(
            set.text == """
                {
                  "colors" : [
                    {
                      "color" : {
                        "color-space" : "srgb",
                        "components" : {
                          "alpha" : "1.0000",
                          "blue" : "1.0000",
                          "green" : "1.0000",
                          "red" : "1.0000"
                        }
                      },
                      "idiom" : "universal"
                    },
                    {
                      "appearances" : [
                        {
                          "appearance" : "luminosity",
                          "value" : "dark"
                        }
                      ],
                      "color" : {
                        "color-space" : "display-p3",
                        "components" : {
                          "alpha" : "0.5000",
                          "blue" : "0.1235",
                          "green" : "0.2500",
                          "red" : "1.0000"
                        }
                      },
                      "idiom" : "universal"
                    }
                  ],
                  "info" : {
                    "author" : "",
                    "version" : 1
                  }
                }

                """)
    }

    @Test(
        "have an entry for each appearance that looks different",
        arguments: [
            ([(.light, white)], [.light]),
            ([(.light, white), (.dark, white)], [.light]),
            ([(.light, white), (.dark, black)], [.light, .dark]),
            (
                [(.light, white), (.dark, black), (.lightHighContrast, white), (.darkHighContrast, black)],
                [.light, .dark]
            ),
            (
                [(.light, white), (.dark, white), (.darkHighContrast, black)],
                [.light, .dark, .lightHighContrast, .darkHighContrast]
            ),
        ] as [([(Appearance, ColorValue)], [Appearance])])
    func entries(_ colors: [(Appearance, ColorValue)], _ appearances: [Appearance]) {
        let set = ColorSet(colors.map { ColorSet.Entry(appearance: $0, color: $1) })
        #expect(set.entries.map(\.appearance) == appearances)
    }

    @Test("with one color for increased contrast state the others for it too, so that none is left to the system")
    func contrast() {
        let set = ColorSet([
            ColorSet.Entry(appearance: .light, color: Self.white), ColorSet.Entry(appearance: .dark, color: Self.white),
            ColorSet.Entry(appearance: .lightHighContrast, color: Self.black),
        ])
        #expect(set.entries.map(\.color) == [Self.white, Self.white, Self.black, Self.white])
    }

    @Test("say by their space that two colors of the same components differ")
    func spaces() {
        let wide = ColorValue(space: .displayP3, red: 1, green: 1, blue: 1)
        let set = ColorSet([
            ColorSet.Entry(appearance: .light, color: Self.white), ColorSet.Entry(appearance: .dark, color: wide),
        ])
        #expect(set.entries.count == 2)
    }

    @Test("hold, read as Xcode reads them, what was written: each byte, and other components within 1/10000")
    func readBack() throws {
        for number in 0..<2_000 {
            let byte = Double(number % 256) / 255
            let color = ColorValue(
                space: number % 3 == 0 ? .displayP3 : .srgb, red: byte, green: .random(in: 0...1),
                blue: .random(in: 0...1), alpha: .random(in: 0...1))
            let text = ColorSet([ColorSet.Entry(appearance: .light, color: color)]).text
            let read = try #require(try firstColor(in: text))
            #expect(Int((read.red * 255).rounded()) == number % 256)
            #expect(read.space == color.space)
            let pairs = [(read.green, color.green), (read.blue, color.blue), (read.alpha, color.alpha)]
            #expect(pairs.allSatisfy { abs($0 - $1) <= 0.000_051 })
        }
    }

    /// The first color of a set, by the rules of the format: a component with a full stop is 0 … 1.
    private func firstColor(in text: String) throws -> ColorValue? {
        let document = try JSONDocument(parsing: Array(text.utf8), path: "Contents.json")
        let colors = try #require(document.value(of: "colors", in: document.root))
        let entry = try #require(document.elements(of: colors).first { _ in true })
        let color = try #require(document.value(of: "color", in: entry))
        let components = try #require(document.value(of: "components", in: color))
        let numbers = try (["red", "green", "blue", "alpha"] as [StaticString]).map { name in
            let text = try #require(document.value(of: name, in: components).flatMap(document.stringValue))
            #expect(text.contains(".") && text.count == 6)
            return try #require(Double(text))
        }
        let space = document.value(of: "color-space", in: color).flatMap(document.stringValue)
        return space.flatMap(ColorValue.Space.init).map {
            ColorValue(space: $0, red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
        }
    }
}

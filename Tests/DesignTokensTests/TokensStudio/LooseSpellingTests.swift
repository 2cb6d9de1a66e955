import DesignTokens
import Testing

@Suite("Values that are spelled as in another format")
struct LooseSpellingTests {
    @Test(
        "are read in files of Tokens Studio and Style Dictionary as they are meant, with one warning",
        arguments: [
            (
                #""color""#, #"{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 }"#,
                TokenValue.srgb(1, 0, 0, alpha: 0.5)
            ),
            (#""color""#, ##"{ "hex": "#FF0000" }"##, .srgb(1, 0, 0)),
            (#""color""#, "[255, 0, 0, 0.5]", .srgb(1, 0, 0, alpha: 0.5)),
            (#""color""#, #""255 0 51""#, .srgb(1, 0, 0.2)), (#""color""#, #""255, 0, 51""#, .srgb(1, 0, 0.2)),
            (#""color""#, #""0 100% 50%""#, .srgb(1, 0, 0)), (#""color""#, "[1, 0, 0]", .srgb(1, 0, 0)),
            (#""spacing""#, #"{ "value": 16 }"#, .dimension(16, .px)),
            (#""spacing""#, #"{ "value": 16, "unit": "PIXELS" }"#, .dimension(16, .px)),
            (#""fontFamilies""#, #""[\"Inter\", \"Arial\"]""#, .fontFamily(["Inter", "Arial"])),
        ])
    func values(_ type: String, _ value: String, _ expected: TokenValue) throws {
        for format in [TokenFormatReader.tokensStudio, .styleDictionary] {
            let reading = try FormatReading(format, "{ \"s\": { \"a\": { \"type\": \(type), \"value\": \(value) } } }")
            #expect(try reading.value(format.format == .tokensStudio ? "a" : "s.a") == expected)
            #expect(reading.resolution.diagnostics.map(\.code) == [.outdatedSyntax])
        }
    }

    @Test("include a unit beside a number in Tokens Studio")
    func unitBeside() throws {
        let reading = try FormatReading(
            .tokensStudio,
            #"{ "s": { "a": { "type": "spacing", "value": "1.5", "unit": "rem" }, "b": { "type": "spacing", "value": "{a}" } } }"#
        )
        reading.expect("")
        #expect(try reading.value("b") == .dimension(1.5, .rem))
    }

    @Test("are counted in one warning a file")
    func warning() throws {
        try FormatReading(
            .tokensStudio,
            #"{ "s": { "a": { "type": "spacing", "value": 1️⃣{ "value": 16 } }, "b": { "type": "spacing", "value": { "value": "{a}" } } } }"#
        ).expect(
            """
            1️⃣: warning: expected a string or a number, found an object (and in 1 more value in this file); it is read as '16' \
            [outdated-syntax]
            1️⃣: note: write it as "16"
            """)
    }

    @Test("are colors as arrays, whose warning has the shortest text that is the same color")
    func arrays() throws {
        let values = { (first: String) in
            #"{ "color": { "a": { "value": 1️⃣\#(first) }, "b": { "value": [10, 20, 30] } } }"#
        }
        try FormatReading(.styleDictionary, values("[250, 128, 4, 1]")).expect(
            """
            1️⃣: warning: the array is read as the color '#FA8004' (and 1 more value in this file) [outdated-syntax]
            1️⃣: note: write it as "#FA8004"
            """)
        try FormatReading(.styleDictionary, values("[250, 128, 4, 0.5]")).expect(
            """
            1️⃣: warning: the array is read as the color 'rgba(#FA8004, 0.5)' (and 1 more value in this file) [outdated-syntax]
            1️⃣: note: write it as "rgba(#FA8004, 0.5)"
            """)
    }

    @Test("say which function the numbers of a color belong to")
    func channels() throws {
        try FormatReading(
            .styleDictionary, #"{ "color": { "a": { "value": 1️⃣"12 34 56" }, "b": { "value": "7 8 9" } } }"#
        ).expect(
            """
            1️⃣: warning: expected a color, found bare numbers (and in 1 more value in this file); they are read as \
            'rgb(12 34 56)' [outdated-syntax]
            1️⃣: note: write it as "rgb(12 34 56)"
            """)
    }

    @Test(
        "are not colors if their scale is unknown or a channel is missing",
        arguments: ["1 1 1", "0.5 0.5 0.5", "256 0 0", "1 2", "1 2 3 4", "1 2% 3", "12px 3 4"])
    func otherNumbers(_ text: String) throws {
        let reading = try FormatReading(.styleDictionary, #"{ "color": { "a": { "value": "\#(text)" } } }"#)
        #expect(reading.resolution.diagnostics.map(\.code) == [.invalidValue])
    }

    @Test("a length in em depends on a text, and one of a font on the base font size")
    func em() throws {
        let reading = try FormatReading(
            .tokensStudio,
            #"{ "s": { "a": { "type": "spacing", "value": "1.5em" }, "b": { "type": "fontSizes", "value": "1.5em" } } }"#
        )
        #expect(try reading.value("a") == .dimension(1.5, .em))
        #expect(try reading.value("b") == .dimension(1.5, .rem))
    }
}

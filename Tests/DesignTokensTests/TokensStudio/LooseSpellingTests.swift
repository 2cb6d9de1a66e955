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
            (#""color""#, "[1, 0, 0]", .srgb(1, 0, 0)), (#""spacing""#, #"{ "value": 16 }"#, .dimension(16, .px)),
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

import DesignTokens
import Testing

@Suite("Style Dictionary: files")
struct StyleDictionaryReaderTests {
    @Test("whatever has a value is a token; what is said of it is no child")
    func tokens() throws {
        let reading = try StyleDictionaryReading(
            ##"""
            { "color": { "comment": "all of them", "base": { "red": {
                "value": "#FF0000", "comment": "signals", "themeable": true, "name": "rot", "deprecated": "use blue",
                "attributes": { "category": "color", "docs": { "value": 1 } },
                "original": { "value": "#FF0000" }, "dark": "#AA0000" } } } }
            """##)
        #expect(reading.resolution.graph.tokens.map(\.path) == ["color.base.red"])
        #expect(reading.resolution.graph.tokens[0].description == "signals")
        #expect(reading.resolution.graph.tokens[0].deprecation == .yes(reason: "use blue"))
        #expect(try reading.type("color.base.red") == .color)
        reading.expect("")
    }

    @Test("the stated category counts before the first name of the path")
    func category() throws {
        let reading = try StyleDictionaryReading(
            #"{ "pause": { "short": { "value": "200", "attributes": { "category": "time" } } } }"#)
        #expect(try reading.value("pause.short") == .duration(200, .ms))
    }

    @Test("a token without a type takes that of the nearest group")
    func groupType() throws {
        let reading = try StyleDictionaryReading(#"{ "a": { "type": "time", "b": { "c": { "value": "0.3s" } } } }"#)
        #expect(try reading.value("a.b.c") == .duration(0.3, .s))
    }

    @Test("files are one tree, in which references cross files and the later of two tokens counts, with one note")
    func merge() throws {
        let reading = try StyleDictionaryReading(
            ##"""
            { "color": { "a": { "value": "{color.c.value}" },
              1️⃣"b": { "value": "#000000" }, "d": { "value": "#000000" } } }
            """##,
            ##"""
            { "color": { "c": { "value": "#FFFFFF" },
              "b": { "value": "#FF0000" }, "d": { "value": "#FF0000" } } }
            """##)
        #expect(reading.resolution.graph.tokens.map(\.name) == ["a", "b", "d", "c"])
        #expect(try reading.value("color.a") == .color(ColorValue(red: 1, green: 1, blue: 1, alpha: 1)))
        #expect(try reading.value("color.b") == .color(ColorValue(red: 1, green: 0, blue: 0, alpha: 1)))
        reading.expect(
            """
            b.json:2:3: note: 'color.b' and 1 more token are defined in two files; this definition is used, because \
            it comes later [duplicate-token]
            1️⃣: note: also defined here
            b.json:2:3: note: Style Dictionary merges files in order; to use the other definition, list its file \
            later in "sources"
            """)
    }

    @Test("a token inside a token is left out, as Style Dictionary does not look for it")
    func children() throws {
        let reading = try StyleDictionaryReading(
            ##"{ "color": { "a": { "value": "#000000", 1️⃣"b": { "value": "#FFFFFF" } } } }"##)
        reading.expect(
            """
            1️⃣: error: 'color.a' has a value, which hides the token 'color.a.b' in it [token-with-children]
            1️⃣: note: move the value to a token of its own, such as "color.a.default"
            """)
        #expect(reading.resolution.diagnostics.map(\.loss) == [.token("color.a.b")])
        #expect(try reading.value("color.a.b") == .unusable)
    }

    @Test("members of tokens and groups can begin with a dollar sign")
    func dollars() throws {
        let reading = try StyleDictionaryReading(
            ##"""
            { "z": { "sheet": { "$value": "600" } }, "scrim": { "$value": "rgba(0,0,0,0.5)" },
              "gap": { "$type": "dimension", "s": { "$value": { "value": 8, "unit": "px" }, "$description": "tight" } } }
            """##)
        reading.expect("")
        #expect(try reading.value("z.sheet") == .number(600))
        #expect(try reading.type("scrim") == .color)
        #expect(try reading.value("gap.s") == .dimension(8, .px))
    }

    @Test("members that are neither tokens nor groups cause one warning for each file")
    func notAToken() throws {
        let reading = try StyleDictionaryReading(
            ##"{ "color": { 1️⃣"a": "#000000", "b": { "value": "#FFFFFF" }, "c": 1 } }"##)
        reading.expect(
            """
            1️⃣: warning: 'a' and 1 more in this file are neither a token nor a group [not-a-token]
            1️⃣: note: write tokens as objects with a "value" or "$value"; Style Dictionary skips this too
            """)
    }

    @Test("is recognized by its own keys beside a $value")
    func keysBesideDollars() throws {
        let formats: [TokenFormatReader] = [.tokensStudio, .styleDictionary, .dtcg]
        for key in ["attributes", "original", "themeable"] {
            let text = #"{ "a": { "$type": "dimension", "$value": "4px", "\#(key)": { "category": "size" } } }"#
            #expect(try FormatReading.format(of: text, among: formats) == .styleDictionary)
        }
    }
}

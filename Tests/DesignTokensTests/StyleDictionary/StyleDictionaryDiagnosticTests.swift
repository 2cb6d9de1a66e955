import DesignTokens
import Testing

@Suite("Style Dictionary: unusable values")
struct StyleDictionaryDiagnosticTests {
    @Test("a value that does not fit the type in the path is reported, and costs its token")
    func pathType() throws {
        let reading = try StyleDictionaryReading(#"{ "color": { "link": { "value": 1️⃣"inherit" } } }"#)
        reading.expect(
            """
            1️⃣: error: "inherit" is not a color [invalid-value]
            1️⃣: note: write it as #893825, rgba(137, 56, 37, 0.5) or {group.token}
            1️⃣: note: its type is inferred from 'color' in its path; add a "type" to change it
            """)
        #expect(reading.resolution.diagnostics.map(\.loss) == [.token("color.link")])
        #expect(try reading.value("color.link") == .unusable)
    }

    @Test("an opacity beside a value, which needs a program of the team, is reported")
    func opacity() throws {
        let reading = try StyleDictionaryReading(
            ##"{ "ink": { "value": "#656A76" }, "line": { "value": "{ink.value}", 1️⃣"alpha": "0.15", "note": "x" } }"##)
        reading.expect(
            """
            1️⃣: warning: unknown property 'alpha' of a token [unknown-property]
            1️⃣: note: the value is used without it; write the opacity as a part of the value
            """)
        #expect(reading.resolution.diagnostics.map(\.loss) == [.detail])
    }

    @Test("a property of a group is reported if it contains tokens, because it is skipped")
    func tokensInProperties() throws {
        try StyleDictionaryReading(
            ##"{ "color": { "$note": { "by": "us" }, 1️⃣"$modes": { "ink": { "value": "#111111" } } } }"##
        ).expect(
            """
            1️⃣: warning: unknown property '$modes' of a group [unknown-property]
            1️⃣: note: the tokens in it are skipped, because names of tokens and groups cannot begin with $
            """)
    }

    @Test("a token can be called value, in a group of the same color's parts")
    func tokenCalledValue() throws {
        let reading = try StyleDictionaryReading(
            """
            { "bar": { "back": { "value": "#EEEEEE", "type": "color" },
                       "value": { "value": "#00AA00", "type": "color" },
                       "size": { "value": { "value": 16, "unit": "px" }, "type": "dimension" } } }
            """)
        reading.expect("")
        #expect(reading.resolution.graph.tokens.map(\.path) == ["bar.back", "bar.value", "bar.size"])
        #expect(try reading.value("bar.size") == .dimension(16, .px))
    }

    @Test(
        "no value disappears without a diagnostic",
        arguments: [
            ("radius", "\"50%\"", "unsupported length \"50%\""),
            ("space", "\"4px 8px\"", "\"4px 8px\" contains 2 lengths instead of one"),
            ("width", "\"80vh\"", "unsupported length \"80vh\""),
            ("space", "\"clamp(1rem, 2vw)\"", "unsupported length \"clamp(1rem, 2vw)\""),
            ("space", "\"fit-content\"", "\"fit-content\" is not a length"), ("space", "\"\"", "\"\" is not a length"),
            ("any", "\"\"", "'any.a' has an empty value"),
            ("any", "null", "expected a value of a type with parts for 'any.a', found null"),
            ("time", "\"2 days\"", "\"2 days\" is not a duration"),
            ("any", "{ \"x\": 1 }", "expected a value of a type with parts for 'any.a', found an object"),
            ("font.weight", "\"Ultra Condensed\"", "\"Ultra Condensed\" is not a font weight"),
            ("lineheight", "\"normal\"", "the line height \"normal\" has no Swift value"),
        ])
    func unusable(group: String, value: String, message: String) throws {
        let names = group.split(separator: ".")
        let text = names.reversed().reduce("{ \"a\": { \"value\": \(value) } }") { "{ \"\($1)\": \($0) }" }
        let reading = try StyleDictionaryReading(text)
        #expect(reading.resolution.diagnostics.map(\.message) == [message])
        #expect(reading.resolution.diagnostics.map(\.loss) == [.token("\(group).a")])
        #expect(try reading.value("\(group).a") == .unusable)
    }

    @Test("an invalid part costs the whole value, an unknown one does not")
    func parts() throws {
        let reading = try StyleDictionaryReading(
            ##"""
            { "a": { "type": "typography", "value": { "fontSize": 1️⃣"big", 2️⃣"stretch": "wide" } },
              "b": { "type": "shadow", "value": [3️⃣"0 1px 2px #000000"] } }
            """##)
        reading.expect(
            """
            2️⃣: warning: unknown key 'stretch' in this value [unknown-member]
            2️⃣: note: use one of fontFamily, fontSize, fontWeight, fontStyle, letterSpacing, lineHeight, \
            paragraphSpacing, paragraphIndent, textCase, textTransform, textDecoration
            1️⃣: error: "big" is not a length [invalid-value]
            1️⃣: note: write it as 16, 16px, 1rem, 1em or 50%
            3️⃣: error: expected an object for the value, found a string [invalid-value]
            3️⃣: note: write an object with color, x, offsetX, y, offsetY, blur, spread, type, inset
            """)
        #expect(reading.resolution.diagnostics.map(\.loss) == [.token("a"), .token("a"), .token("b")])
    }
}

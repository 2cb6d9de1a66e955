import DesignTokens
import Testing

@Suite("Style Dictionary: what cannot be used")
struct StyleDictionaryDiagnosticTests {
    @Test("a value that is not of the type that the path tells says so, and costs its token")
    func pathType() throws {
        let reading = try StyleDictionaryReading(#"{ "color": { "link": { "value": 1️⃣"inherit" } } }"#)
        reading.expect(
            """
            1️⃣: error: "inherit" is not a color [invalid-value]
            1️⃣: note: write it as #893825, rgba(137, 56, 37, 0.5) or {group.token}
            1️⃣: note: "color" in its path says what it is; if it is something else, state its "type"
            """)
        #expect(reading.resolution.diagnostics.map(\.loss) == [.token("color.link")])
        #expect(try reading.value("color.link") == .unusable)
    }

    @Test(
        "no value becomes nothing without a word",
        arguments: [
            ("radius", "\"50%\"", "\"50%\" is a length that has no value in Swift"),
            ("space", "\"4px 8px\"", "\"4px 8px\" is 2 lengths and not one"),
            ("width", "\"80vh\"", "\"80vh\" is a length that has no value in Swift"),
            ("space", "\"clamp(1rem, 2vw)\"", "\"clamp(1rem, 2vw)\" is a length that has no value in Swift"),
            ("space", "\"fit-content\"", "\"fit-content\" is not a length"), ("space", "\"\"", "\"\" is not a length"),
            ("any", "\"\"", "the value of any.a is empty"),
            ("any", "null", "the value of any.a is null, and not of a type that takes one"),
            ("time", "\"2 days\"", "\"2 days\" is not a duration"),
            ("any", "{ \"x\": 1 }", "the value of any.a is an object, and not of a type that takes one"),
            ("font.weight", "\"Ultra Condensed\"", "\"Ultra Condensed\" is not a font weight"),
            ("lineheight", "\"normal\"", "\"normal\" is a line height that has no value in Swift"),
        ])
    func unusable(group: String, value: String, message: String) throws {
        let names = group.split(separator: ".")
        let text = names.reversed().reduce("{ \"a\": { \"value\": \(value) } }") { "{ \"\($1)\": \($0) }" }
        let reading = try StyleDictionaryReading(text)
        #expect(reading.resolution.diagnostics.map(\.message) == [message])
        #expect(reading.resolution.diagnostics.map(\.loss) == [.token("\(group).a")])
        #expect(try reading.value("\(group).a") == .unusable)
    }

    @Test("a part that is none costs the whole value, and one that nobody knows nothing")
    func parts() throws {
        let reading = try StyleDictionaryReading(
            ##"""
            { "a": { "type": "typography", "value": { "fontSize": 1️⃣"big", 2️⃣"stretch": "wide" } },
              "b": { "type": "shadow", "value": [3️⃣"0 1px 2px #000000"] } }
            """##)
        reading.expect(
            """
            2️⃣: warning: "stretch" is not a member of this value [unknown-member]
            2️⃣: note: the members are fontFamily, fontSize, fontWeight, fontStyle, letterSpacing, lineHeight, \
            paragraphSpacing, paragraphIndent, textCase, textDecoration
            1️⃣: error: "big" is not a length [invalid-value]
            1️⃣: note: write it as 16, 16px, 1rem, 1em or 50%
            3️⃣: error: the value is an object, not a string [invalid-value]
            3️⃣: note: its members are color, x, offsetX, y, offsetY, blur, spread, type, inset
            """)
        #expect(reading.resolution.diagnostics.map(\.loss) == [.token("a"), .token("a"), .token("b")])
    }
}

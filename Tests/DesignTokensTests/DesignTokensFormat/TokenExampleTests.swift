import DesignTokens
import Testing

@Suite("The format's own examples: tokens (section 5)")
struct TokenExampleTests {
    @Test("5.1: a minimal file with a single token")
    func minimal() throws {
        let file = try FormatFile(
            """
            { "token name": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } }
            """)
        file.expect("")
        #expect(file.paths == ["token name"])
        #expect(try file.type("token name") == .color)
        #expect(try file.value("token name") == .srgb(1, 0, 0))
    }

    @Test("5.1: names that differ in case only are two names")
    func caseOfNames() throws {
        let file = try FormatFile(
            """
            {
              "font-size": { "$value": { "value": 3, "unit": "rem" }, "$type": "dimension" },
              "FONT-SIZE": { "$value": { "value": 16, "unit": "px" }, "$type": "dimension" }
            }
            """)
        file.expect("")
        #expect(try file.value("font-size") == .dimension(3, .rem))
        #expect(try file.value("FONT-SIZE") == .dimension(16, .px))
    }

    @Test("5.2.1: a description is a plain text")
    func description() throws {
        let file = try FormatFile(
            """
            {
              "Button background": {
                "$type": "color",
                "$description": "The background color for buttons in their normal state.",
                "$value": { "colorSpace": "srgb", "components": [0.467, 0.467, 0.467] }
              }
            }
            """)
        file.expect("")
        #expect(
            try file.document.token("Button background").description
                == "The background color for buttons in their normal state.")
    }

    @Test("5.2.3: tools add what they like to $extensions, by their names")
    func extensions() throws {
        let file = try FormatFile(
            """
            {
              "Button background": {
                "$type": "color",
                "$value": { "colorSpace": "srgb", "components": [0.467, 0.467, 0.467] },
                "$extensions": { "org.example.tool-a": 42, "org.example.tool-b": { "turn-up-to-11": true } }
              }
            }
            """)
        file.expect("")
        #expect(try file.value("Button background") == .srgb(0.467, 0.467, 0.467))
    }

    @Test("5.2.4: a token is deprecated, with or without a reason")
    func deprecated() throws {
        let file = try FormatFile(
            ##"""
            {
              "Button background": {
                "$value": { "colorSpace": "srgb", "components": [0.467, 0.467, 0.467], "hex": "#777777" },
                "$type": "color",
                "$deprecated": true
              },
              "Button focus": {
                "$value": { "colorSpace": "srgb", "components": [0.44, 0.753, 1], "hex": "#70c0ff" },
                "$type": "color",
                "$deprecated": "Please use the border style for active buttons instead."
              }
            }
            """##)
        file.expect("")
        #expect(
            file.document.tokens.map(\.deprecation) == [
                .yes(reason: nil), .yes(reason: "Please use the border style for active buttons instead."),
            ])
    }
}

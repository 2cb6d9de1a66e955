import Diagnostics
import DesignTokens
import Testing

@Suite("Types of the Design Tokens format")
struct TypeResolutionTests {
    @Test("the type of a token is its own, then that of the token it refers to, then that of the nearest group")
    func order() throws {
        let file = try FormatFile(
            """
            { "$type": "number", "n": { "$value": 1 },
              "g": { "$type": "dimension",
                "alias": { "$value": "{n}" }, "pointer": { "$ref": "#/n" }, "chain": { "$value": "{g.alias}" },
                "own": { "$type": "number", "$value": 2 }, "inner": { "x": { "$value": { "value": 3, "unit": "px" } } } } }
            """)
        file.expect("")
        #expect(
            try ["n", "g.alias", "g.pointer", "g.chain", "g.own", "g.inner.x"].map(file.type) == [
                .number, .number, .number, .number, .number, .dimension,
            ])
    }

    @Test("the type of a group is not that of a group whose name it begins with")
    func prefix() throws {
        #expect(
            try FormatFile(
                #"{ "color": { "$type": "number", "y": { "$value": 2 } }, "colors": { "x": { "$value": 1 } } }"#
            ).codes == [
                "missing-type"
            ])
    }

    @Test(
        "a type is never inferred from a value or a group", arguments: ["1", #""bold""#, "[0, 0, 1, 1]"])
    func missing(value: String) throws {
        #expect(try FormatFile(#"{ "number": { "x": { "$value": \#(value) } } }"#).codes == ["missing-type"])
    }

    @Test(
        "the thirteen types are spelled exactly so",
        arguments: ["Color", "COLOR", "font-weight", "string", "boolean", "link", "opacity", "", "color "])
    func names(type: String) throws {
        let file = try FormatFile(type: type, value: "1")
        #expect(file.codes == ["unknown-type"])
    }

    @Test("a type that is not a string is an error; that of a group is one error, not one for each token in it")
    func kinds() throws {
        try FormatFile(#"{ "g": { "$type": 1️⃣["color"], "a": { "$value": 1 }, "h": { "b": { "$value": 2 } } } }"#)
            .expect(
                """
                1️⃣: error: expected a string for $type, found an array [unknown-type]
                1️⃣: note: write one type in double quotes, such as "color"
                """)
    }

    @Test(
        "properties other than values are validated",
        arguments: [
            (##""$description": 5"##, "invalid-value"),
            (##""$deprecated": "x", "$deprecated": 1"##, "duplicate-key"),
            (##""$deprecated": null"##, "invalid-value"), (##""$extensions": []"##, "invalid-value"),
            (##""$note": "x""##, "unknown-property"), (##""note": "x""##, "unknown-property"),
            (##""x": {}"##, "token-with-children"), (##""$extends": "{g}""##, "invalid-extends"),
            (##""$ref": "#/g/x""##, "invalid-reference"),
        ])
    func properties(member: String, code: DiagnosticCode) throws {
        let file = try FormatFile(#"{ "a": { "$type": "number", "$value": 1, \#(member) } }"#)
        #expect(file.codes.contains(code))
        #expect(file.resolution.diagnostics.allSatisfy { $0.severity == .error })
    }

    @Test("$root is the name of a token, not of a group")
    func rootGroup() throws {
        try FormatFile(#"{ "g": { 1️⃣"$root": { "x": { "$type": "number", "$value": 1 } } } }"#).expect(
            """
            1️⃣: error: '$root' is reserved for a token, but this is a group [invalid-name]
            1️⃣: note: give it a value, or rename it; names of groups cannot begin with $
            """)
    }

    @Test(
        "members that are neither tokens nor groups, and names with reserved characters, are errors",
        arguments: [
            (#""a": 5"#, "not-a-token"), (#""a": []"#, "not-a-token"), (#""a.b": {}"#, "invalid-name"),
            (#""{a": {}"#, "invalid-name"), (#""a}": {}"#, "invalid-name"), (#""": {}"#, "invalid-name"),
            (#""$a": {}"#, "unknown-property"),
        ])
    func members(member: String, code: DiagnosticCode) throws {
        #expect(try FormatFile("{ \"g\": { \(member) } }").codes == [code])
    }

    @Test("10,000 groups inside each other are one error")
    func nesting() throws {
        let text = String(repeating: "{\"a\":", count: 10_000) + "1" + String(repeating: "}", count: 10_000)
        #expect(throws: (any Error).self) { try FormatFile(text) }
    }
}

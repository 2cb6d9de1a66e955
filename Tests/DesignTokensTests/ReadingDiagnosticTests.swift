import DesignTokens
import Testing

@Suite("What reading a token file says")
struct ReadingDiagnosticTests {
    @Test(
        "a file holds an object",
        arguments: [
            ("1️⃣[]", "an array"), ("\n 1️⃣5", "a number"), ("1️⃣\"{}\"", "a string"), ("1️⃣null", "null"),
            ("1️⃣true", "a boolean"),
        ])
    func rootKind(text: String, kind: String) throws {
        try expectReading(
            text,
            reports: """
                1️⃣: error: a token file holds an object, not \(kind) [root-not-object]
                1️⃣: note: wrap the groups in { }
                """)
    }

    @Test("the root is no token", arguments: [#"{ "$value": 1️⃣5 }"#, ##"{ "$ref": 1️⃣"#/a" }"##])
    func tokenAtRoot(text: String) throws {
        try expectReading(
            text,
            reports: """
                1️⃣: error: the file is a single token without a name [token-at-root]
                1️⃣: note: give it a name: { "name": { "$value": … } }
                """)
    }

    @Test("what is no object is neither a token nor a group")
    func notAToken() throws {
        try expectReading(
            """
            { 1️⃣"a": 5, "b": { 2️⃣"c": [1], 3️⃣"value": "16px", 4️⃣"type": "x", 5️⃣"$root": null } }
            """,
            reports: """
                1️⃣: error: "a" is a number, neither a token nor a group [not-a-token]
                1️⃣: note: write the token as { "$type": …, "$value": … }
                2️⃣: error: "c" is an array, neither a token nor a group [not-a-token]
                2️⃣: note: write the token as { "$type": …, "$value": … }
                3️⃣: error: "value" is a string, neither a token nor a group [not-a-token]
                3️⃣: note: did you mean "$value"?
                4️⃣: error: "type" is a string, neither a token nor a group [not-a-token]
                4️⃣: note: did you mean "$type"?
                5️⃣: error: "$root" is null, neither a token nor a group [not-a-token]
                5️⃣: note: write the token as { "$type": …, "$value": … }
                """)
    }

    @Test("a token holds no tokens and groups")
    func tokenWithChildren() throws {
        try expectReading(
            #"{ "a": { "b": { 1️⃣"c d": {}, "$type": "number", "$value": 2️⃣1, "e": {} } } }"#,
            reports: """
                1️⃣: error: the token a.b has a value and also holds "c d" [token-with-children]
                2️⃣: note: its value stands here
                1️⃣: note: move the value into a token of its own, such as "a.b.default"
                """)
    }

    @Test("every unknown property is a warning, and a token with a $ an error")
    func unknownProperty() throws {
        try expectReading(
            """
            { "a": { 1️⃣"$descripton": "", 2️⃣"$color": { "$type": "number", "$value": 1 }, 3️⃣"$schema": "" },
              "b": { "$type": "number", "$value": 1, 4️⃣"$Value": 2, 5️⃣"$": 3 } }
            """,
            reports: """
                1️⃣: warning: "$descripton" is not a property of a group [unknown-property]
                1️⃣: note: did you mean "$description"?
                2️⃣: error: "$color" is no name of a token [invalid-name]
                2️⃣: note: rename it; names of tokens do not begin with $
                3️⃣: warning: "$schema" is not a property of a group [unknown-property]
                3️⃣: note: "$schema" is ignored; names of tokens do not begin with $
                4️⃣: warning: "$Value" is not a property of a token [unknown-property]
                4️⃣: note: did you mean "$value"?
                5️⃣: warning: "$" is not a property of a token [unknown-property]
                5️⃣: note: "$" is ignored; names of tokens do not begin with $
                """)
    }

    @Test("a type with nothing inside is a token that lost its value")
    func incompleteToken() throws {
        try expectReading(
            #"{ "a": { 1️⃣"b": { "$type": "color", "$description": "" } } }"#,
            reports: """
                1️⃣: warning: a.b has a type and neither a value nor tokens inside [incomplete-token]
                1️⃣: note: add "$value" if it is a token; an empty group needs no type
                """)
    }

    @Test("names are not empty and hold no full stop and no brace")
    func invalidName() throws {
        let advice = "rename it; . { } are reserved for references such as {group.token}"
        try expectReading(
            """
            { 1️⃣"": {}, 2️⃣"1.5": { "$type": "number", "$value": 1 }, "a": { 3️⃣"{b}": {}, 4️⃣"c}": {}, 5️⃣"\\u002e": {} } }
            """,
            reports: """
                1️⃣: error: a name is empty [invalid-name]
                1️⃣: note: \(advice)
                2️⃣: error: the name "1.5" holds a full stop or a brace [invalid-name]
                2️⃣: note: \(advice)
                3️⃣: error: the name "{b}" holds a full stop or a brace [invalid-name]
                3️⃣: note: \(advice)
                4️⃣: error: the name "c}" holds a full stop or a brace [invalid-name]
                4️⃣: note: \(advice)
                5️⃣: error: the name "." holds a full stop or a brace [invalid-name]
                5️⃣: note: \(advice)
                """)
    }

    @Test("a reference that was taken apart into groups is put together again")
    func referenceInGroups() throws {
        try expectReading(
            """
            { "a": { 1️⃣"{global": { "color": { "$type": "color", "400}": { "$value": "#111111" } } } },
              2️⃣"{b": { "c": {} }, "d": { "$type": "number", "$value": 1 } }
            """,
            reports: """
                1️⃣: error: the name "{global" holds a full stop or a brace [invalid-name]
                1️⃣: note: was a reference taken apart? Write "$value": "{global.color.400}"
                2️⃣: error: the name "{b" holds a full stop or a brace [invalid-name]
                2️⃣: note: rename it; . { } are reserved for references such as {group.token}
                """)
    }

    @Test("the names on a path are 4096 bytes together at most, full stops counted")
    func longPath() throws {
        let name = String(repeating: "é", count: 1000)
        let group = #"{ "$type": "number", "\#(name)": { "\#(name)": {"#
        let last = String(repeating: "x", count: 94)
        try expectReading(#"\#(group) "\#(last)": { "$value": 1 } } } }"#, reports: "")
        try expectReading(
            #"\#(group) 1️⃣"\#(last)x": { "$value": 1 } } } }"#,
            reports: """
                1️⃣: error: the names from the root to this one are longer than 4096 bytes [limit-exceeded]
                1️⃣: note: shorten them, or flatten the groups; was a text pasted into a name?
                """)
    }

    @Test("a type that does not exist is an error, and the nearest one is suggested")
    func unknownType() throws {
        let types =
            "color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border, transition, "
            + "shadow, gradient, typography, string, boolean"
        try expectReading(
            """
            { "a": { "$type": 1️⃣"colour", "$value": 1 }, "b": { "$type": 2️⃣"Color", "$value": 1 },
              "c": { "$type": 3️⃣"opacity", "d": {} }, "e": { "$type": 4️⃣5, "$value": 1 } }
            """,
            reports: """
                1️⃣: error: "colour" is not a type of design tokens [unknown-type]
                1️⃣: note: did you mean "color"?
                2️⃣: error: "Color" is not a type of design tokens [unknown-type]
                2️⃣: note: did you mean "color"?
                3️⃣: error: "opacity" is not a type of design tokens [unknown-type]
                3️⃣: note: the types are \(types)
                4️⃣: error: $type is a text, not a number [unknown-type]
                4️⃣: note: write one type in double quotes, such as "color"
                """)
    }

    @Test("descriptions are texts, deprecations booleans or texts")
    func otherProperties() throws {
        try expectReading(
            """
            { "a": { "$type": "number", "$value": 1, "$description": 1️⃣["d"], "$deprecated": 2️⃣0 },
              "b": { "$deprecated": 3️⃣null, "$description": 4️⃣false } }
            """,
            reports: """
                1️⃣: error: $description is a text, not an array [invalid-value]
                1️⃣: note: put it into double quotes
                2️⃣: error: $deprecated is true, false or a text, not a number [invalid-value]
                2️⃣: note: write true, or the reason in double quotes
                3️⃣: error: $deprecated is true, false or a text, not null [invalid-value]
                3️⃣: note: write true, or the reason in double quotes
                4️⃣: error: $description is a text, not a boolean [invalid-value]
                4️⃣: note: put it into double quotes
                """)
    }

    @Test("a key that stands twice is an error, and the first token counts")
    func duplicateKey() throws {
        let text = """
            { "a": { 1️⃣"b": { "$type": "number", "$value": 1 }, 2️⃣"b": { "$type": "number", "$value": 2 } } }
            """
        let expected = """
            2️⃣: error: the key "b" stands twice in this object [duplicate-key]
            1️⃣: note: it stands here first
            2️⃣: note: rename or remove one of the two; readers disagree about which of them counts
            """
        try expectReading(text, reports: expected)
        try expectResolving(text, reports: expected)
        let graph = try MarkedFiles(text).graph()
        #expect(graph.token(at: "a.b").map { graph.tokens[$0].value } == .number(1))
    }

    @Test("a token with an error has no value that can be used, and all errors of a file are reported")
    func brokenTokens() throws {
        let document = try MarkedFiles(
            """
            { "$type": "number", "a": { "$value": "x" }, "b": { "$value": 1 }, "c": { "$value": null },
              "d": { "$value": 1, "$description": 2 } }
            """
        ).document
        #expect(document.tokens.map(\.path) == ["b", "d"])
        #expect(document.collections[0].modes[0].tokens.filter { $0.value == .unusable }.map(\.path) == ["a", "c"])
        #expect(document.diagnostics.map(\.code) == ["invalid-value", "invalid-value", "invalid-value"])
    }

    @Test("a hostile name cannot break a line of the output")
    func hostileName() throws {
        try expectReading(
            #"{ "a\n\u001b[31m\u202e\u0000": { 1️⃣"x": 5 }, 2️⃣"\r\n": 5 }"#,
            reports: """
                1️⃣: error: "x" is a number, neither a token nor a group [not-a-token]
                1️⃣: note: write the token as { "$type": …, "$value": … }
                2️⃣: error: "\\u{D}\\u{A}" is a number, neither a token nor a group [not-a-token]
                2️⃣: note: write the token as { "$type": …, "$value": … }
                """)
    }
}

import DesignTokens
import LocatedJSON
import Testing

@Suite("What reading a token file reports")
struct ReadingDiagnosticTests {
    @Test(
        "a file contains an object",
        arguments: [
            ("1️⃣[]", "an array"), ("\n 1️⃣5", "a number"), ("1️⃣\"{}\"", "a string"), ("1️⃣null", "null"),
            ("1️⃣true", "a boolean"),
        ])
    func rootKind(text: String, kind: String) throws {
        try expectReading(
            text,
            reports: """
                1️⃣: error: expected an object at the root of a token file, found \(kind) [root-not-object]
                1️⃣: note: wrap the groups in { }
                """)
    }

    @Test("the root cannot be a token", arguments: [#"{ "$value": 1️⃣5 }"#, ##"{ "$ref": 1️⃣"#/a" }"##])
    func tokenAtRoot(text: String) throws {
        try expectReading(
            text,
            reports: """
                1️⃣: error: the file is a single token without a name [token-at-root]
                1️⃣: note: give it a name: { "name": { "$value": … } }
                """)
    }

    @Test("a value that is not an object is neither a token nor a group")
    func notAToken() throws {
        try expectReading(
            """
            { 1️⃣"a": 5, "b": { 2️⃣"c": [1], 3️⃣"value": "16px", 4️⃣"type": "x", 5️⃣"$root": null } }
            """,
            reports: """
                1️⃣: error: expected a token or a group for 'a', found a number [not-a-token]
                1️⃣: note: write the token as { "$type": …, "$value": … }
                2️⃣: error: expected a token or a group for 'c', found an array [not-a-token]
                2️⃣: note: write the token as { "$type": …, "$value": … }
                3️⃣: error: expected a token or a group for 'value', found a string [not-a-token]
                3️⃣: note: did you mean '$value'?
                4️⃣: error: expected a token or a group for 'type', found a string [not-a-token]
                4️⃣: note: did you mean '$type'?
                5️⃣: error: expected a token or a group for '$root', found null [not-a-token]
                5️⃣: note: write the token as { "$type": …, "$value": … }
                """)
    }

    @Test("a token cannot contain tokens and groups")
    func tokenWithChildren() throws {
        try expectReading(
            #"{ "a": { "b": { 1️⃣"c d": {}, "$type": "number", "$value": 2️⃣1, "e": {} } } }"#,
            reports: """
                1️⃣: error: 'a.b' has a value and also contains 'c d' [token-with-children]
                2️⃣: note: its value is defined here
                1️⃣: note: both are generated, but a token cannot contain tokens; move the value to one of its own, such as "a.b.default"
                """)
    }

    @Test("unknown properties cause warnings, and tokens with a $ errors")
    func unknownProperty() throws {
        try expectReading(
            """
            { "a": { 1️⃣"$descripton": "", 2️⃣"$color": { "$type": "number", "$value": 1 }, 3️⃣"$schema": "" },
              "b": { "$type": "number", "$value": 1, 4️⃣"$Value": 2, 5️⃣"$": 3 } }
            """,
            reports: """
                1️⃣: warning: unknown property '$descripton' of a group [unknown-property]
                1️⃣: note: did you mean '$description'?
                2️⃣: error: '$color' cannot be the name of a token [invalid-name]
                2️⃣: note: rename it; names of tokens cannot begin with $
                3️⃣: warning: unknown property '$schema' of a group [unknown-property]
                3️⃣: note: the property is ignored; names of tokens cannot begin with $
                4️⃣: warning: unknown property '$Value' of a token [unknown-property]
                4️⃣: note: did you mean '$value'?
                5️⃣: warning: unknown property '$' of a token [unknown-property]
                5️⃣: note: the property is ignored; names of tokens cannot begin with $
                """)
    }

    @Test("every unknown property of a token is reported, and of several tokens in it the first")
    func unknownProperties() throws {
        try expectReading(
            """
            { "a": { "$type": "color", "$value": 4️⃣"#FFFFFF", 1️⃣"group": "g", 2️⃣"alpha": "0.15", 3️⃣"x": {}, "y": {} } }
            """,
            reports: """
                1️⃣: warning: unknown property 'group' of a token [unknown-property]
                1️⃣: note: remove it, or move it to "$extensions"
                2️⃣: error: unknown property 'alpha' of a token [unknown-property]
                2️⃣: note: the value is used without it; write the opacity as a part of "$value"
                3️⃣: error: 'a' has a value and also contains 'x' [token-with-children]
                4️⃣: note: its value is defined here
                3️⃣: note: both are generated, but a token cannot contain tokens; move the value to one of its own, such as "a.default"
                """)
    }

    @Test("a type with nothing inside is a token that lost its value")
    func incompleteToken() throws {
        try expectReading(
            #"{ "a": { 1️⃣"b": { "$type": "color", "$description": "" } } }"#,
            reports: """
                1️⃣: warning: 'a.b' has a type, but no value and no tokens inside [incomplete-token]
                1️⃣: note: add "$value" if it is a token, or remove the type if it is an empty group
                """)
    }

    @Test("names cannot be empty or contain periods or braces")
    func invalidName() throws {
        let advice = "rename it; '.', '{' and '}' are reserved for references such as {group.token}"
        try expectReading(
            """
            { 1️⃣"": {}, 2️⃣"1.5": { "$type": "number", "$value": 1 }, "a": { 3️⃣"{b}": {}, 4️⃣"c}": {}, 5️⃣"\\u002e": {} } }
            """,
            reports: """
                1️⃣: error: empty name [invalid-name]
                1️⃣: note: \(advice)
                2️⃣: error: the name '1.5' contains a period or a brace [invalid-name]
                2️⃣: note: \(advice)
                3️⃣: error: the name '{b}' contains a period or a brace [invalid-name]
                3️⃣: note: \(advice)
                4️⃣: error: the name 'c}' contains a period or a brace [invalid-name]
                4️⃣: note: \(advice)
                5️⃣: error: the name '.' contains a period or a brace [invalid-name]
                5️⃣: note: \(advice)
                """)
    }

    @Test("a reference that was split into groups is put together again")
    func referenceInGroups() throws {
        try expectReading(
            """
            { "a": { 1️⃣"{global": { "color": { "$type": "color", "400}": { "$value": "#111111" } } } },
              2️⃣"{b": { "c": {} }, "d": { "$type": "number", "$value": 1 } }
            """,
            reports: """
                1️⃣: error: the name '{global' contains a period or a brace [invalid-name]
                1️⃣: note: if a reference was split into groups, write "$value": "{global.color.400}"
                2️⃣: error: the name '{b' contains a period or a brace [invalid-name]
                2️⃣: note: rename it; '.', '{' and '}' are reserved for references such as {group.token}
                """)
    }

    @Test("the path is limited to 4096 bytes, including periods")
    func longPath() throws {
        let name = String(repeating: "é", count: 1000)
        let group = #"{ "$type": "number", "\#(name)": { "\#(name)": {"#
        let last = String(repeating: "x", count: 94)
        try expectReading(#"\#(group) "\#(last)": { "$value": 1 } } } }"#, reports: "")
        try expectReading(
            #"\#(group) 1️⃣"\#(last)x": { "$value": 1 } } } }"#,
            reports: """
                1️⃣: error: the path is longer than 4096 bytes [limit-exceeded]
                1️⃣: note: shorten the names, or flatten the groups; check that no other text was pasted into a name
                """)
    }

    @Test("a type that does not exist is an error, and the nearest one is suggested")
    func unknownType() throws {
        let types =
            "color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border, transition, "
            + "shadow, gradient, typography, string, boolean"
        try expectReading(
            """
            { "a": { "$type": 1️⃣"colorr", "$value": 1 }, "b": { "$type": 2️⃣"Colour", "$value": 1 },
              "c": { "$type": 3️⃣"grid", "d": {} }, "e": { "$type": 4️⃣5, "$value": 1 } }
            """,
            reports: """
                1️⃣: error: unknown token type 'colorr' [unknown-type]
                1️⃣: note: did you mean 'color'?
                2️⃣: error: unknown token type 'Colour' [unknown-type]
                2️⃣: note: did you mean 'color'?
                3️⃣: error: unknown token type 'grid' [unknown-type]
                3️⃣: note: the types are \(types)
                4️⃣: error: expected a string for $type, found a number [unknown-type]
                4️⃣: note: write one type in double quotes, such as "color"
                """)
    }

    @Test("an unknown type of a group is one error, which costs its tokens without a type of their own")
    func unknownTypeOfGroup() throws {
        let file = try JSONDocument(
            parsing: Array(
                """
                { "space": { "$type": "fluid", "s": { "$value": "1rem" }, "m": { "$value": "2rem" },
                    "l": { "$type": "number", "$value": 3 } }, "gap": { "$type": "number", "$value": 4 } }
                """.utf8), path: "a.json")
        let errors = AliasResolver.resolve(TokenGraph([DTCGReader.read(file)])).checked().diagnostics
        #expect(errors.map(\.message) == ["unknown token type 'fluid'"])
        #expect(errors.map(\.lostTokens) == [["space.s", "space.m"]])
    }

    @Test("descriptions are texts, deprecations booleans or texts")
    func otherProperties() throws {
        try expectReading(
            """
            { "a": { "$type": "number", "$value": 1, "$description": 1️⃣["d"], "$deprecated": 2️⃣0 },
              "b": { "$deprecated": 3️⃣null, "$description": 4️⃣false } }
            """,
            reports: """
                1️⃣: error: expected a string for $description, found an array [invalid-value]
                1️⃣: note: put it in double quotes
                2️⃣: error: expected true, false or a string for $deprecated, found a number [invalid-value]
                2️⃣: note: write true, or the reason in double quotes
                3️⃣: error: expected true, false or a string for $deprecated, found null [invalid-value]
                3️⃣: note: write true, or the reason in double quotes
                4️⃣: error: expected a string for $description, found a boolean [invalid-value]
                4️⃣: note: put it in double quotes
                """)
    }

    @Test("a duplicate key is an error, and the first token is used")
    func duplicateKey() throws {
        let text = """
            { "a": { 1️⃣"b": { "$type": "number", "$value": 1 }, 2️⃣"b": { "$type": "number", "$value": 2 } } }
            """
        let expected = """
            2️⃣: error: duplicate key 'b' in an object [duplicate-key]
            1️⃣: note: first used here
            2️⃣: note: rename or remove one of them, because programs disagree about which one applies
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
                1️⃣: error: expected a token or a group for 'x', found a number [not-a-token]
                1️⃣: note: write the token as { "$type": …, "$value": … }
                2️⃣: error: expected a token or a group for '\\u{D}\\u{A}', found a number [not-a-token]
                2️⃣: note: write the token as { "$type": …, "$value": … }
                """)
    }
}

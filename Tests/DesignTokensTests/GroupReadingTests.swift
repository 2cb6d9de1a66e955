import Testing

@testable import DesignTokens

@Suite("Reading groups, names and properties")
struct GroupReadingTests {
    @Test("tokens and groups come in document order, each group before what is inside it")
    func order() throws {
        let document = try MarkedFiles(
            """
            { "b": { "2": { "$type": "number", "$value": 1 }, "c": { "1": { "$type": "number", "$value": 2 } } },
              "a": { "$type": "number", "$value": 3 } }
            """
        ).document
        #expect(document.tokens.map(\.path) == ["b.2", "b.c.1", "a"])
        #expect(document.tokens.map(\.name) == ["2", "1", "a"])
        #expect(document.tokens.map(\.group) == [1, 2, 0])
        #expect(document.groups.map(\.path) == ["", "b", "b.c"])
        #expect(document.groups.map(\.names) == [[], ["b"], ["b", "c"]])
        #expect(document.diagnostics.isEmpty)
    }

    @Test("names and values know where they stand, in lines and bytes from 1")
    func locations() throws {
        let files = try MarkedFiles("{ \"é\": {\n  1️⃣\"😀\": { \"$type\": \"number\", \"$value\": 2️⃣12 } } }")
        let token = try files.document.token("é.😀")
        let places = [token.nameNode, token.valueNode].map { files.sources[0].location(of: $0) }
        #expect(places.map(\.line) == [2, 2])
        #expect(places.map(\.column) == [3, 42])
    }

    @Test("an empty file, an empty group and $schema at the root say nothing")
    func empty() throws {
        for text in ["{}", #"{ "a": {} }"#, #"{ "$schema": "x", "a": { "$description": "d", "$extensions": {} } }"#] {
            let document = try MarkedFiles(text).document
            #expect(document.tokens.isEmpty)
            #expect(document.diagnostics.isEmpty)
        }
    }

    @Test(
        "a name may hold whatever JSON can say, but for full stops and braces",
        arguments: [
            ("acid green", "acid green"), ("my/group", "my/group"), ("500", "500"), (#"\"'`"#, "\"'`"), ("😀👩‍👩‍👧", "😀👩‍👩‍👧"),
            (#"\u0000"#, "\u{0}"), ("*/", "*/"), (#"\\(x)"#, #"\(x)"#), ("\u{2028}", "\u{2028}"), (" ", " "),
            ("한글", "한글"),
            ("default", "default"), ("a$", "a$"), (#"\u0061"#, "a"),
        ])
    func names(spelling: String, name: String) throws {
        let document = try MarkedFiles(
            #"{ "\#(spelling)": { "\#(spelling)": { "$type": "number", "$value": 1 } } }"#
        ).document
        #expect(document.tokens.map(\.path) == ["\(name).\(name)"])
        #expect(document.groups.map(\.names) == [[], [name]])
        #expect(document.diagnostics.isEmpty)
    }

    @Test("names that differ in case only are two names")
    func caseOfNames() throws {
        let files = try MarkedFiles(
            #"{ "$type": "number", "size": { "$value": 1 }, "Size": { "$value": 2 }, "a": { "$value": "{Size}" } }"#)
        #expect(try files.resolution().step("a") == "alias Size")
        #expect(files.resolution().diagnostics.isEmpty)
    }

    @Test("$root is a token of its group, and its name is part of the path")
    func root() throws {
        let files = try MarkedFiles(
            """
            { "accent": { "$root": { "$type": "number", "$value": 1 }, "dark": { "$type": "number", "$value": 2 } },
              "a": { "$value": "{accent.$root}" } }
            """)
        #expect(files.document.tokens.map(\.path) == ["accent.$root", "accent.dark", "a"])
        #expect(try files.resolution().step("a") == "alias accent.$root")
        #expect(files.resolution().diagnostics.isEmpty)
    }

    @Test("a token without $type has that of the nearest group that states one")
    func inheritedType() throws {
        let document = try MarkedFiles(
            """
            { "$type": "string", "text": { "$value": "t" },
              "sizes": { "$type": "number", "a": { "b": { "$value": 1 } }, "c": { "$type": "string", "$value": "s" } },
              "last": { "$value": "u" } }
            """
        ).document
        #expect(document.diagnostics.isEmpty)
        #expect(document.tokens.map(\.type) == [.string, .number, .string, .string])
        #expect(
            document.tokens.map(\.value) == [.string("t"), .number(1), .string("s"), .string("u")])
    }

    @Test("the order of the members of a group does not matter for its type")
    func typeAfterTokens() throws {
        let document = try MarkedFiles(#"{ "a": { "$value": 1 }, "$type": "number" }"#).document
        #expect(try document.token("a").type == .number)
    }

    @Test("$deprecated is handed down until false says otherwise, and a token's own counts first")
    func inheritedDeprecation() throws {
        let document = try MarkedFiles(
            """
            { "$type": "number", "new": { "$value": 0 },
              "old": { "$deprecated": "use {new}", "a": { "$value": 1 }, "b": { "$value": 2, "$deprecated": true },
                       "c": { "$deprecated": false, "d": { "$value": 3 }, "e": { "$value": 4, "$deprecated": "soon" } } } }
            """
        ).document
        #expect(document.diagnostics.isEmpty)
        #expect(
            document.tokens.map(\.deprecation) == [
                nil, .yes(reason: "use {new}"), .yes(reason: nil), .no, .yes(reason: "soon"),
            ])
    }

    @Test("a description is kept as it stands, hostile or not")
    func description() throws {
        let document = try MarkedFiles(
            #"{ "a": { "$type": "number", "$value": 1, "$description": "*/ \u0000\n\\(x) {b}" } }"#
        ).document
        #expect(try document.token("a").description == "*/ \u{0}\n\\(x) {b}")
    }

    @Test("the mode is the root's com.figma.modeName, and nothing else's")
    func modeName() throws {
        #expect(
            try MarkedFiles(#"{ "$extensions": { "com.figma.modeName": "Dark 🌙" } }"#).document.modeName == "Dark 🌙")
        for text in [
            "{}", #"{ "$extensions": { "com.figma.modeName": 1 } }"#, #"{ "$extensions": [] }"#,
            #"{ "a": { "$extensions": { "com.figma.modeName": "Dark" } } }"#,
        ] {
            #expect(try MarkedFiles(text).document.modeName == nil)
        }
    }

    @Test("com.figma.aliasData names the variable and its collection")
    func aliasData() throws {
        #expect(
            try variable(#"{ "targetVariableName": "a/b", "targetVariableSetName": "c", "targetVariableId": "d" }"#)
                == FigmaVariable(name: "a/b", collection: "c"))
        #expect(try variable(#"{ "targetVariableName": "a/b" }"#) == FigmaVariable(name: "a/b"))
    }

    @Test(
        "aliasData of another shape is passed over",
        arguments: [
            "null", "{}", "[]", #""a/b""#, #"{ "targetVariableName": 5 }"#, #"{ "targetVariableSetName": "c" }"#,
        ])
    func otherAliasData(data: String) throws {
        #expect(try variable(data) == nil)
    }

    @Test("what is said in \"com.figma\" counts as if each were a key of its own")
    func nestedExtensions() throws {
        let token = try MarkedFiles(
            """
            { "a": { "$type": "number", "$value": 1, "$extensions": { "com.figma": { "hiddenFromPublishing": true,
                "scopes": ["CORNER_RADIUS"], "codeSyntax": { "iOS": "round" }, "type": "boolean",
                "aliasData": { "targetVariableName": "b" } } } } }
            """
        ).document.token("a")
        #expect(token.isHidden)
        #expect(token.codeSyntax == "round")
        #expect(token.variable == FigmaVariable(name: "b"))
        #expect(token.value == .boolean(true))
    }

    @Test(
        "what Figma says in another shape is passed over",
        arguments: [
            #""com.figma": 1"#, #""com.figma.hiddenFromPublishing": false"#,
            #""com.figma.hiddenFromPublishing": "true""#, #""com.figma.codeSyntax": "x""#,
            #""com.figma.codeSyntax": { "WEB": "x", "iOS": "" }"#, #""com.figma.type": "float""#,
            #""com.figma.scopes": "GAP""#, #""com.figma.scopes": []"#,
            #""com.figma.composedColor": { "colorArg": { "alias": { "targetVariableName": "b" } } }"#,
        ])
    func otherExtensions(_ member: String) throws {
        let document = try MarkedFiles(
            #"{ "a": { "$type": "number", "$value": 1, "$extensions": { \#(member) } } }"#
        ).document
        #expect(document.diagnostics.isEmpty)
        let token = try document.token("a")
        #expect(token.annotations == nil)
        #expect(token.unit == nil)
        #expect(token.value == .number(1))
    }

    @Test(
        "scopes tell what a number measures, when they agree",
        arguments: [
            (["GAP"], .points), (["CORNER_RADIUS", "WIDTH_HEIGHT", "LINE_HEIGHT"], .points), (["OPACITY"], .ratio),
            (["FONT_WEIGHT", "FONT_STYLE"], .weight), (["ALL_SCOPES"], nil), (["GAP", "OPACITY"], nil),
            (["GAP", "TEXT_CONTENT"], nil), (["gap"], nil), ([], nil),
        ] as [([String], NumberUnit?)])
    func scopes(_ scopes: [String], _ unit: NumberUnit?) throws {
        let list = scopes.map { "\"\($0)\"" }.joined(separator: ", ")
        let document = try MarkedFiles(
            """
            { "a": { "$type": "number", "$value": 1, "$extensions": { "com.figma.scopes": [\(list)] } },
              "b": { "$type": "string", "$value": "1", "$extensions": { "com.figma.scopes": [\(list)] } } }
            """
        ).document
        #expect(try document.token("a").unit == unit)
        #expect(try document.token("b").unit == nil)
    }

    private func variable(_ data: String) throws -> FigmaVariable? {
        let document = try MarkedFiles(
            """
            { "a": { "$type": "number", "$value": 1, "$extensions": { "x": 1, "com.figma.aliasData": \(data) } } }
            """
        ).document
        #expect(document.diagnostics.isEmpty)
        return try document.token("a").variable
    }
}

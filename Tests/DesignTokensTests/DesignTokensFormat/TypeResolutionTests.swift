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

    @Test("a string that refers to a token of another type has that type, through other strings too")
    func strings() throws {
        let text = """
            { "a": { "$type": "string", "$value": 1️⃣"{b}" }, "b": { "$type": "string", "$value": 2️⃣"{font}" },
              3️⃣"font": { "$type": "fontFamily", "$value": "Moss" }, "words": { "$type": "string", "$value": "Moss" },
              "c": { "$type": "string", "$value": "{words}" } }
            """
        let file = try FormatFile(text, isStrict: false)
        #expect(try file.type("a") == .fontFamily)
        #expect(try file.value("a") == .fontFamily(["Moss"]))
        #expect(try file.type("c") == .string)
        file.expect(
            """
            1️⃣: warning: 'a' is a string, but refers to 'font', a fontFamily, and is read as one [type-mismatch]
            3️⃣: note: 'font' is defined here
            1️⃣: note: write "$type": "fontFamily", or remove "$type"
            2️⃣: warning: 'b' is a string, but refers to 'font', a fontFamily, and is read as one [type-mismatch]
            3️⃣: note: 'font' is defined here
            2️⃣: note: write "$type": "fontFamily", or remove "$type"
            """)
        let weight = #"{ "a": { "$type": "fontWeight", "$value": "{n}" }, "n": { "$type": "number", "$value": 700 } }"#
        #expect(try FormatFile(weight, isStrict: false).codes == [.typeMismatch])
    }

    @Test("a number that refers to a dimension is one, but not to the letter of the format")
    func numbers() throws {
        let text = """
            { "a": { "$type": "number", "$value": 1️⃣"{gap}" }, "wait": { "$type": "number", "$value": 3️⃣"{slow}" },
              2️⃣"gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
              4️⃣"slow": { "$type": "duration", "$value": { "value": 1, "unit": "s" } } }
            """
        let file = try FormatFile(text, isStrict: false)
        #expect(try file.type("a") == .dimension)
        #expect(try file.value("a") == .dimension(8, .px))
        file.expect(
            """
            1️⃣: warning: 'a' is a number, but refers to 'gap', a dimension, and is read as one [type-mismatch]
            2️⃣: note: 'gap' is defined here
            1️⃣: note: write "$type": "dimension", or remove "$type"
            3️⃣: error: 'wait' is a number, but refers to 'slow', a duration [type-mismatch]
            4️⃣: note: 'slow' is defined here
            3️⃣: note: correct "$type", or refer to a number token
            """)
        #expect(try FormatFile(text).codes == [.typeMismatch, .typeMismatch])
    }

    @Test("a type of Tokens Studio for texts is unknown in Figma's files, where braces may be part of a text")
    func foreignTextInFigma() throws {
        let figma = #"{ "com.figma": { "scopes": ["ALL_SCOPES"], "mode": "Light" } }"#
        let reading = try FormatReading(
            .dtcg,
            """
            { "face": { "$type": "text", "$value": "{family.ui}", "$extensions": \(figma) },
              "edge": { "$type": "borderWidth", "$value": 2, "$extensions": \(figma) } }
            """)
        #expect(try reading.value("face") == .unusable)
        #expect(try reading.value("edge") == .dimension(2, .px))
    }

    private static let foreignTypes = """
        { "one": { "$type": "number", "$value": 1 }, "$type": 1️⃣"spacing", "group": { "$value": { "value": 8, "unit": "px" } },
          "alias": { "$type": 2️⃣"borderWidth", "$value": "{one}" },
          "thick": { "$type": "borderWidth", "$value": { "value": 4, "unit": "px" } },
          "multiple": { "$type": 3️⃣"lineHeight", "$value": 1.5 },
          "length": { "$type": 4️⃣"lineHeight", "$value": { "value": 24, "unit": "px" } },
          "link": { "$type": 5️⃣"link", "$value": "https://a" }, "half": { "$type": 6️⃣"opacity", "$value": 0.5 },
          "bad": { "$type": 7️⃣"borderRadius", "$value": 8️⃣true }, "grid": { "$type": 9️⃣"grid", "$value": 1 } }
        """

    @Test("types of Tokens Studio and earlier drafts are read as what they mean, with a warning for each")
    func foreignTypes() throws {
        let file = try FormatFile(Self.foreignTypes, isStrict: false)
        #expect(try file.type("alias") == .number)
        #expect(try file.value("group") == .dimension(8, .px))
        #expect(try file.value("thick") == .dimension(4, .px))
        #expect(try file.value("multiple") == .number(1.5))
        #expect(try file.value("length") == .dimension(24, .px))
        #expect(try file.value("link") == .string("https://a"))
        #expect(try file.value("half") == .number(0.5))
        file.expect(
            """
            8️⃣: error: expected a number and a unit for a dimension [invalid-value]
            8️⃣: note: write it as { "value": 16, "unit": "px" }
            9️⃣: error: unknown token type 'grid' [unknown-type]
            9️⃣: note: the types are \(TokenType.allCases.map(\.rawValue).joined(separator: ", "))
            1️⃣: warning: unknown token type 'spacing' is read as 'dimension' [unknown-type]
            1️⃣: note: write "$type": "dimension"
            2️⃣: warning: unknown token type 'borderWidth' is read as 'dimension' (and 1 more time in this file) [unknown-type]
            2️⃣: note: write "$type": "dimension"
            3️⃣: warning: unknown token type 'lineHeight' is read as 'number' [unknown-type]
            3️⃣: note: write "$type": "number"
            4️⃣: warning: unknown token type 'lineHeight' is read as 'dimension' [unknown-type]
            4️⃣: note: write "$type": "dimension"
            5️⃣: warning: unknown token type 'link' is read as 'string' [unknown-type]
            5️⃣: note: write "$type": "string"
            6️⃣: warning: unknown token type 'opacity' is read as 'number' [unknown-type]
            6️⃣: note: write "$type": "number"
            7️⃣: warning: unknown token type 'borderRadius' is read as 'dimension' [unknown-type]
            7️⃣: note: write "$type": "dimension"
            """)
        #expect(try FormatFile(Self.foreignTypes).codes.count { $0 == .unknownType } == 9)
    }

    @Test("a type with hyphens, as in CSS, is read with a warning, unless the file is held to the letter")
    func hyphens() throws {
        let text = #"{ "body": { "$type": 1️⃣"font-family", "$value": "Figtree" } }"#
        let file = try FormatFile(text, isStrict: false)
        #expect(try file.value("body") == .fontFamily(["Figtree"]))
        file.expect(
            """
            1️⃣: warning: unknown token type 'font-family' is read as 'fontFamily' [unknown-type]
            1️⃣: note: write "$type": "fontFamily"
            """)
        #expect(try FormatFile(text).codes == [.unknownType])
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

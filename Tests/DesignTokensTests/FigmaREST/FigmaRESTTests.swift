import DesignTokens
import Diagnostics
import LocatedJSON
import Testing

@Suite("An answer of Figma's REST API")
struct FigmaRESTTests {
    private func read(_ text: String) throws -> FormatReading { try FormatReading(.figmaREST, text) }

    private static func collection(_ id: Int, _ name: String, modes: [String], _ more: String = "") -> String {
        let list = modes.enumerated().map { #"{ "modeId": "\#(id):\#($0)", "name": "\#($1)" }"# }
        return #"""
            "VariableCollectionId:\#(id)": { "id": "VariableCollectionId:\#(id)", "name": "\#(name)", "remote": false,
              "modes": [\#(list.joined(separator: ", "))], "defaultModeId": "\#(id):0", "variableIds": []\#(more) }
            """#
    }

    private static func variable(
        _ id: String, _ name: String, in collection: Int, _ type: String, _ values: String..., more: String = ""
    ) -> String {
        let list = values.enumerated().map { #""\#(collection):\#($0)": \#($1)"# }
        return #"""
            "\#(id)": { "id": "\#(id)", "name": "\#(name)", "variableCollectionId": "VariableCollectionId:\#(collection)",
              "resolvedType": "\#(type)", "valuesByMode": { \#(list.joined(separator: ", ")) }\#(more) }
            """#
    }

    private static func answer(_ collections: [String], _ variables: [String]) -> String {
        """
        { "status": 200, "error": false, "meta": { "variableCollections": { \(collections.joined(separator: ", ")) },
          "variables": { \(variables.joined(separator: ", ")) } } }
        """
    }

    private static func alias(_ id: String) -> String { #"{ "type": "VARIABLE_ALIAS", "id": "\#(id)" }"# }

    private static let white = #"{ "r": 1, "g": 1, "b": 1, "a": 1 }"#
    private static let black = #"{ "r": 0, "g": 0, "b": 0, "a": 0.5 }"#

    @Test("is told from its two maps, whole or alone, and from the keys of an error")
    func recognition() throws {
        let formats: [TokenFormatReader] = [.figmaREST, .tokensStudio, .styleDictionary, .dtcg]
        func format(_ text: String) throws -> TokenFormat { try FormatReading.format(of: text, among: formats) }
        #expect(try format(Self.answer([], [])) == .figmaREST)
        #expect(try format(#"{ "variables": [], "variableCollections": [] }"#) == .figmaREST)
        #expect(try format(#"{ "status": 403, "err": "Invalid token" }"#) == .figmaREST)
        #expect(try format(#"{ "status": 403, "err": "Invalid token", "path": "/" }"#) != .figmaREST)
        #expect(try format(#"{ "variables": { "$type": "number", "a": { "$value": 1 } } }"#) == .dtcg)
    }

    @Test("has collections with modes, and aliases by id that follow the mode of the name")
    func modes() throws {
        let reading = try read(
            Self.answer(
                [
                    Self.collection(1, "Colors", modes: ["Light", "Dark"]),
                    Self.collection(2, "Sizes", modes: ["Mode 1"]),
                    Self.collection(3, "Parts", modes: ["Dark", "Light"]),
                ],
                [
                    Self.variable("V:1", "ink/main", in: 1, "COLOR", Self.black, Self.white),
                    Self.variable("V:2", "gap", in: 2, "FLOAT", "4.5", more: #", "scopes": ["GAP"]"#),
                    Self.variable("V:3", "name", in: 2, "STRING", #""Inter""#),
                    Self.variable("V:4", "isNew", in: 2, "BOOLEAN", "true"),
                    Self.variable("V:5", "card/line", in: 3, "COLOR", Self.alias("V:1"), Self.alias("V:1")),
                ]))
        reading.expect("")
        #expect(reading.paths == ["ink.main", "gap", "name", "isNew", "card.line"])
        #expect(try reading.values("ink.main") == ["Light 000000 0.5", "Dark ffffff"])
        #expect(try reading.values("card.line") == ["Light 000000 0.5", "Dark ffffff"])
        #expect(try reading.value("gap") == .number(4.5))
        #expect(try reading.token("gap").unit == .points)
        #expect(try reading.value("isNew") == .boolean(true))
        #expect(reading.resolution.graph.collections.map(\.name) == ["Colors", "Sizes", "Parts"])
    }

    @Test("has what Figma says of a variable beside its value")
    func annotations() throws {
        let more = #", "hiddenFromPublishing": true, "codeSyntax": { "iOS": ".ink" }, "description": "for text""#
        let reading = try read(
            Self.answer(
                [Self.collection(1, "Colors", modes: ["Light"])],
                [Self.variable("V:1", "ink", in: 1, "COLOR", Self.black, more: more)]))
        let token = try reading.token("ink")
        #expect(token.isHidden && token.codeSyntax == ".ink" && token.description == "for text")
    }

    @Test("has variables of libraries, and deleted ones, only for those that refer to them")
    func foreignVariables() throws {
        let reading = try read(
            Self.answer(
                [Self.collection(1, "Colors", modes: ["Light"]), Self.collection(2, "Library", modes: ["Light"])],
                [
                    Self.variable("V:1", "ink", in: 1, "COLOR", Self.alias("V:k/2")),
                    Self.variable("V:k/2", "base", in: 2, "COLOR", Self.alias("V:3"), more: #", "remote": true"#),
                    Self.variable("V:3", "old", in: 1, "COLOR", Self.white, more: #", "deletedButReferenced": true"#),
                    Self.variable("V:4", "older", in: 1, "COLOR", Self.white, more: #", "deletedButReferenced": true"#),
                    Self.variable("V:5", "spare", in: 2, "COLOR", Self.white, more: #", "remote": true"#),
                ]))
        let reports = reading.reading.diagnostics
        #expect(
            reports.map(\.message) == [
                "'old' and 1 more variable were deleted in Figma, where layers or variables still use them; no output "
                    + "contains them"
            ])
        #expect(reports.map(\.code) == [.unsupportedVariable] && reports[0].location != nil)
        #expect(reports[0].notes.map(\.message) == ["replace deleted variables in Figma where they are used"])
        #expect(Set(reading.paths) == ["ink", "base", "old"])
        #expect(try !reading.token("ink").isReferenceOnly)
        #expect(try reading.token("base").isReferenceOnly && reading.token("old").isReferenceOnly)
        #expect(try reading.value("ink").shortText == "ffffff")
    }

    @Test("has collections that extend others as more modes of these, with what they override")
    func extensions() throws {
        let acme = #"""
            "C:9": { "id": "C:9", "name": "Acme", "isExtension": true, "parentVariableCollectionId": "VariableCollectionId:1",
              "rootVariableCollectionId": "VariableCollectionId:1", "defaultModeId": "9:0", "modes": [
                { "modeId": "9:0", "name": "Light", "parentModeId": "1:0" },
                { "modeId": "9:1", "name": "Dark", "parentModeId": "1:1" } ],
              "variableOverrides": { "V:1": { "9:1": { "r": 1, "g": 0, "b": 0, "a": 1 }, "9:0": null } } }
            """#
        let reading = try read(
            Self.answer(
                [Self.collection(1, "Colors", modes: ["Light", "Dark"]), acme],
                [Self.variable("V:1", "ink", in: 1, "COLOR", Self.black, Self.white)]))
        reading.expect("")
        #expect(
            try reading.values("ink") == [
                "Light 000000 0.5", "Dark ffffff", "Acme Light 000000 0.5", "Acme Dark ff0000",
            ])
    }

    @Test("has colors of others in another opacity, in both spellings")
    func composedColors() throws {
        let function = #"""
            { "type": "VARIABLE_EXPRESSION", "expressionFunction": "COMPOSE_COLOR",
              "expressionArguments": [\#(Self.alias("V:1")), \#(Self.alias("V:2"))] }
            """#
        let members = #"{ "color": \#(Self.alias("V:1")), "opacity": 48 }"#
        let reading = try read(
            Self.answer(
                [Self.collection(1, "Colors", modes: ["Light"])],
                [
                    Self.variable("V:1", "ink", in: 1, "COLOR", Self.black),
                    Self.variable("V:2", "half", in: 1, "FLOAT", "25"),
                    Self.variable("V:3", "pale", in: 1, "COLOR", function),
                    Self.variable("V:4", "soft", in: 1, "COLOR", members),
                ]))
        reading.expect("")
        #expect(try reading.value("pale").shortText == "000000 0.25")
        #expect(try reading.value("soft").shortText == "000000 0.48")
        #expect(try reading.token("soft").variable?.name == "ink")
    }

    @Test(
        "begins the paths of collections that share a name with the collection's, and a group's own value has its place"
    )
    func paths() throws {
        let reading = try read(
            Self.answer(
                [Self.collection(1, "Base", modes: ["A"]), Self.collection(2, "Apps", modes: ["A"])],
                [
                    Self.variable("V:1", "gap/s", in: 1, "FLOAT", "1"),
                    Self.variable("V:2", "gap/s", in: 2, "FLOAT", "2"),
                    Self.variable("V:3", "gap", in: 2, "FLOAT", Self.alias("V:2")),
                ]))
        reading.expect("")
        #expect(reading.paths == ["Base.gap.s", "Apps.gap.s", "Apps.gap.$root"])
        #expect(try reading.value("Apps.gap.$root") == .number(2))
    }

    @Test("costs variables that have no value, and says which")
    func reports() throws {
        try read(
            Self.answer(
                [Self.collection(1, "All", modes: ["A"])],
                [
                    Self.variable("V:1", "far", in: 1, "COLOR", "1️⃣" + Self.alias("V:k/8")),
                    Self.variable("V:2", "motion/in", in: 1, "EASING", #"2️⃣{ "type": "GENTLE" }"#),
                    Self.variable("V:3", "word", in: 1, "FLOAT", #"3️⃣"four""#),
                    Self.variable("V:4", "near", in: 1, "COLOR", Self.alias("V:1")),
                    Self.variable("V:5", "farther", in: 1, "COLOR", Self.alias("V:k/9")),
                ])
        ).expect(
            """
            2️⃣: error: 'motion/in' is a variable of the unsupported kind 'EASING' [unsupported-variable]
            2️⃣: note: use a variable of the kind COLOR, FLOAT, STRING or BOOLEAN
            3️⃣: error: 'word' is a FLOAT, but its value is "four" [invalid-value]
            3️⃣: note: save the response of the REST API without changes
            1️⃣: error: 'far' and 1 other variable refer to variables of a library, which are not in the file [dangling-alias]
            1️⃣: note: use Figma's own export, which includes the values of library variables
            """)
    }

    @Test("counts variables that have no id, no name or no values")
    func leftOut() throws {
        try read(
            Self.answer(
                [Self.collection(1, "All", modes: ["A"])],
                [
                    Self.variable("V:1", "gap", in: 1, "FLOAT", "1"),
                    #""V:2": 1️⃣{ "id": "V:2", "name": "none", "variableCollectionId": "C:1", "resolvedType": "FLOAT" }"#,
                ])
        ).expect(
            """
            1️⃣: warning: expected a variable with a name and a value; this member is skipped [not-a-token]
            1️⃣: note: add a name and a value, or remove it
            """)
    }

    @Test("without values is one of published variables, and an error is none at all")
    func otherAnswers() throws {
        try read(
            #"1️⃣{ "meta": { "variables": { "V": { "id": "V", "name": "a", "resolvedDataType": "COLOR" } }, "variableCollections": {} } }"#
        ).expect(
            """
            1️⃣: error: the variables in this file have no values, as in a response of variables/published [wrong-format]
            1️⃣: note: save the response of GET /v1/files/:key/variables/local instead
            """)
        try read(#"1️⃣{ "status": 403, "error": true, "message": "Limited by Figma plan" }"#).expect(
            """
            1️⃣: error: the file contains a Figma REST API error instead of tokens: 403 Limited by Figma plan [wrong-format]
            1️⃣: note: Figma's REST API for variables requires an Enterprise plan; on other plans, export the \
            variables in Figma: open Variables, then choose Export modes in the menu of a collection
            """)
    }

    @Test("is read without breaking a rule whatever is wrong with a file")
    func damaged() {
        expectUnbroken(
            .figmaREST,
            Self.answer(
                [
                    Self.collection(1, "C", modes: ["L", "D"]),
                    Self.collection(2, "E", modes: ["L"], #", "rootVariableCollectionId": "VariableCollectionId:1""#),
                ],
                [
                    Self.variable("V1", "a/b", in: 1, "COLOR", Self.black, Self.alias("V2")),
                    Self.variable("V2", "a", in: 1, "COLOR", #"{"color":\#(Self.alias("V1")),"opacity":4}"#),
                ]))
    }
}

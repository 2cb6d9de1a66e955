import DesignTokens
import Testing

@Suite("Modes that tokens state in their extensions")
struct ExtensionModeTests {
    private func dimension(_ value: Int) -> String { #"{ "value": \#(value), "unit": "px" }"# }

    /// A token with a value, and those that it has in modes.
    private func token(_ value: Int, _ modes: KeyValuePairs<String, Int> = [:]) -> String {
        let values = modes.map { #""\#($0)": \#(dimension($1))"# }.joined(separator: ", ")
        return #"{ "$type": "dimension", "$value": \#(dimension(value)), "$extensions": { "mode": { \#(values) } } }"#
    }

    private func modes(_ resolution: Resolution) -> [[String]] {
        resolution.graph.collections.map { $0.modes.map(\.name) }
    }

    private func values(_ path: String, _ resolution: Resolution) throws -> [String] {
        resolution.values(of: try #require(resolution.graph.token(at: path))).map { mode, value in
            guard case .dimension(let number, _) = value else { return "\(mode): \(value)" }
            return "\(mode): \(Int(number))"
        }
    }

    @Test(
        "are found in the spellings of several tools",
        arguments: [
            #"{ "mode": { "dark": D } }"#, #"{ "modes": { "dark": D } }"#, #"{ "modes": { "dark": { "$value": D } } }"#,
            #"{ "org.example": { "modes": { "dark": D } } }"#,
        ])
    func spellings(extensions: String) throws {
        let stated = extensions.replacing("D", with: dimension(2))
        let text = #"{ "a": { "$type": "dimension", "$value": \#(dimension(1)), "$extensions": \#(stated) } }"#
        let resolution = try MarkedFiles(text).resolution()
        #expect(try values("a", resolution) == ["default: 1", "dark: 2"])
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test("are also found in the value, for light and dark", arguments: ["default", "light"])
    func appearances(light: String) throws {
        let text = """
            { "a": { "$type": "dimension", "$value": 1️⃣{ "\(light)": \(dimension(1)), "dark": "{b}" } },
              "b": { "$type": "dimension", "$value": \(dimension(2)) } }
            """
        let resolution = try MarkedFiles(text).resolution()
        #expect(try values("a", resolution) == ["\(light): 1", "dark: 2"])
        #expect(resolution.diagnostics.isEmpty)
        try FormatReading(.dtcg, text).expect(
            """
            1️⃣: warning: in version 2025.10 of the format, a token has one value; those of other modes belong in \
            "$extensions" [outdated-syntax]
            1️⃣: note: write "$extensions": { "mode": { "dark": … } } beside the value
            """)
    }

    @Test("are no list of names")
    func names() throws {
        let text = """
            { "a": { "$type": "dimension", "$value": \(dimension(1)), "$extensions": { "x": { "modes": ["dark"] } } } }
            """
        #expect(modes(try MarkedFiles(text).resolution()).map(\.count) == [1])
    }

    @Test("are those of a collection, whose default is the one that states the values themselves")
    func collection() throws {
        let text = """
            { "a": \(token(1, ["light": 1, "dark": 2])), "b": \(token(3, ["dark": 4])), "c": \(token(5)) }
            """
        let resolution = try MarkedFiles(text).resolution()
        #expect(modes(resolution).sorted { $0.count < $1.count } == [["default"], ["light", "dark"]])
        #expect(try values("a", resolution) == ["light: 1", "dark: 2"])
        #expect(try values("b", resolution) == ["light: 3", "dark: 4"])
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test("are a default one and others where none states the values themselves")
    func unnamedDefault() throws {
        let resolution = try MarkedFiles(#"{ "a": \#(token(1, ["dark": 2])) }"#).resolution()
        #expect(modes(resolution) == [["default", "dark"]])
    }

    @Test("are chosen apart where tokens state others")
    func apart() throws {
        let text = #"{ "a": \#(token(1, ["dark": 2])), "b": \#(token(3, ["mobile": 4])) }"#
        #expect(modes(try MarkedFiles(text).resolution()) == [["default", "dark"], ["default", "mobile"]])
    }

    @Test("are chosen together where a later token states some of both")
    func joined() throws {
        let text = """
            { "a": \(token(1, ["dark": 2])), "b": \(token(3, ["mobile": 4])), "c": \(token(5, ["print": 6])),
              "d": \(token(7, ["mobile": 8, "dark": 9])) }
            """
        #expect(
            modes(try MarkedFiles(text).resolution()) == [["default", "print"], ["default", "dark", "mobile"]])
    }

    @Test("can refer to tokens, also where the value refers to one and the group tells the type")
    func references() throws {
        let text = """
            { "s": { "$type": "dimension", "a": { "$value": \(dimension(1)) }, "b": { "$value": \(dimension(2)) },
              "c": { "$value": "{s.a}", "$extensions": { "mode": { "big": "{s.b}", "huge": \(dimension(9)) } } } } }
            """
        #expect(try values("s.c", MarkedFiles(text).resolution()) == ["default: 1", "big: 2", "huge: 9"])
    }

    @Test("cost their token where one of them cannot be read")
    func broken() throws {
        let files = try MarkedFiles(
            #"{ "a": { "$type": "number", "$value": 1, "$extensions": { "mode": { "dark": 1️⃣"x" } } } }"#)
        let resolution = files.resolution()
        files.expect(
            resolution.diagnostics,
            are: """
                1️⃣: error: expected a number for a number token, found a string [invalid-value]
                1️⃣: note: write a number without quotes, or set "$type" to "string"
                """)
        #expect(resolution.graph.tokens[0].value == .unusable)
    }

    @Test("are none where the member holds nothing, or is a text")
    func others() throws {
        for mode in ["{}", #""dark""#, "1"] {
            let text = #"{ "a": { "$type": "number", "$value": 1, "$extensions": { "mode": \#(mode) } } }"#
            let resolution = try MarkedFiles(text).resolution()
            #expect(modes(resolution).map(\.count) == [1])
            #expect(resolution.diagnostics.isEmpty)
        }
    }
}

import Testing

@testable import DesignTokens

@Suite("Tokens Studio: token sets that no theme takes")
struct StudioUntakenSetTests {
    @Test("are named once, with how many tokens they state")
    func several() throws {
        #expect(
            try notes(on: ["a": 2, "b": 1, "c": 1, "d": 1, "e": 4]) == [
                """
                a.json:1:98: note: no theme takes the token sets "a", "b", "c" and 2 more: the 9 tokens that they state are not \
                used [unused-token-set]
                a.json:1:98: note: enable them in a theme if their tokens are for this app; else there is nothing to do
                """
            ])
        #expect(
            try notes(on: ["a": 1, "b": 1]) == [
                """
                a.json:1:98: note: no theme takes the token sets "a" and "b": the 2 tokens that they state are not used \
                [unused-token-set]
                a.json:1:98: note: enable them in a theme if their tokens are for this app; else there is nothing to do
                """
            ])
    }

    @Test(
        "one is named alone",
        arguments: [(1, "the token that it states is not used"), (2, "the 2 tokens that it states are not used")])
    func one(_ count: Int, _ words: String) throws {
        #expect(
            try notes(on: ["a": count]) == [
                """
                a.json:1:98: note: no theme takes the token set "a": \(words) [unused-token-set]
                a.json:1:98: note: enable it in a theme if its tokens are for this app; else there is nothing to do
                """
            ])
    }

    @Test(
        "which state what others do are said to do so",
        arguments: [
            (#""x": \#(token)"#, "the token that it states is not used; others state it, too"),
            (#""x": \#(token), "y": \#(token)"#, "the 2 tokens that it states are not used; others state them, too"),
            (#""x": \#(token), "z": \#(token)"#, "the 2 tokens that it states are not used; 1 stands nowhere else"),
        ])
    func repeated(_ tokens: String, _ words: String) throws {
        let project = try StudioProjectReading(
            """
            "core": { "x": \(Self.token), "y": \(Self.token) }, "old": { \(tokens) },
            "$themes": [{ "name": "Light", "selectedTokenSets": { "core": "enabled", "old": "disabled" } }]
            """)
        #expect(
            project.diagnostics == ["note: no theme takes the token set \"old\": \(words) [unused-token-set]"])
    }

    private static let token = #"{ "value": "1", "type": "number" }"#

    @Test("are none that hold no token, that some theme has as a source, or that a project without themes has")
    func others() throws {
        #expect(try notes(on: ["empty": 0]) == [])
        let sets = """
            "core": { "x": { "value": "1", "type": "number" } }, "more": { "y": { "value": "1", "type": "number" } }
            """
        let theme = #"{ "name": "A", "selectedTokenSets": { "core": "source" } }"#
        let other = #"{ "name": "B", "group": "B", "selectedTokenSets": { "more": "source", "core": "disabled" } }"#
        #expect(try StudioProjectReading("\(sets), \"$themes\": [\(theme), \(other)]").diagnostics == [])
        #expect(try StudioProjectReading("\(sets), \"$themes\": []").diagnostics == [])
    }

    @Test("state the tokens that the graph knows by their set")
    func paths() throws {
        let sets = try reading(["a": 2, "b": 0, "c": 1]).resolution.graph.untakenSets
        #expect(sets.map { "\($0.name): \($0.paths.joined(separator: ", "))" } == ["a: a.0, a.1", "c: c.0"])
    }

    private func notes(on sets: KeyValuePairs<String, Int>) throws -> [String] {
        try reading(sets).resolution.diagnostics.map(\.text)
    }

    /// A project with one theme, and sets that it does not take, each of as many tokens.
    private func reading(_ sets: KeyValuePairs<String, Int>) throws -> StudioProjectReading {
        let members = sets.map { name, count in
            let tokens = (0..<count).map { "\"\($0)\": { \"value\": \"1\", \"type\": \"number\" }" }
            return "\"\(name)\": { \"\(name)\": { \(tokens.joined(separator: ", ")) } }"
        }
        let themes = #""$themes": [{ "name": "Light", "selectedTokenSets": { "core": "enabled" } }], "core": {}"#
        return try StudioProjectReading(([themes] + members).joined(separator: ", "))
    }
}

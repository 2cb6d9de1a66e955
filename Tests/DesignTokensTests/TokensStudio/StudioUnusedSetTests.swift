import Testing

@testable import DesignTokens

@Suite("Tokens Studio: token sets that no theme uses")
struct StudioUnusedSetTests {
    @Test("are named where a reference needs one, and their own mistakes are not reported")
    func references() throws {
        let project = try StudioProjectReading(
            ##"""
            "base": { "ink": { "type": "color", "value": "#000000", "deep": { "type": "color", "value": "#111111" } } },
            "day": { "text": { "type": "color", "value": "{ink}" } },
            "$themes": [{ "id": "1", "name": "Day", "selectedTokenSets": { "day": "enabled" } }]
            """##)
        #expect(project.resolution.diagnostics.map(\.code) == [.unusedTokenSet, .danglingAlias])
        #expect(
            project.resolution.diagnostics.last?.notes.map(\.message) == [
                "enable the token set 'base', which defines it, in a theme"
            ])
    }

    @Test("are reported once, with the number of their tokens")
    func several() throws {
        #expect(
            try notes(on: ["a": 2, "b": 1, "c": 1, "d": 1, "e": 4]) == [
                """
                a.json:1:98: note: no theme uses the token sets 'a', 'b', 'c' and 2 more: their 9 tokens are \
                skipped [unused-token-set]
                a.json:1:98: note: to generate their tokens, enable them in a theme; otherwise, ignore this note
                """
            ])
        #expect(
            try notes(on: ["a": 1, "b": 1]) == [
                """
                a.json:1:98: note: no theme uses the token sets 'a' and 'b': their 2 tokens are skipped \
                [unused-token-set]
                a.json:1:98: note: to generate their tokens, enable them in a theme; otherwise, ignore this note
                """
            ])
    }

    @Test(
        "one is named alone",
        arguments: [(1, "its token is skipped"), (2, "its 2 tokens are skipped")])
    func one(_ count: Int, _ words: String) throws {
        #expect(
            try notes(on: ["a": count]) == [
                """
                a.json:1:98: note: no theme uses the token set 'a': \(words) [unused-token-set]
                a.json:1:98: note: to generate its tokens, enable it in a theme; otherwise, ignore this note
                """
            ])
    }

    @Test(
        "are marked if other sets define the same tokens",
        arguments: [
            (#""x": \#(token)"#, "its token is skipped; other sets also define it"),
            (#""x": \#(token), "y": \#(token)"#, "its 2 tokens are skipped; other sets also define them"),
            (#""x": \#(token), "z": \#(token)"#, "its 2 tokens are skipped; no other set defines 1 of them"),
        ])
    func repeated(_ tokens: String, _ words: String) throws {
        let project = try StudioProjectReading(
            """
            "core": { "x": \(Self.token), "y": \(Self.token) }, "old": { \(tokens) },
            "$themes": [{ "name": "Light", "selectedTokenSets": { "core": "enabled", "old": "disabled" } }]
            """)
        #expect(
            project.diagnostics == ["note: no theme uses the token set 'old': \(words) [unused-token-set]"])
    }

    private static let token = #"{ "value": "1", "type": "number" }"#

    @Test("are not sets without tokens, sources of a theme, or sets in a project without themes")
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
        let sets = try reading(["a": 2, "b": 0, "c": 1]).resolution.graph.unusedSets
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

import DesignTokens
import Diagnostics
import LocatedJSON
import Testing

@Suite("Resolver module: inputs")
struct ResolverInputTests {
    private static let modifiers = resolver(modifiers: [
        ("theme", #"{ "contexts": { "light": [], "dark": [], "Dark": [] } }"#),
        ("size", #"{ "contexts": { "default": [], "large": [] } }"#),
        ("beta", #"{ "contexts": { "false": [], "true": [] }, "default": "false" }"#),
    ])

    private func choose(_ inputs: String) throws -> (chosen: [Int?], messages: [String], advice: [String]) {
        let document = resolverDocument(try MarkedFiles(Self.modifiers))
        let source = try JSONDocument(parsing: Array(inputs.utf8), path: "inputs.json")
        var diagnostics: [Diagnostic] = []
        let read = ResolverInputs.read(source.root, in: source, diagnostics: &diagnostics)
        let choice = document.choice(of: read)
        diagnostics += choice.rejected.map(\.diagnostic) + choice.diagnostics
        return (
            choice.contexts, diagnostics.map { "\($0.severity): \($0.message)" },
            diagnostics.compactMap { $0.notes.last?.message }
        )
    }

    @Test("an input chooses in any case of letters, where that is no question")
    func choice() throws {
        let exact = try choose(#"{ "theme": "dark", "SIZE": "Large", "beta": "true" }"#)
        #expect(exact.chosen == [1, 1, 1])
        #expect(exact.messages.isEmpty)
        let ambiguous = try choose(#"{ "theme": "DARK", "size": "large" }"#)
        #expect(ambiguous.chosen == [nil, 1, nil])
        #expect(ambiguous.messages == [#"error: cannot find the context 'DARK' in the modifier 'theme'"#])
        #expect(ambiguous.advice == ["use one of these: dark, Dark"])
    }

    @Test("unknown and missing inputs and values that are no texts are all reported")
    func wrongInputs() throws {
        let wrong = try choose(#"{ "theme": "blue", "foo": "bar", "beta": true }"#)
        #expect(
            wrong.messages == [
                #"error: expected a string for the input 'beta', found a boolean"#,
                #"error: cannot find the context 'blue' in the modifier 'theme'"#,
                #"error: cannot find the modifier 'foo' in a.json"#,
                #"error: the modifier 'size' has no default, and no input chooses one of its contexts"#,
            ])
    }

    @Test("of a list the first context counts that the modifier has, and of two inputs the later")
    func severalContexts() throws {
        let list = try choose(#"{ "theme": ["night", "dark", "light"], "size": "large", "SIZE": "none" }"#)
        #expect(list.chosen == [1, 1, nil])
        #expect(
            list.messages == [
                #"error: cannot find the context 'night' in the modifier 'theme'"#,
                #"error: cannot find the context 'none' in the modifier 'size'"#,
            ])
        #expect(
            try choose(#"{ "beta": ["true", 1], "theme": [], "size": "large" }"#).messages == [
                #"error: expected a string for the input 'beta', found a number"#,
                #"error: the modifier 'theme' has no default, and no input chooses one of its contexts"#,
            ])
    }

    @Test("without any input, a modifier without a default is a warning: all its contexts are modes")
    func noInputs() throws {
        let none = try choose("{}")
        #expect(none.chosen == [nil, nil, nil])
        #expect(none.messages.count == 2)
        #expect(none.messages.allSatisfy { $0.hasPrefix("warning: ") })
    }
}

@Suite("A modifier without a default") struct MissingInputTests {
    private let text = """
        { "version": "2025.10", "modifiers": { "theme": 1️⃣{ "contexts": { "light": [], "dark": [] } },
            "size": { "contexts": { "small": [], "large": [] }, "default": "small" } },
          "resolutionOrder": [{ "$ref": "#/modifiers/theme" }, { "$ref": "#/modifiers/size" }] }
        """

    @Test("is a warning when no input is given: its contexts are modes")
    func warning() throws {
        let files = try MarkedFiles(text)
        files.expect(
            resolverDocument(files).reading().diagnostics,
            are: """
                1️⃣: warning: the modifier 'theme' has no default, and no input chooses one of its contexts [missing-input]
                1️⃣: note: all contexts become modes, with 'light' as the default; add "default": "light" to confirm this
                """)
    }

    @Test("is an error when an input is given to another")
    func error() throws {
        let files = try MarkedFiles(text)
        let inputs = ResolverInputs([.init(name: "size", value: "large")])
        files.expect(
            resolverDocument(files).reading(inputs).diagnostics,
            are: """
                1️⃣: error: the modifier 'theme' has no default, and no input chooses one of its contexts [missing-input]
                1️⃣: note: choose one with --input theme=light, or with "inputs" in the configuration, or add "default": "light" to the \
                modifier
                """)
    }
}

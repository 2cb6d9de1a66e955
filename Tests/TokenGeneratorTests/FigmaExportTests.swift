import Foundation
import TestSupport
import Testing

@Suite("Exports of Figma") struct FigmaExportTests {
    /// Validates the files together; the last one is sound but for a reference that dangles.
    private func validate(_ files: KeyValuePairs<String, String>) throws -> Tool.Outcome {
        try withTemporaryFolder { folder in
            for (path, text) in files { try folder.write(text, to: "tokens/" + path) }
            try folder.write(
                ##"{ "ok": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.06667, 0.06667, 0.06667] } }, "bad": { "$type": "color", "$value": "{okay}" } }"##,
                to: "tokens/z.json")
            return try Tool.run("validate", "tokens", in: folder.path)
        }
    }

    private let otherFile = """
        tokens/z.json:1:147: error: cannot find the token 'okay' [dangling-alias]
        tokens/z.json:1:147: note: correct the name, or add the file that defines it to "sources"

        """

    @Test("that begin with prose are one error, and the other files are still checked")
    func prose() throws {
        let outcome = try validate(["Dark.tokens.json": "You are a designer. Write tokens:\n{ \"a\": 1 }"])
        #expect(
            outcome.errors == """
                tokens/Dark.tokens.json:1:1: error: expected { or [ at the start of a JSON file [invalid-json]
                tokens/Dark.tokens.json:1:1: note: export the file again, or remove the text before the first {
                \(otherFile)
                """)
        #expect(outcome.exitCode == 1)
    }

    @Test("that lack a comma are one error at the place where it is missing")
    func comma() throws {
        let outcome = try validate(["a.json": "{ \"a\": {\n  \"$type\": \"number\"\n  \"$value\": 3 } }"])
        #expect(
            outcome.errors == """
                tokens/a.json:3:3: error: expected a comma or } [invalid-json]
                tokens/a.json:3:3: note: look for a missing comma, quote or bracket just before this place
                \(otherFile)
                """)
    }

    @Test("with a reference that was pasted as groups say what to write")
    func pastedReference() throws {
        let outcome = try validate([
            "a.json": """
            { "card": { "border": { "{global": { "color": { "neutral": {
                "400}": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.06667, 0.06667, 0.06667] } } } } } } } }
            """
        ])
        #expect(
            outcome.errors == """
                tokens/a.json:1:25: error: the name '{global' contains a period or a brace [invalid-name]
                tokens/a.json:1:25: note: if a reference was split into groups, write "$value": "{global.color.neutral.400}"
                \(otherFile)
                """)
    }

    @Test("with a placeholder for a value say that it is empty")
    func placeholder() throws {
        let outcome = try validate([
            "a.json": ##"{ "a": { "$type": "color", "$value": "" }, "b": { "$type": "number", "$value": 1 } }"##
        ])
        #expect(
            outcome.errors == """
                tokens/a.json:1:38: error: 'a' has an empty value [invalid-value]
                tokens/a.json:1:38: note: give it a value, or remove the token until it has one
                \(otherFile)
                """)
        #expect(outcome.output.hasSuffix("(0 alias, 0 variable, 0 value, 2 literal), 2 errors, 0 warnings\n"))
    }

    @Test("with a token where another file has a group are an error with both places")
    func tokenAndGroup() throws {
        let outcome = try validate([
            "a.json": ##"{ "error": { "$type": "number", "$value": 1 } }"##,
            "b.json": ##"{ "error": { "100": { "$type": "number", "$value": 1 } } }"##,
        ])
        #expect(
            outcome.errors == """
                tokens/a.json:1:3: error: 'error' is a token here, but a group in another file [token-with-children]
                tokens/b.json:1:3: note: the group is defined here
                tokens/a.json:1:3: note: rename the token, such as "error.default"
                \(otherFile)
                """)
    }

    @Test("through the REST interface are read alike, and their references reach across files")
    func rest() throws {
        func file(_ name: String, _ value: String, hidden: Bool) -> String {
            """
            { "\(name)": { "ink 1": { "$type": "color", "$value": "\(value)", "$description": "", "$extensions": {
              "com.figma": { "hiddenFromPublishing": \(hidden), "scopes": ["ALL_SCOPES"],
                "codeSyntax": { "WEB": "var(--ink)", "iOS": "\(name)Ink" } } } } } }
            """
        }
        try withTemporaryFolder { folder in
            try folder.write(file("light", "{base.ink 1}", hidden: false), to: "tokens/🌗 Scheme.Light.json")
            try folder.write(file("base", "#111111", hidden: true), to: "tokens/👾 Primitives.Value.json")
            try folder.write(
                """
                { "sources": ["tokens"], "outputs": [{ "template": "shape-style", "path": "C.swift",
                  "tokens": { "hidden": false }, "names": { "codeSyntax": true } }] }
                """, to: "tokengenerator.json")
            let outcome = try Tool.run(in: folder.path)
            #expect(outcome.errors.isEmpty)
            #expect(folder.text(of: "C.swift")?.contains(#"var lightInk: Color { .init(hex: "111111") }"#) == true)
            #expect(folder.text(of: "C.swift")?.contains("baseInk") == false)
            let validated = try Tool.run("validate", "tokens", in: folder.path).output
            #expect(validated.contains("Light.json: figma, 1 token\n"))
        }
    }

    @Test("print what their files were taken for under --verbose")
    func verbose() throws {
        func mode(_ name: String, _ value: String) -> String {
            """
            { "ink": { "$type": "color", "$value": "\(value)", "$extensions": { "com.figma.variableId": "V:1" } },
              "$extensions": { "com.figma.modeName": "\(name)" } }
            """
        }
        func reference(_ name: String, _ variable: String, _ collection: String) -> String {
            """
            "\(name)": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.06667, 0.06667, 0.06667] }, "$extensions": { "com.figma.aliasData": {
              "targetVariableName": "\(variable)", "targetVariableSetName": "\(collection)" } } }
            """
        }
        try withTemporaryFolder { folder in
            try folder.write(mode("Light", "#111111"), to: "tokens/Light.json")
            try folder.write(mode("Dark", "#EEEEEE"), to: "tokens/Dark.json")
            let references = [reference("card", "ink", "Colors"), reference("other", "zinc", "Library \\u001B[31m")]
            try folder.write("{ \(references.joined(separator: ", ")) }", to: "tokens/card.json")
            try folder.write(
                #"{ "sources": ["tokens"], "outputs": [{ "template": "shape-style", "path": "C.swift" }] }"#,
                to: "tokengenerator.json")
            let output = try Tool.run("--verbose", in: folder.path).output
            #expect(
                output.hasPrefix(
                    """
                    written     C.swift
                    a collection has the modes Light, Dark, because they contain the same Figma variables: tokens/Light.json, tokens/Dark.json
                    the collection 'Colors' is tokens/Light.json, tokens/Dark.json: 1 of 1 variable
                    the collection 'Library \\u{1B}[31m' is in no file: 0 of 1 variable

                    """), "\(output)")
            #expect(try !Tool.run(in: folder.path).output.contains("collection"))
        }
    }
}

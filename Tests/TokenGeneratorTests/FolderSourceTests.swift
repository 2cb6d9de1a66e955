import TestSupport
import Testing

@Suite("A folder of token files") struct FolderSourceTests {
    private func withProject<Outcome>(output: String, _ body: (TemporaryFolder) throws -> Outcome) throws -> Outcome {
        try withTemporaryFolder { folder in
            try folder.write(##"{ "ink": { "$type": "color", "$value": "{brand.dark}" } }"##, to: "tokens/a.json")
            let black = ##"{ "colorSpace": "srgb", "components": [0, 0, 0] }"##
            let brand = ##"{ "brand": { "dark": { "$type": "color", "$value": \##(black) } } }"##
            try folder.write(brand, to: "tokens/b/c.tokens")
            try folder.write("", to: "templates/a.mustache")
            let configuration = """
                { "sources": ["tokens"], "templates": "templates", "outputs": [
                  { "template": "shape-style", "path": "\(output)" } ] }
                """
            try folder.write(configuration, to: "tokengenerator.json")
            return try body(folder)
        }
    }

    @Test("is a source, which the header names as the configuration does")
    func source() throws {
        try withProject(output: "Colors.swift") { folder in
            let outcome = try Tool.run(in: folder.path)
            #expect(outcome.errors.isEmpty)
            let text = try #require(folder.text(of: "Colors.swift"))
            #expect(text.contains("// Sources: tokens\n"))
            #expect(text.contains("static var ink: Color { .brandDark }"))
        }
    }

    @Test("is an argument of validate and of list")
    func argument() throws {
        try withProject(output: "Colors.swift") { folder in
            let validation = try Tool.run("validate", "tokens", in: folder.path)
            #expect(
                validation.output == """
                    tokens/a.json: dtcg, 1 token
                    tokens/b/c.tokens: dtcg, 1 token
                    2 tokens (1 alias, 0 variable, 0 value, 1 literal), 0 errors, 0 warnings

                    """)
            let list = try Tool.run("list", "tokens/b", in: folder.path)
            #expect(list.output.hasPrefix("brand.dark "))
        }
    }

    @Test(
        "holds no output, not even with --force; neither does a folder of templates",
        arguments: ["tokens/Generated/Colors.swift", "templates/a.mustache"])
    func outputInside(_ path: String) throws {
        try withProject(output: path) { folder in
            let outcome = try Tool.run("--force", in: folder.path)
            #expect(
                outcome.errors == """
                    tokengenerator.json:2:40: error: the output '\(path)' is in a folder that is read as input \
                    [invalid-output-path]
                    tokengenerator.json:2:40: note: change the path of the output; --force does not override this

                    """)
            #expect(outcome.exitCode == 1)
        }
    }

    @Test("that is empty is an error")
    func empty() throws {
        try withTemporaryFolder { folder in
            try folder.makeFolder("tokens")
            let outcome = try Tool.run("validate", "tokens", in: folder.path)
            #expect(outcome.errors.hasPrefix("error: the folder 'tokens' contains no token files [no-source]\nnote: "))
            #expect(outcome.exitCode == 1)
        }
    }
}

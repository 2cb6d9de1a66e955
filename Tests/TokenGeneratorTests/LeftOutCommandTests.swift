import TestSupport
import Testing

@Suite("Tokens that cannot be used") struct LeftOutCommandTests {
    private static let tokens = """
        { "ink": { "$type": "number", "good": { "$value": 1 }, "bad": { "$value": "none" }, "ref": { "$value": "{ink.bad}" } },
          "draft": { "$type": "number", "odd": { "$value": "odd" } } }
        """

    private func withProject<Outcome>(
        _ keys: String = "", _ body: (TemporaryFolder) throws -> Outcome
    ) throws -> Outcome {
        try withTemporaryFolder { folder in
            try folder.write(Self.tokens, to: "tokens.json")
            try folder.write(
                """
                { "sources": ["tokens.json"], \(keys) "outputs": [
                  { "template": "cgfloat", "path": "Sizes.swift", "tokens": { "groups": ["ink"] } } ] }
                """, to: "tokengenerator.json")
            return try body(folder)
        }
    }

    @Test("are left out when generating, with warnings and their number in the last line")
    func generating() throws {
        try withProject { folder in
            let outcome = try Tool.run(in: folder.path)
            #expect(outcome.exitCode == 0)
            #expect(outcome.errors.contains("tokens.json:1:75: warning: "))
            #expect(outcome.errors.contains("'ink.ref' is skipped, because it refers to 'ink.bad' [left-out]"))
            #expect(!outcome.errors.contains("odd"))
            #expect(
                outcome.output.hasSuffix(
                    """
                    1 unusable token in no output (use --verbose to list it; run 'TokenGenerator validate' for the reasons)
                    2 tokens left out (see above)

                    """)
            )
            #expect(folder.text(of: "Sizes.swift")?.contains("static var inkGood: CGFloat { 1 }") == true)
            let verbose = try Tool.run("--verbose", in: folder.path).output
            #expect(verbose.contains("no output   draft.odd: it is unusable\n"))
        }
    }

    @Test("are not named where the configuration excludes them, also when one mode alone is broken")
    func excludedMode() throws {
        try withTemporaryFolder { folder in
            for (mode, value) in [("light", "2"), ("dark", "\"none\"")] {
                try folder.write(
                    """
                    { "ink": { "$type": "number", "good": { "$value": 1 }, "near": { "$value": "{base.odd}" } },
                      "base": { "$type": "number", "odd": { "$value": \(value) } },
                      "draft": { "$type": "number", "odd": { "$value": \(value) } } }
                    """, to: "\(mode).json")
            }
            try folder.write(
                """
                { "sources": [{ "path": "light.json", "collection": "c", "mode": "light" },
                    { "path": "dark.json", "collection": "c", "mode": "dark" }],
                  "outputs": [{ "template": "cgfloat", "path": "Sizes.swift", "tokens": { "groups": ["ink"] } }] }
                """, to: "tokengenerator.json")
            let outcome = try Tool.run("--quiet", in: folder.path)
            let places = outcome.errors.split(separator: "\n").filter { $0.contains("warning: ") }
            // A token that is taken refers to the first of them, and the built-in template writes the light mode.
            #expect(places.count == 1)
            #expect(places.first?.hasPrefix("dark.json:2:51: warning: ") == true, "\(places)")
            #expect(folder.text(of: "Sizes.swift")?.contains("static var inkNear: CGFloat { 2 }") == true)
        }
    }

    @Test("keep everything from being written where the run is strict", arguments: ["\"strict\": true,", ""])
    func strict(_ keys: String) throws {
        try withProject(keys) { folder in
            let outcome = try Tool.run(keys.isEmpty ? ["--strict"] : [], in: folder.path)
            #expect(outcome.exitCode == 1)
            #expect(outcome.errors.contains("error: 'ink.ref' is skipped, because it refers to 'ink.bad' [left-out]"))
            #expect(outcome.output == "2 errors, nothing written\n")
            #expect(folder.text(of: "Sizes.swift") == nil)
        }
    }

    @Test("are errors to validate, which reads the configuration's files whole where it is given none")
    func validating() throws {
        try withProject { folder in
            let outcome = try Tool.run("validate", in: folder.path)
            #expect(outcome.exitCode == 1)
            #expect(outcome.errors == (try Tool.run("validate", "tokens.json", in: folder.path)).errors)
            #expect(
                outcome.output.hasSuffix("1 token (0 alias, 0 variable, 0 value, 1 literal), 3 errors, 0 warnings\n"))
        }
    }
}

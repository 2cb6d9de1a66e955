import Diagnostics
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Pairs of colors in the configuration") struct ContrastConfigurationTests {
    @Test(
        "a mistake is an error at its place",
        arguments: [
            (
                #"{ "outputs": [], "contrast": { 1️⃣"pair": [] } }"#,
                "1️⃣: error: unknown key 'pair' in \"contrast\" [unknown-key]\n1️⃣: note: did you mean 'pairs'?"
            ),
            (
                #"{ "outputs": [], "contrast": { "pairs": [1️⃣{ "foreground": "a" }] } }"#,
                "1️⃣: error: missing key 'background' in a pair [missing-key]\n1️⃣: note: add \"background\""
            ),
            (
                #"{ "outputs": [], "contrast": { "pairs": [{ "foreground": "a", "background": "b", 1️⃣"on": 1 }] } }"#,
                "1️⃣: error: unknown key 'on' in a pair [unknown-key]\n"
                    + "1️⃣: note: the keys are foreground, background, level"
            ),
            (
                #"{ "outputs": [], "contrast": { "pairs": [{ "foreground": "a", "background": "b", "level": 1️⃣22 }] } }"#,
                "1️⃣: error: 22 is not a contrast [invalid-configuration]\n1️⃣: note: use a number from 1 to 21"
            ),
        ])
    func mistakes(_ text: String, _ expected: String) {
        let marked = MarkedText(text, path: "tokengenerator.json")
        let diagnostics = ConfigurationReader.read(marked.bytes, path: "tokengenerator.json").diagnostics
        #expect(diagnostics.map(\.text).joined(separator: "\n") == marked.spelled(expected))
    }

    private static let tokens = """
        { "ink": { "$type": "color", "body": { "$value": "#111111" }, "faint": { "$value": "#999999" } },
          "paper": { "$type": "color", "$root": { "$value": "#FFFFFF" } },
          "chip": { "$type": "color", "ink": { "$value": "#111111" } },
          "card": { "$type": "color", "paper": { "$value": "#FFFFFF" } },
          "gap": { "$type": "number", "$value": 4 } }
        """

    @Test("pairs that colors are say nothing")
    func fitting() throws {
        try expect(
            #"{ "foreground": "ink.*", "background": "paper" }, { "foreground": "ink", "background": "paper" }"#, "")
    }

    @Test("a path at which nothing stands, and a pattern that fits nothing, are warnings")
    func unknownPaths() throws {
        try expect(
            #"{ "foreground": 1️⃣"inc", "background": "paper" }, { "foreground": "ink.*", "background": 2️⃣"paper-*" }"#,
            """
            1️⃣: warning: no group or token has the path 'inc' [unknown-path]
            1️⃣: note: did you mean 'ink'?
            2️⃣: warning: no group or token matches 'paper-*' [unknown-path]
            2️⃣: note: run 'TokenGenerator list' to see the paths of all tokens

            """)
    }

    @Test("a pair that no two colors are is a warning: without colors, in no group together, or of one with itself")
    func emptyPairs() throws {
        try expect(
            """
            { "foreground": 1️⃣"ink.*", "background": "gap" }, { "foreground": 2️⃣"*.ink", "background": "*.paper" },
            { "foreground": 3️⃣"ink.body", "background": "ink.body" }
            """,
            """
            1️⃣: warning: the contrast of 'ink.*' on 'gap' is not checked, because they match no pair of colors [empty-pair]
            1️⃣: note: use the names of colors, or patterns that match colors
            2️⃣: warning: the contrast of '*.ink' on '*.paper' is not checked, because they match no pair of colors [empty-pair]
            2️⃣: note: use the names of colors, or patterns that match colors
            3️⃣: warning: the contrast of 'ink.body' on 'ink.body' is not checked, because they match no pair of colors [empty-pair]
            3️⃣: note: use the names of colors, or patterns that match colors

            """)
    }

    @Test("a page that is not a color is a warning, and so is a path at which nothing is")
    func pages() throws {
        try expect("", "", page: #""card.paper""#)
        for path in ["gap", "ink"] {
            try expect(
                "",
                """
                1️⃣: warning: '\(path)' is not a single color [empty-pair]
                1️⃣: note: use the path of one color; without a page color, the contrast on translucent backgrounds is unknown

                """, page: "1️⃣\"\(path)\"")
        }
        try expect(
            "",
            """
            1️⃣: warning: no group or token has the path 'inc' [unknown-path]
            1️⃣: note: did you mean 'ink'?

            """, page: #"1️⃣"inc""#)
    }

    @Test("more pairs than 10,000 are a warning, and the rest is not looked at")
    func tooManyPairs() throws {
        let group = (0..<101).map { "\"c\($0)\": { \"$value\": \"#111111\" }" }.joined(separator: ",")
        let tokens = """
            { "ink": { "$type": "color", \(group) }, "paper": { "$type": "color", \(group) } }
            """
        let run = try expect(
            #"{ "foreground": "ink.c1", "background": "paper" }, { "foreground": 1️⃣"ink", "background": "paper" }"#,
            """
            1️⃣: warning: "contrast" matches more than 10,000 pairs of colors; only the first 10,000 are checked [too-many-pairs]
            1️⃣: note: use patterns that match fewer colors

            """, tokens: tokens)
        #expect(ConfiguredPairs(run.configuration.contrast, run.resolution).all.count == 10_000)
    }

    /// Expects what is said of some pairs.
    @discardableResult
    private func expect(
        _ pairs: String, _ expected: String, page: String = "",
        tokens: String = ContrastConfigurationTests.tokens,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws -> AnalyzedTokens {
        let page = page.isEmpty ? "" : "\"page\": \(page), "
        let configuration = """
            { "sources": ["tokens.json"], "contrast": { \(page)"pairs": [\(pairs)] },
              "outputs": [{ "template": "shape-style", "path": "A.swift" }] }
            """
        let marked = MarkedText(configuration, path: "tokengenerator.json")
        return try withTemporaryFolder { folder in
            try folder.write(marked.bytes, to: "tokengenerator.json")
            try folder.write(tokens, to: "tokens.json")
            let run = GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)).analyze(CommandOptions())
            let said = run.diagnostics.filter { $0.location?.path == "tokengenerator.json" && $0.severity != .note }
            #expect(said.map { $0.text + "\n" }.joined() == marked.spelled(expected), sourceLocation: sourceLocation)
            return run
        }
    }
}

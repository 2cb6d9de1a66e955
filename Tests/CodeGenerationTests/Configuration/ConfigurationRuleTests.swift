import Diagnostics
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("A configuration held against its tokens")
struct ConfigurationRuleTests {
    private static let tokens = """
        { "Colors": { "brand": { "$type": "color", "$value": "#111111" }, "bad": { "$type": "color", "$value": 1 } } }
        """

    @Test("paths that fit say nothing")
    func fitting() throws {
        try expect(
            """
            { "sources": ["tokens.json"], "layers": { "primitive": ["Colors"], "semantic": ["Colors.brand"] },
              "outputs": [{ "template": "shape-style", "path": "A.swift",
                "tokens": { "groups": ["Colors"], "exclude": ["Colors.bad"] }, "names": { "drop": ["Colors"] } }] }
            """, "")
    }

    @Test("a path at which nothing stands is a warning, wherever it is named")
    func unknownPaths() throws {
        try expect(
            """
            { "sources": ["tokens.json"], "layers": { "primitive": [1️⃣"Colours"] },
              "outputs": [{ "template": "shape-style", "path": "A.swift",
                "tokens": { "groups": ["Colors", 2️⃣"Color"], "exclude": [3️⃣"Nothing here"] },
                "names": { "drop": [4️⃣"colors"], "replace": { 5️⃣"Colors.brnd": "b" } } }] }
            """,
            """
            1️⃣: warning: no group or token has the path 'Colours' [unknown-path]
            1️⃣: note: did you mean 'Colors'?
            2️⃣: warning: no group or token has the path 'Color' [unknown-path]
            2️⃣: note: did you mean 'Colors'?
            3️⃣: warning: no group or token has the path 'Nothing here' [unknown-path]
            3️⃣: note: run 'TokenGenerator list' to see the paths of all tokens
            4️⃣: warning: no group or token has the path 'colors' [unknown-path]
            4️⃣: note: did you mean 'Colors'?
            5️⃣: warning: no group or token has the path 'Colors.brnd' [unknown-path]
            5️⃣: note: run 'TokenGenerator list' to see the paths of all tokens

            """)
    }

    @Test("an expression for what is no token is a warning")
    func unknownExpressions() throws {
        try expect(
            """
            { "sources": ["tokens.json"], "outputs": [{ "template": "shape-style", "path": "A.swift" }],
              "expressions": { 1️⃣"Colors": "a", 2️⃣"Colors.brnd": "a", 3️⃣"Colors.x*": "a", "*.brand": "b" } }
            """,
            """
            1️⃣: warning: no token has the path 'Colors', for which an expression is configured [unknown-path]
            1️⃣: note: 'Colors' is a group; use 'Colors.*' for all tokens in it
            2️⃣: warning: no token has the path 'Colors.brnd', for which an expression is configured [unknown-path]
            2️⃣: note: did you mean 'Colors.brand'?
            3️⃣: warning: no token matches 'Colors.x*', for which an expression is configured [unknown-path]
            3️⃣: note: run 'TokenGenerator list' to see the paths of all tokens

            """)
    }

    @Test("names that rule images are no paths of tokens")
    func images() throws {
        try expect(
            #"""
            { "sources": ["tokens.json"], "outputs": [{ "template": "shape-style", "path": "A.swift" },
              { "template": "image-asset", "path": 1️⃣"B.swift", "names": { "replace": { 2️⃣"logo": "mark" } } }] }
            """#,
            """
            2️⃣: warning: cannot find the asset 'logo' in this output [unknown-path]
            2️⃣: note: run 'TokenGenerator list' to see the names of all assets
            1️⃣: warning: 'B.swift' selects no image and is empty [empty-output]
            1️⃣: note: add a catalog that contains such assets to "catalogs", or remove the output

            """)
    }

    @Test("an output that takes several kinds of assets names them all")
    func severalKinds() throws {
        try expect(
            #"""
            { "sources": ["tokens.json"], "outputs": [{ "template": "shape-style", "path": "A.swift" },
              { "template": "swiftgen", "path": 1️⃣"B.swift", "assets": { "kinds": ["image", "color", "symbol"] } }] }
            """#,
            """
            1️⃣: warning: 'B.swift' selects no image, color set or symbol and is empty [empty-output]
            1️⃣: note: add a catalog that contains such assets to "catalogs", or remove the output

            """)
    }

    @Test("a selection that takes no token at all is a warning")
    func nothingTaken() throws {
        try expect(
            #"{ "sources": ["tokens.json"], "outputs": [{ "template": "cgfloat", "path": 1️⃣"A.swift" }] }"#,
            """
            1️⃣: warning: no output selects the only token [empty-output]
            1️⃣: note: check the "groups" and "types" of the outputs

            """, tokens: ##"{ "Colors": { "brand": { "$type": "color", "$value": "#111111" } } }"##)
    }

    @Test("an output root outside the configuration's folder is an error", arguments: ["..", "/tmp", "a/../../b"])
    func outputRoot(_ root: String) throws {
        try expect(
            #"{ "sources": ["tokens.json"], "outputRoot": 1️⃣"\#(root)", "outputs": [{ "template": "own", "path": "A" }] }"#,
            """
            1️⃣: error: "outputRoot" is outside the folder of the configuration [invalid-output-path]
            1️⃣: note: move the configuration up, or pass the folder with --output-root

            """)
    }

    @Test("the built-in default, when it fits no token, is an error: nothing would be written but empty files")
    func defaultTakesNothing() throws {
        try withTemporaryFolder { folder in
            try folder.write(##"{ "red": { "$type": "color", "$value": "#f00" } }"##, to: "tokens/a.json")
            let run = GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)).analyze(CommandOptions())
            #expect(
                checked(run).map(\.text) == [
                    """
                    error: no output selects the only token [empty-output]
                    note: run 'TokenGenerator init' to create a configuration for these token files
                    """
                ])
        }
    }

    @Test("an output outside the root is reported together with all else")
    func outsideRoot() throws {
        try expect(
            #"{ "sources": ["tokens.json"], "outputs": [{ "template": "own", "path": 1️⃣"../A" }] }"#,
            """
            1️⃣: error: the output '../A' is outside the output root [invalid-output-path]
            1️⃣: note: use a path relative to the output root, without leading ..

            """)
    }

    @Test("what a template cannot write is an error")
    func unfitting() throws {
        try expect(
            """
            { "sources": ["tokens.json"], "outputs": [
              { "template": 1️⃣"shape-style", "path": "A.swift", "names": { "style": "nested" } },
              { "template": "image-asset", "path": 3️⃣"B.swift", "scope": 2️⃣"Design.Images" },
              { "template": "own", "path": "C.swift", "scope": "Design.Own", "names": { "style": "nested" } },
              { "template": 4️⃣"color-hex", "path": "D.swift", "failable": true }] }
            """,
            """
            1️⃣: error: the template 'shape-style' writes all tokens into one type [invalid-configuration]
            1️⃣: note: remove "style": "nested", or use the template 'component-token'
            2️⃣: error: the template 'image-asset' declares the type 'Design.Images', whose name must not contain a period [invalid-configuration]
            2️⃣: note: remove the period from "scope"
            4️⃣: error: the template 'color-hex' loads no assets that could be missing [invalid-configuration]
            4️⃣: note: remove "failable"
            3️⃣: warning: 'B.swift' selects no image and is empty [empty-output]
            3️⃣: note: add a catalog that contains such assets to "catalogs", or remove the output

            """)
    }

    @Test("neither a configuration nor tokens is an error that says what to do")
    func nothingAtAll() throws {
        try withTemporaryFolder { folder in
            let run = GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)).analyze(CommandOptions())
            #expect(
                run.readingDiagnostics.map(\.text) == [
                    """
                    error: cannot find 'tokengenerator.json' here or token files in 'tokens' [no-configuration]
                    note: run 'TokenGenerator init' to create a configuration
                    """
                ])
        }
    }

    private func expect(
        _ configuration: String, _ expected: String, tokens: String = ConfigurationRuleTests.tokens,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let marked = MarkedText(configuration, path: "tokengenerator.json")
        try withTemporaryFolder { folder in
            try folder.write(marked.bytes, to: "tokengenerator.json")
            try folder.write(tokens, to: "tokens.json")
            let run = GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)).analyze(CommandOptions())
            let text = checked(run).map { $0.text + "\n" }.joined()
            #expect(text == marked.spelled(expected), sourceLocation: sourceLocation)
        }
    }
}

import Diagnostics
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Modes and themes of a configuration held against the token files")
struct ModeRuleTests {
    @Test("a mode that no collection has is an error with the nearest, or with all")
    func unknownModes() throws {
        try expect(
            #""modes": { "night": 1️⃣"Drak", "x": 2️⃣"Sepia" }, \#(Self.outputs)"#,
            """
            1️⃣: error: cannot find the mode 'Drak' in the sources [unknown-mode]
            1️⃣: note: did you mean 'Dark'?
            2️⃣: error: cannot find the mode 'Sepia' in the sources [unknown-mode]
            2️⃣: note: restore the file that defines it, or use one of: Light, Dark

            """)
    }

    @Test("the modes of appearances and themes are looked for likewise, in any case of letters")
    func appearancesAndThemes() throws {
        try expect(
            #""appearances": { "light": "light", "dark": 1️⃣"Dusk" }, "themes": { "Ocean": 2️⃣"Ocean" }, \#(Self.themed)"#,
            """
            2️⃣: error: cannot find the mode 'Ocean' in the sources [unknown-mode]
            2️⃣: note: restore the file that defines it, or use one of: Light, Dark
            1️⃣: error: cannot find the mode 'Dusk' in the sources [unknown-mode]
            1️⃣: note: restore the file that defines it, or use one of: Light, Dark

            """)
    }

    @Test("a collection that does not exist is an error, and so is a mode that it does not have")
    func unknownCollections() throws {
        try expect(
            #""appearances": { "dark": { 1️⃣"Color": "Dark", "Colors": 2️⃣"Darker" } }, \#(Self.outputs)"#,
            """
            1️⃣: error: cannot find the collection 'Color' in the sources [unknown-mode]
            1️⃣: note: did you mean 'Colors'?
            2️⃣: error: cannot find the mode 'Darker' in the collection 'Colors' [unknown-mode]
            2️⃣: note: did you mean 'Dark'?

            """)
    }

    @Test("a mode that letter case leaves open is an error with all that it could be")
    func ambiguousModes() throws {
        try expect(
            #""modes": { "night": 1️⃣"DARK", "day": "Dark" }, \#(Self.outputs)"#,
            """
            1️⃣: error: cannot find the mode 'DARK' in the sources [unknown-mode]
            1️⃣: note: use one of these: dark, Dark

            """, modes: ["dark", "Dark"])
    }

    @Test("where a collection has one mode, that one is known")
    func withoutModes() throws {
        try expect(
            #""modes": { "night": 1️⃣"Dark", "day": { "Colors": ["Light", 2️⃣"Day"] }, "x": { 3️⃣"Sizes": "Light" } }, \#(Self.outputs)"#,
            """
            1️⃣: error: cannot find the mode 'Dark' in the sources [unknown-mode]
            1️⃣: note: restore the file that defines it, or remove it here; no collection has several modes
            2️⃣: error: cannot find the mode 'Day' in the collection 'Colors' [unknown-mode]
            2️⃣: note: restore the file that defines it, or remove it here; no collection has several modes
            3️⃣: error: cannot find the collection 'Sizes' in the sources [unknown-mode]
            3️⃣: note: restore its files, or use just the mode's name; to name a collection, set "collection" in "sources"

            """, modes: ["Light"])
    }

    @Test("themes that no output writes are a warning with the output that writes them")
    func unwrittenThemes() throws {
        try expect(
            #""themes": { 1️⃣"Black": "Dark" }, \#(Self.outputs)"#,
            """
            1️⃣: warning: no output writes the configured themes [unwritten-themes]
            1️⃣: note: add { "template": "theme", "path": "Theme.swift" } to "outputs"

            """)
    }

    @Test("an output of themes without any is an error")
    func missingThemes() throws {
        try expect(
            #""outputs": [{ "template": 1️⃣"theme", "path": "Theme.swift" }]"#,
            """
            1️⃣: error: the template 'theme' needs "themes" in the configuration [missing-key]
            1️⃣: note: add "themes": { "Ocean": { "Brand": "Ocean" } }, with the modes of your token files

            """)
    }

    @Test("a second output of themes is an error with both places")
    func secondOutput() throws {
        try expect(
            """
            "themes": { "Black": "Dark" }, "outputs": [{ "template": "theme", "path": 1️⃣"A.swift" },
              { "template": "theme", "path": 2️⃣"B.swift", "scope": "Other" }]
            """,
            """
            2️⃣: error: two outputs write themes; colors can be read from only one [duplicate-type]
            1️⃣: note: the first output is here
            2️⃣: note: select the tokens of both in one output

            """)
    }

    @Test("themes with one name in Swift, or with none, are errors")
    func names() throws {
        try expect(
            #""themes": { 1️⃣"Deep sea": "Dark", 2️⃣"deep-sea": "Dark", 3️⃣"–": "Dark" }, \#(Self.themed)"#,
            """
            2️⃣: error: the theme 'deep-sea' gets the name 'deepSea', which another theme already has [duplicate-symbol]
            1️⃣: note: the other theme is here
            2️⃣: note: rename the theme in "themes"
            3️⃣: error: the theme '–' has no letter or digit for a Swift name [empty-name]
            3️⃣: note: rename the theme in "themes"

            """)
    }

    @Test("a theme has the name of the default one only where it is that")
    func usualName() throws {
        try expect(#""themes": { "Standard": {}, "Black": "Dark" }, \#(Self.themed)"#, "")
        try expect(
            #""themes": { 1️⃣"Standard": "Dark" }, \#(Self.themed)"#,
            """
            1️⃣: error: the theme 'Standard' gets the name 'standard', which the default theme already has \
            [duplicate-symbol]
            1️⃣: note: rename the theme in "themes"

            """)
    }

    @Test("a theme has no name that the type of themes has itself")
    func memberName() throws {
        try expect(
            #""themes": { 1️⃣"All cases": "Dark" }, \#(Self.themed)"#,
            """
            1️⃣: error: the theme 'All cases' gets the name 'allCases', which a member of every theme already has [duplicate-symbol]
            1️⃣: note: rename the theme in "themes"

            """)
    }

    private static let codes: Set<DiagnosticCode> = [
        .unknownMode, .unwrittenThemes, .missingKey, .duplicateType, .duplicateSymbol, .emptyName,
    ]
    private static let outputs = #""outputs": [{ "template": "shape-style", "path": "Colors.swift" }]"#
    private static let themed = """
        "outputs": [{ "template": "shape-style", "path": "Colors.swift" }, { "template": "theme", "path": "Theme.swift" }]
        """

    /// What is said of a configuration beside a collection of one color, and modes.
    private func expect(
        _ members: String, _ expected: String, modes: [String] = ["Light", "Dark"],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let sources = modes.enumerated().map { number, mode in
            "{ \"path\": \"\(number).json\", \"collection\": \"Colors\", \"mode\": \"\(mode)\" }"
        }
        let marked = MarkedText(
            "{ \"sources\": [\(sources.joined(separator: ", "))], \(members) }", path: "tokengenerator.json")
        try withTemporaryFolder { folder in
            try folder.write(marked.bytes, to: "tokengenerator.json")
            for (number, hex) in zip(modes.indices, ["#ffffff", "#000000"]) {
                try folder.write("{ \"page\": { \"$type\": \"color\", \"$value\": \"\(hex)\" } }", to: "\(number).json")
            }
            let run = GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)).analyze(CommandOptions())
            let found = checked(run).filter { Self.codes.contains($0.code) }
            let text = found.map { $0.text + "\n" }.joined()
            #expect(text == marked.spelled(expected), sourceLocation: sourceLocation)
        }
    }
}

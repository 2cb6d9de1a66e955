import Diagnostics
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Mistakes in the configuration")
struct ConfigurationDiagnosticTests {
    /// Where the note of a wrong kind sends to.
    private static let kinds =
        "set \"$schema\" to get completion in your editor, or see \"Configuration\" in TokenGenerator's documentation"

    @Test(
        "an unknown key is an error with the nearest known one, or all of them",
        arguments: [
            (
                #"{ 1️⃣"output": [], "outputs": [] }"#,
                "1️⃣: error: unknown key 'output' in the configuration [unknown-key]\n1️⃣: note: did you mean 'outputs'?"
            ),
            (
                #"{ "outputs": [], 1️⃣"colour": 1 }"#,
                "1️⃣: error: unknown key 'colour' in the configuration [unknown-key]\n1️⃣: note: the keys are title, sources, inputs, modes, "
                    + "appearances, themes, catalogs, rules, lint, images, fonts, layers, matchValues, contrast, expressions, baseFontSize, deployment, access, "
                    + "nonisolated, documentation, bundle, strict, unclaimed, leftOut, outputRoot, templates, targets, outputs"
            ),
            (
                #"{ "outputs": [], "images": 1️⃣{ "from": "images" } }"#,
                "1️⃣: error: missing key 'catalog' in \"images\" [missing-key]\n1️⃣: note: add \"catalog\""
            ),
            (
                #"{ "outputs": [], "layers": { 1️⃣"primitives": [] } }"#,
                "1️⃣: error: unknown key 'primitives' in \"layers\" [unknown-key]\n1️⃣: note: did you mean 'primitive'?"
            ),
            (
                #"{ "outputs": [], "bundle": { 1️⃣"id": "x" } }"#,
                "1️⃣: error: unknown key 'id' in \"bundle\" [unknown-key]\n1️⃣: note: the keys are identifier, class"
            ),
            (
                #"{ "outputs": [{ "template": "a", "path": "b", 1️⃣"scop": "A" }] }"#,
                "1️⃣: error: unknown key 'scop' in an output [unknown-key]\n1️⃣: note: did you mean 'scope'?"
            ),
            (
                #"{ "outputs": [{ "template": "a", "path": "b", "tokens": { 1️⃣"group": [] } }] }"#,
                "1️⃣: error: unknown key 'group' in \"tokens\" [unknown-key]\n1️⃣: note: did you mean 'groups'?"
            ),
            (
                #"{ "outputs": [{ "template": "a", "path": "b", "names": { 1️⃣"drops": [] } }] }"#,
                "1️⃣: error: unknown key 'drops' in \"names\" [unknown-key]\n1️⃣: note: did you mean 'drop'?"
            ),
        ])
    func unknownKeys(_ text: String, _ expected: String) { expect(text, expected) }

    @Test("modes may be a thousand, and more are one error")
    func tooManyModes() {
        let modes = { (count: Int) in (1...count).map { "\"m\($0)\": \"light\"" }.joined(separator: ", ") }
        expect("{ \"outputs\": [], \"modes\": { \(modes(1000)) } }", "")
        expect(
            "{ \"outputs\": [], \"modes\": { \(modes(1000)), 1️⃣\"one too many\": \"light\", \"and\": \"dark\" } }",
            """
            1️⃣: error: "modes" has 1002 combinations; the limit is 1000 [limit-exceeded]
            1️⃣: note: keep only the combinations that the app shows
            """)
    }

    @Test(
        "a value of another kind is an error",
        arguments: [
            ("1️⃣[]", "expected an object for the configuration, found an array"),
            (#"{ "outputs": 1️⃣{} }"#, "expected an array for \"outputs\", found an object"),
            (#"{ "outputs": [1️⃣"a"] }"#, "expected an object for an output, found a string"),
            (#"{ "outputs": [], "sources": 1️⃣"a" }"#, "expected an array for \"sources\", found a string"),
            (#"{ "outputs": [], "sources": ["a", 1️⃣1] }"#, "expected a string, found a number"),
            (#"{ "outputs": [], "catalogs": 1️⃣null }"#, "expected an array, found null"),
            (#"{ "outputs": [], "deployment": { "iOS": 1️⃣17 } }"#, "expected a string, found a number"),
            (#"{ "outputs": [], "layers": 1️⃣[] }"#, "expected an object for \"layers\", found an array"),
            (#"{ "outputs": [], "layers": { "semantic": 1️⃣"a" } }"#, "expected an array, found a string"),
            (#"{ "outputs": [], "matchValues": 1️⃣true }"#, "expected an array for \"matchValues\", found a boolean"),
            (#"{ "outputs": [], "access": 1️⃣1 }"#, "expected a string, found a number"),
            (#"{ "outputs": [], "baseFontSize": 1️⃣"16" }"#, "expected a number, found a string"),
            (#"{ "outputs": [], "nonisolated": 1️⃣"yes" }"#, "expected a boolean, found a string"),
            (#"{ "outputs": [], "bundle": 1️⃣[] }"#, "expected a string, found an array"),
            (#"{ "outputs": [], "bundle": { "identifier": 1️⃣1 } }"#, "expected a string, found a number"),
            (#"{ "outputs": [], "outputRoot": 1️⃣1 }"#, "expected a string, found a number"),
            (#"{ "outputs": [], "templates": 1️⃣[] }"#, "expected a string, found an array"),
            (#"{ "outputs": [{ "template": 1️⃣1, "path": "a" }] }"#, "expected a string, found a number"),
            (#"{ "outputs": [{ "template": "a", "path": 1️⃣1 }] }"#, "expected a string, found a number"),
            (
                #"{ "outputs": [{ "template": "a", "path": "b", "tokens": 1️⃣[] }] }"#,
                "expected an object for \"tokens\", found an array"
            ),
            (
                #"{ "outputs": [{ "template": "a", "path": "b", "tokens": { "types": 1️⃣"color" } }] }"#,
                "expected an array for \"types\", found a string"
            ),
            (
                #"{ "outputs": [{ "template": "a", "path": "b", "names": 1️⃣1 }] }"#,
                "expected an object for \"names\", found a number"
            ),
            (
                #"{ "outputs": [{ "template": "a", "path": "b", "names": { "replace": 1️⃣[] } }] }"#,
                "expected an object for \"replace\", found an array"
            ),
            (
                #"{ "outputs": [{ "template": "a", "path": "b", "names": { "replace": { "a": 1️⃣1 } } }] }"#,
                "expected a string, found a number"
            ),
            (
                #"{ "outputs": [{ "template": "a", "path": "b", "names": { "prefix": 1️⃣1 } }] }"#,
                "expected a string, found a number"
            ),
        ])
    func kinds(_ text: String, _ message: String) {
        expect(text, "1️⃣: error: \(message) [invalid-configuration]\n1️⃣: note: \(Self.kinds)")
    }

    @Test(
        "a value that is not known is an error with the nearest known one, or all of them",
        arguments: [
            (
                #"{ "outputs": [], "access": 1️⃣"pubic" }"#, "'pubic' is not an access level of generated code",
                "did you mean 'public'?"
            ),
            (
                #"{ "outputs": [], "access": 1️⃣"open" }"#, "'open' is not an access level of generated code",
                "use one of: public, package, internal"
            ),
            (
                #"{ "outputs": [], "deployment": { "iOS": 1️⃣"17.4.1" } }"#, "'17.4.1' is not a version of iOS",
                "use a version such as \"17\" or \"17.4\""
            ),
            (
                #"{ "outputs": [], "deployment": { "macOS": 1️⃣"Sonoma" } }"#, "'Sonoma' is not a version of macOS",
                "use a version such as \"17\" or \"17.4\""
            ),
            (
                #"{ "outputs": [], "baseFontSize": 1️⃣0.5 }"#, "0.5 is not a font size", "use a number from 1 to 1000"
            ),
            (#"{ "outputs": [], "bundle": 1️⃣"modul" }"#, "'modul' is not a bundle", "did you mean 'module'?"),
            (#"{ "outputs": [], "bundle": 1️⃣"x" }"#, "'x' is not a bundle", "use one of: automatic, main, module"),
            (
                #"{ "outputs": [], "matchValues": [1️⃣"semantics"] }"#, "'semantics' is not a layer",
                "did you mean 'semantic'?"
            ),
            (
                #"{ "outputs": [{ "template": "a", "path": "b", "tokens": { "types": [1️⃣"colour"] } }] }"#,
                "'colour' is not a type", "did you mean 'color'?"
            ),
            (
                #"{ "outputs": [{ "template": "a", "path": "b", "names": { "style": 1️⃣"tree" } }] }"#,
                "'tree' is not a style", "use one of: flat, nested, folders"
            ),
        ])
    func values(_ text: String, _ message: String, _ advice: String) {
        expect(text, "1️⃣: error: \(message) [invalid-configuration]\n1️⃣: note: \(advice)")
    }

    @Test("primitive colors are not matched with others")
    func primitiveLayer() {
        expect(
            #"{ "outputs": [], "matchValues": [1️⃣"primitive"] }"#,
            "1️⃣: error: primitive colors cannot be matched with variables [invalid-configuration]\n"
                + "1️⃣: note: use \"semantic\", \"component\" or both")
    }

    @Test(
        "a key that is missing is an error",
        arguments: [
            (
                "1️⃣{}", "missing key 'outputs' in the configuration",
                "list the files to generate: \"outputs\": [ { \"template\": …, \"path\": … } ]"
            ),
            (
                #"{ "outputs": [], "appearances": 1️⃣{ "light": "Day" } }"#,
                "\"appearances\" sets no mode other than \"light\"",
                "add \"dark\": \"…\", or remove \"appearances\""
            ),
            (
                #"{ "outputs": [], "appearances": 1️⃣{} }"#,
                "\"appearances\" sets no mode other than \"light\"",
                "add \"dark\": \"…\", or remove \"appearances\""
            ),
            (#"{ "outputs": [1️⃣{ "path": "a" }] }"#, "missing key 'template' in an output", "add \"template\""),
            (#"{ "outputs": [1️⃣{ "template": "a" }] }"#, "missing key 'path' in an output", "add \"path\""),
        ])
    func missing(_ text: String, _ message: String, _ advice: String) {
        expect(text, "1️⃣: error: \(message) [missing-key]\n1️⃣: note: \(advice)")
    }

    @Test("the name of a type is one in Swift", arguments: ["", "a b", "A.", "class", "A{}", "A\\n", "1A", "self"])
    func typeNames(_ name: String) {
        let shown = name.replacing("\\n", with: "\\u{A}")
        let expected =
            "1️⃣: error: '\(shown)' is not the name of a Swift type [invalid-configuration]\n"
            + "1️⃣: note: use a name such as ComponentToken or Design.Tokens"
        expect(#"{ "outputs": [{ "template": "a", "path": "b", "scope": 1️⃣"\#(name)" }] }"#, expected)
        expect(#"{ "outputs": [], "bundle": { "class": 1️⃣"\#(name)" } }"#, expected)
    }

    @Test("a path in two layers is an error with both places")
    func duplicateLayer() {
        expect(
            #"{ "outputs": [], "layers": { "primitive": [1️⃣"A"], "component": ["B", 2️⃣"A"] } }"#,
            """
            2️⃣: error: 'A' is listed twice in "layers" [invalid-configuration]
            1️⃣: note: the first one is here
            2️⃣: note: remove one of them; a group belongs to one layer
            """)
    }

    @Test("a token file listed twice, however it is spelled, is one error with both places")
    func duplicateSource() {
        expect(
            #"{ "outputs": [], "sources": [1️⃣"a.json", "b.json", 2️⃣"./x/../a.json", 3️⃣"a.json"] }"#,
            """
            2️⃣: error: the token file './x/../a.json' is listed twice [duplicate-source]
            1️⃣: note: the first one is here
            2️⃣: note: remove one of them
            3️⃣: error: the token file 'a.json' is listed twice [duplicate-source]
            1️⃣: note: the first one is here
            3️⃣: note: remove one of them
            """)
    }

    @Test("a bundle of no kind is an error")
    func emptyBundle() {
        expect(
            #"{ "outputs": [], "bundle": 1️⃣{ } }"#,
            """
            1️⃣: error: "bundle" needs "identifier" or "class" [missing-key]
            1️⃣: note: write { "identifier": "com.example.design" } or { "class": "BundleToken" }
            """)
    }

    @Test("files that no Swift module holds may share a name")
    func sharedNames() {
        expect(
            #"{ "outputs": [{ "template": "t", "path": "a/x.json" }, { "template": "t", "path": "b/x.json" }] }"#, "")
    }

    @Test("two outputs of one path, or one file name, are an error with both places")
    func repeatedPaths() {
        expect(
            #"{ "outputs": [{ "template": "a", "path": 1️⃣"A.swift" }, { "template": "b", "path": 2️⃣"A.swift" }] }"#,
            """
            2️⃣: error: two outputs have the path 'A.swift' [duplicate-output]
            1️⃣: note: the first one is here
            2️⃣: note: change one of the paths
            """)
        expect(
            #"{ "outputs": [{ "template": "a", "path": 1️⃣"x/A.swift" }, { "template": "b", "path": 2️⃣"A.swift" }] }"#,
            """
            2️⃣: error: two outputs have the file name 'A.swift' [duplicate-output]
            1️⃣: note: the first one is here
            2️⃣: note: rename one of them; files of a Swift module need different names
            """)
    }

    @Test("a key that stands twice is an error")
    func duplicateKey() {
        expect(
            #"{ 1️⃣"outputs": [], 2️⃣"outputs": [] }"#,
            """
            2️⃣: error: duplicate key 'outputs' in an object [duplicate-key]
            1️⃣: note: first used here
            2️⃣: note: rename or remove one of them, because programs disagree about which one applies
            """)
    }

    @Test(
        "text that is not JSON is one error, whatever follows", arguments: ["{ \"outputs\": [1️⃣", "1️⃣", "{ 1️⃣outputs }"])
    func broken(_ text: String) {
        let marked = MarkedText(text, path: "c.json")
        let reading = ConfigurationReader.read(marked.bytes, path: "c.json")
        #expect(reading.diagnostics.map(\.severity) == [.error])
        #expect(reading.diagnostics.first?.location == marked.location(of: 1))
        #expect(reading.configuration.path == "c.json")
    }

    @Test("all mistakes are reported in one go, in the order they are read")
    func all() {
        let reading = ConfigurationReader.read(
            Array(#"{ "acces": 1, "access": 1, "bundle": "x", "outputs": [{ "path": 1, "x": 1 }] }"#.utf8),
            path: "c.json")
        #expect(
            reading.diagnostics.map(\.code) == [
                "unknown-key", "invalid-configuration", "invalid-configuration", "unknown-key", "missing-key",
                "invalid-configuration",
            ])
    }

    private func expect(
        _ text: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let marked = MarkedText(text, path: "c.json")
        let reading = ConfigurationReader.read(marked.bytes, path: "c.json")
        #expect(
            reading.diagnostics.map(\.text).joined(separator: "\n") == marked.spelled(expected),
            sourceLocation: sourceLocation)
    }
}

import FileAccess
import Foundation
import TestSupport
import Testing

@Suite("Several modes") struct ModeTests {
    private func mode(_ name: String, _ value: String) -> String {
        """
        { "ink": { "$type": "color", "$value": "\(value)", "$extensions": { "com.figma.variableId": "V:1" } },
          "$extensions": { "com.figma.modeName": "\(name)" } }
        """
    }

    private func withModes<Outcome>(
        _ configuration: String, _ body: (TemporaryFolder) throws -> Outcome
    ) throws -> Outcome {
        try withTemporaryFolder { folder in
            try folder.write(mode("Dark", "#EEEEEE"), to: "tokens/colors/Dark.tokens.json")
            try folder.write(mode("Light", "#111111"), to: "tokens/colors/Light.tokens.json")
            try folder.write(configuration, to: "tokengenerator.json")
            return try body(folder)
        }
    }

    private let outputs = #""outputs": [{ "template": "shape-style", "path": "Colors.swift" }]"#

    @Test("a folder of exports is one collection, and its colors follow the appearance of the device")
    func folder() throws {
        try withModes(#"{ "sources": ["tokens"], \#(outputs) }"#) { folder in
            let outcome = try Tool.run(in: folder.path)
            #expect(outcome.exitCode == 0, "\(outcome.errors)")
            #expect(
                folder.text(of: "Colors.swift")?.contains(
                    ##"ink: Color = Color(light: Color(hex: "111111"), dark: Color(hex: "EEEEEE"))"##) == true)
            let list = try Tool.run("list", "--json", in: folder.path).output
            #expect(list.contains(##""hex":"#111111"},"values":{"Light":{"colorSpace""##))
            #expect(list.contains(##","Dark":{"colorSpace":"srgb""##))
            let validated = try Tool.run("validate", "tokens", in: folder.path).output
            #expect(
                validated == """
                    tokens/colors/Dark.tokens.json: figma, 1 token, mode Dark
                    tokens/colors/Light.tokens.json: figma, 1 token, mode Light
                    1 token (0 alias, 0 variable, 0 value, 1 literal), 0 errors, 0 warnings

                    """)
        }
    }

    @Test("a pattern chooses files, and the configuration the mode that is generated")
    func chosen() throws {
        let configuration = #"{ "sources": ["tokens/**/*.tokens.json"], "modes": { "night": "Dark" }, \#(outputs) }"#
        try withModes(configuration) { folder in
            let outcome = try Tool.run(in: folder.path)
            #expect(outcome.exitCode == 0, "\(outcome.errors)")
            #expect(folder.text(of: "Colors.swift")?.contains(##".init(hex: "EEEEEE")"##) == true)
        }
    }

    @Test("the configuration states what no file says: the collection and the mode")
    func stated() throws {
        let sources = """
            [{ "path": "a.json", "collection": "Sizes", "mode": "Phone" }, { "path": "b.json", "collection": "Sizes", \
            "mode": "Pad" }]
            """
        let modes = #"{ "pad": { "Sizes": "Pad" }, "phone": { "Sizes": "Phone" } }"#
        try withTemporaryFolder { folder in
            try folder.write(#"{ "s": { "$type": "number", "$value": 1 } }"#, to: "a.json")
            try folder.write(#"{ "s": { "$type": "number", "$value": 2 } }"#, to: "b.json")
            try folder.write(
                """
                { "sources": \(sources), "modes": \(modes), "outputs": [{ "template": "cgfloat", "path": "S.swift" }] }
                """, to: "tokengenerator.json")
            let outcome = try Tool.run(in: folder.path)
            #expect(outcome.exitCode == 0, "\(outcome.errors)")
            let note = "'s' has values that are not generated, such as in 'phone'"
            #expect(outcome.errors.contains(note))
            #expect(folder.text(of: "S.swift")?.contains("s: CGFloat { 2 }") == true)
            #expect(try Tool.run("list", "--json", in: folder.path).output.contains(#""values":{"pad":2,"phone":1}"#))
        }
    }

    @Test("an appearance whose file is gone is an error, and the files that were written before stay")
    func lostMode() throws {
        let configuration = """
            { "sources": ["tokens"], "appearances": { "light": "Light", "dark": "Dark" },
              "outputs": [{ "template": "shape-style", "path": "S.swift", "tokens": { "files": ["Dark.json"] } }] }
            """
        func color(_ hex: String) -> String { "{ \"page\": { \"$type\": \"color\", \"$value\": \"\(hex)\" } }" }
        try withTemporaryFolder { folder in
            try folder.write(color("#ffffff"), to: "tokens/Light.json")
            try folder.write(color("#000000"), to: "tokens/Dark.json")
            try folder.write(configuration, to: "tokengenerator.json")
            #expect(try Tool.run(in: folder.path).exitCode == 0)
            let written = try #require(folder.text(of: "S.swift"))
            try LocalFileSystem().removeFile(folder("tokens/Dark.json"))
            let outcome = try Tool.run(in: folder.path)
            #expect(outcome.exitCode == 1)
            #expect(
                outcome.errors.contains(
                    """
                    tokengenerator.json:1:69: error: cannot find the mode 'Dark' in the sources [unknown-mode]
                    tokengenerator.json:1:69: note: restore the file that defines it, or remove it here; no collection has several modes
                    tokengenerator.json:2:85: error: cannot find the file 'Dark.json' in the sources [unknown-origin]
                    tokengenerator.json:2:85: note: restore it, or use one of: tokens/Light.json

                    """))
            #expect(folder.text(of: "S.swift") == written)
            #expect(try Tool.run("--check", in: folder.path).exitCode == 1)
            #expect(try Tool.run("list", in: folder.path).output.hasPrefix("page  "))
        }
    }

    @Test("a pattern that matches nothing is an error at its place")
    func noFit() throws {
        try withModes(#"{ "sources": ["tokens/*.nothing"], \#(outputs) }"#) { folder in
            let outcome = try Tool.run(in: folder.path)
            #expect(
                outcome.errors.hasPrefix(
                    """
                    tokengenerator.json:1:15: error: no token file matches 'tokens/*.nothing' [no-source]
                    tokengenerator.json:1:15: note: restore the files, or correct the pattern; * matches any part of \
                    a name, ** any number of folders

                    """))
            #expect(outcome.exitCode == 1)
        }
        try withModes(#"{ "sources": ["gone/*.json"], \#(outputs) }"#) { folder in
            let outcome = try Tool.run(in: folder.path)
            #expect(
                outcome.errors.hasPrefix(
                    "tokengenerator.json:1:15: error: no token file matches 'gone/*.json' [no-source]\n"))
            #expect(outcome.exitCode == 1)
        }
    }
}

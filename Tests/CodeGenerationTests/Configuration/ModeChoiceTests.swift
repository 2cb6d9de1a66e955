import DesignTokens
import Diagnostics
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Choosing modes in the configuration")
struct ModeChoiceTests {
    @Test("a choice is a mode, several of which the first counts that a collection has, or those of single collections")
    func choices() throws {
        let configuration = read(
            """
            { "modes": { "a": "Dark", "b": ["Dark", "Night"], "c": { "Colors": "Dark", "Sizes": ["S", "M"], "Brand": null } },
              "outputs": [] }
            """)
        #expect(
            configuration.modes.map(\.choice) == [
                ModeChoice(name: "a", modes: ["Dark"]), ModeChoice(name: "b", modes: ["Dark", "Night"]),
                ModeChoice(name: "c", collections: ["Colors": ["Dark"], "Sizes": ["S", "M"], "Brand": []]),
            ])
        #expect(configuration.openGroups == ["Brand"])
    }

    @Test("what a theme says under the name of an appearance is its own there")
    func themes() throws {
        let configuration = read(
            """
            { "themes": { "Ocean": { "Density": "Tight", "light": "Ocean", "dark": { "Brand": "Ocean Night" } } }, "outputs": [] }
            """)
        let ocean = ThemeChoice(
            ModeChoice(name: "Ocean", collections: ["Density": ["Tight"]]),
            appearances: [
                .light: ModeChoice(name: "light", modes: ["Ocean"]),
                .dark: ModeChoice(name: "dark", collections: ["Brand": ["Ocean Night"]]),
            ])
        #expect(configuration.themes.map(\.choice) == [ocean])
    }

    @Test("a list without a name is an error")
    func emptyList() {
        let marked = MarkedText(#"{ "modes": { "dark": 1️⃣[] }, "outputs": [] }"#, path: "c.json")
        let text = ConfigurationReader.read(marked.bytes, path: "c.json").diagnostics.map(\.text)
        let expected = """
            1️⃣: error: expected at least one mode [invalid-configuration]
            1️⃣: note: add the name of a mode
            """
        #expect(text == [marked.spelled(expected)])
    }

    @Test("every mode that is named is looked for, in all collections of the name")
    func unknownModes() throws {
        let marked = MarkedText(
            """
            { "sources": ["a.resolver.json", "b.resolver.json"],
              "appearances": { "light": ["day", "bright"], "dark": { "mode": ["night", 1️⃣"dark", "dim"], 2️⃣"mood": "x" } },
              "themes": { "Plain": { 3️⃣"mode": null, "dark": 4️⃣"nite" } },
              "outputs": [{ "template": "shape-style", "path": "A.swift" }, { "template": "color-hex", "path": "B.swift" },
                { "template": "theme", "path": "C.swift" }] }
            """, path: "tokengenerator.json")
        try withTemporaryFolder { folder in
            try folder.write(marked.bytes, to: "tokengenerator.json")
            try folder.write(Self.resolver("a", "day", "night"), to: "a.resolver.json")
            try folder.write(Self.resolver("b", "bright", "dim"), to: "b.resolver.json")
            let run = GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)).analyze(CommandOptions())
            let text = checked(run).filter { $0.code == .unknownMode }.map(\.text).joined(separator: "\n")
            #expect(
                text
                    == marked.spelled(
                        """
                        3️⃣: error: 'mode' needs a mode; only theme groups of Tokens Studio can be without one [unknown-mode]
                        3️⃣: note: write the name of a mode
                        4️⃣: error: cannot find the mode 'nite' in the sources [unknown-mode]
                        4️⃣: note: restore the file that defines it, or use one of: day, night, bright, dim
                        1️⃣: error: cannot find the mode 'dark' in the collection 'mode' [unknown-mode]
                        1️⃣: note: restore the file that defines it, or use one of: day, night, bright, dim
                        2️⃣: error: cannot find the collection 'mood' in the sources [unknown-mode]
                        2️⃣: note: restore its files, or use one of: mode
                        """))
        }
    }

    /// A resolver document with one color and one modifier, which is called as in any other.
    private static func resolver(_ token: String, _ light: String, _ dark: String) -> String {
        func context(_ name: String, _ value: Int) -> String {
            """
            "\(name)": [{ "\(token)": { "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [\(value), \(value), \(value)] } } }]
            """
        }
        return """
            { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/mode" }],
              "modifiers": { "mode": { "default": "\(light)", "contexts": { \(context(light, 1)), \(context(dark, 0)) } } } }
            """
    }

    private func read(_ text: String) -> Configuration {
        ConfigurationReader.read(Array(text.utf8), path: "c.json").configuration
    }
}

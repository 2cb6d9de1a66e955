import Diagnostics
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Values in modes that no output writes")
struct UnwrittenModesTests {
    private static let dark = #""appearances": { "light": "Light", "dark": "Dark" }"#

    /// What is said of a color, and of a number, that differ between two modes.
    private func notes(_ outputs: [String], _ more: String = dark, modes: [String] = ["Light", "Dark"]) async throws
        -> [String]
    {
        try await withTemporaryFolder { folder in
            for (number, mode) in modes.enumerated() {
                let color = #"{ "colorSpace": "srgb", "components": [\#(number), 0, 0] }"#
                let (bg, gap) = (#""$type": "color", "$value": \#(color)"#, #""$type": "number", "$value": \#(number)"#)
                try folder.write(#"{ "bg": { \#(bg) }, "gap": { \#(gap) } }"#, to: "\(mode).json")
            }
            let sources = modes.map { #"{ "path": "\#($0).json", "collection": "Mode", "mode": "\#($0)" }"# }
            try folder.write(
                """
                { "sources": [\(sources.joined(separator: ", "))], \(more),
                  "outputs": [\(outputs.joined(separator: ", "))] }
                """, to: "tokengenerator.json")
            let fileSystem = FolderFileSystem(folder: folder)
            let report = await GeneratorPipeline(fileSystem: fileSystem).generate(CommandOptions())
            #expect(!report.diagnostics.hasErrors)
            return report.diagnostics.filter { $0.code == .unwrittenModes }
                .map { ([$0.message] + $0.notes.map(\.message)).joined(separator: ": ") }
        }
    }

    private static let css = #"{ "template": "css", "path": "t.css" }"#
    private static let compose = #"{ "template": "compose", "path": "t.kt" }"#
    private static let swift = #"{ "template": "cgfloat", "path": "Sizes.swift" }"#
    private static let files = [
        #"{ "template": "markdown", "path": "t.md" }"#, #"{ "template": "dtcg", "path": "t.json" }"#,
    ]

    @Test("are none of CSS that follows the device, nor of files that list all modes")
    func written() async throws {
        #expect(try await notes([Self.css] + Self.files) == [])
        #expect(try await notes(Self.files, #""strict": false"#) == [])
    }

    @Test("are numbers in Kotlin, which only a template of one's own writes")
    func kotlin() async throws {
        #expect(
            try await notes([Self.css, Self.compose]) == [
                """
                'gap' has values that are not generated in Kotlin, such as in 'Dark': generate them \
                with your own template, which can read "modes" of each token
                """
            ])
    }

    @Test("are said once where two languages do not write them")
    func once() async throws {
        #expect(
            try await notes([Self.swift, Self.compose]) == [
                """
                'gap' has values that are not generated, such as in 'Dark': 'Dark' is an appearance, which \
                only colors and shadows follow; define a token for each appearance, or let the app choose the mode: \
                move it from "appearances" to "themes"
                """
            ])
        let notes = try await notes([Self.swift], #""strict": false"#, modes: ["Sand", "Ocean"])
        #expect(notes.count == 1)
        #expect(notes.first?.contains(#"add "themes": { "Ocean": "Ocean" }, and an output"#) == true)
    }

    @Test("name a mode that a theme can add before an appearance")
    func themeFirst() async throws {
        let dark = #""appearances": { "light": "Sand", "dark": "Dark" }"#
        let notes = try await notes([Self.swift], dark, modes: ["Sand", "Dark", "Ocean"])
        #expect(notes.first?.contains(#"add "themes": { "Ocean": "Ocean" }"#) == true)
    }

    @Test("are themes of CSS that the configuration does not name, which need no output of their own")
    func themes() async throws {
        #expect(
            try await notes([Self.css], #""strict": false"#, modes: ["Sand", "Ocean"]) == [
                """
                'bg' and 1 more token have values that are not generated in CSS, such as in 'Ocean': \
                add "themes": { "Ocean": "Ocean" }
                """
            ])
        #expect(try await notes([Self.css], #""themes": { "Ocean": "Ocean" }"#, modes: ["Sand", "Ocean"]) == [])
    }

    @Test("are themes with the appearances of their brands")
    func brands() async throws {
        let sand = #""appearances": { "light": "Sand Light", "dark": "Sand Dark" }"#
        let modes = ["Sand Light", "Sand Dark", "Ocean Light", "Ocean Dark"]
        let colors = ["shape-style", "color-hex", "support"].map {
            #"{ "template": "\#($0)", "path": "\#($0).swift" }"#
        }
        #expect(
            try await notes(colors, sand, modes: modes) == [
                """
                'bg' has values that are not generated, such as in 'Ocean Light': add "themes": { "Ocean": { "light": \
                "Ocean Light", "dark": "Ocean Dark" } }, and an output { "template": "theme", "path": "Theme.swift" }, \
                which contains the values of all configured themes
                """
            ])
    }

    @Test("are not those of light parts with dark colors, which no device shows")
    func combinedAppearances() async throws {
        func theme(_ group: String, _ name: String) -> String {
            #"{ "group": "\#(group)", "name": "\#(name)", "selectedTokenSets": { "\#(group)/\#(name)": "enabled" } }"#
        }
        func set(_ name: String, _ token: String, _ value: String) -> String {
            #""\#(name)": { "\#(token)": { "type": "color", "value": "\#(value)" } }"#
        }
        let sets = [
            set("Parts/Light", "menuLine", "{text}"), set("Parts/Dark", "menuLine", "#333333"),
            set("Roles/Light", "text", "#111111"), set("Roles/Dark", "text", "#222222"),
        ]
        let themes = ["Parts", "Roles"].flatMap { [theme($0, "Light"), theme($0, "Dark")] }
        let report = try await withTemporaryFolder { folder in
            try folder.write(
                "{ \(sets.joined(separator: ", ")), \"$themes\": [\(themes.joined(separator: ", "))] }", to: "t.json")
            let output = #"{ "template": "shape-style", "path": "Colors.swift" }"#
            try folder.write(
                #"{ "sources": ["t.json"], \#(Self.dark), "outputs": [\#(output)] }"#, to: "tokengenerator.json")
            return await GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)).generate(CommandOptions())
        }
        #expect(!report.diagnostics.contains { $0.code == .unwrittenModes })
    }

    @Test("are numbers in the dark mode of a theme, which has those of its light mode")
    func darkTheme() async throws {
        let outputs = ["theme", "shape-style", "cgfloat", "color-hex", "support"].map {
            #"{ "template": "\#($0)", "path": "\#($0).swift" }"#
        }
        let themes = #""themes": { "Sea": { "light": "Sea", "dark": "Night" }, "Lake": "Lake" }"#
        #expect(
            try await notes(outputs, themes, modes: ["Sea", "Night", "Lake"]) == [
                """
                'gap' has values that are not generated, such as in 'Night': 'Night' is an appearance, \
                which only colors and shadows follow; define a token for each appearance, or write the modes with a \
                template of your own
                """
            ])
    }

    @Test("are colors that follow no device yet, with the line that lets them")
    func appearances() async throws {
        let colors = [
            #"{ "template": "shape-style", "path": "C.swift" }"#, #"{ "template": "color-hex", "path": "H.swift" }"#,
        ]
        #expect(
            try await notes(colors, #""strict": false"#, modes: ["Light", "Dark A", "Dark B"]) == [
                """
                'bg' has values that are not generated, such as in 'Dark A': if these are the modes \
                for light and dark appearance, add "appearances": { "light": "Light", "dark": "Dark A" }; otherwise, \
                use "themes"
                """
            ])
    }

    @Test("are those of themes in UIKit and AppKit, which views of SwiftUI have")
    func native() async throws {
        let outputs = ["theme", "shape-style", "ui-color", "color-hex", "support"].map {
            #"{ "template": "\#($0)", "path": "\#($0).swift" }"#
        }
        #expect(
            try await notes(outputs, #""themes": { "Ocean": "Ocean" }"#, modes: ["Sand", "Ocean"]) == [
                """
                'bg' has values that are not generated, such as in 'Ocean': in SwiftUI views, read \
                the theme's values from the environment
                """
            ])
    }

    /// The notes on a Tokens Studio project whose sets are themes, with the same outputs before and after their advice.
    private func notes(onThemes sets: [String: String], _ settings: String, common: String = "{}", as status: String)
        async throws -> [String]
    {
        try await withTemporaryFolder { folder in
            let themes = sets.keys.sorted().map {
                #"{ "name": "\#($0)", "group": "g", "selectedTokenSets": { "all": "enabled", "\#($0)": "\#(status)" } }"#
            }
            try folder.write("[\(themes.joined(separator: ", "))]", to: "tokens/$themes.json")
            try folder.write(common, to: "tokens/all.json")
            for (name, text) in sets { try folder.write(text, to: "tokens/\(name).json") }
            try folder.write(#"{ "sources": ["tokens"], \#(settings) }"#, to: "tokengenerator.json")
            let report = await GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)).generate(
                CommandOptions())
            return report.diagnostics.filter { [.unwrittenModes, .duplicateSymbol].contains($0.code) }
                .map { ([$0.message] + $0.notes.map(\.message)).joined(separator: ": ") }
        }
    }

    private static func token(_ type: String, _ value: String) -> String {
        #"{ "type": "\#(type)", "value": "\#(value)" }"#
    }

    @Test("are each told with what writes them, with every mode in the themes")
    func remedies() async throws {
        let set = { (end: String) in
            """
            { "fade": \(Self.token("color", "linear-gradient(red, #00000\(end))")),
              "gap": \(Self.token("spacing", end)), "ink": \(Self.token("color", "#00000\(end)")) }
            """
        }
        let outputs = ["shape-style", "cgfloat", "gradient", "color-hex"].map {
            #"{ "template": "\#($0)", "path": "\#($0).swift" }"#
        }
        let settings = "\"outputs\": [\(outputs.joined(separator: ", "))]"
        let sets = ["a": set("1"), "b": set("2"), "c": set("3")]
        #expect(
            try await notes(onThemes: sets, settings, as: "enabled") == [
                """
                'gap' and 1 more token have values that are not generated, such as in 'b': add "themes": { "b": "b", \
                "c": "c" }, and an output { "template": "theme", "path": "Theme.swift" }, which contains the values of \
                all configured themes
                """,
                """
                'fade' has values that are not generated, such as in 'b': themes cannot contain a gradient; define a \
                token for each theme, or write the modes with a template of your own
                """,
            ])
    }

    /// The notes on tokens of source sets with two modes, of which two would have the same name in a theme, with some
    /// settings before the output for their default values.
    private func notesOnSizes(_ settings: String, _ theme: String? = nil) async throws -> [String] {
        let set = { (value: String) in "{ \"_size\": { \"unit\": \(Self.token("dimension", value)) } }" }
        let common = """
            { "_size": { "1": \(Self.token("dimension", "{_size.unit}")) },
              "size": { "1": \(Self.token("dimension", "{_size.1}")) } }
            """
        let plain = """
            { "template": "cgfloat", "path": "S.swift", "tokens": { "sourceSets": true },
              "names": { "replace": { "size": "of" } } }
            """
        let outputs = [theme, plain].compactMap(\.self).joined(separator: ", ")
        return try await notes(
            onThemes: ["a": set("1"), "b": set("2")], "\(settings)\"outputs\": [\(outputs)]", common: common,
            as: "source")
    }

    @Test("are all written after the advice is followed, with source sets, and with other names for equal ones")
    func followed() async throws {
        let (themes, sources) = (#""themes": { "b": "b" }"#, #""tokens": { "sourceSets": true }"#)
        let names = #""names": { "replace": { "size": "size-2" } }"#
        let theme = { (settings: [String]) in
            let all = [#""template": "theme""#, #""path": "Theme.swift""#] + settings
            return "{ \(all.joined(separator: ", ")) }"
        }
        #expect(
            try await notesOnSizes("") == [
                "'_size.1' and 2 more tokens have values that are not generated, such as in 'b': add \(themes), and an "
                    + "output \(theme([sources, names])), which contains the values of all configured themes"
            ])
        #expect(try await notesOnSizes("\(themes), ", theme([sources, names])) == [])
        let clashes = try await notesOnSizes("\(themes), ", theme([sources]))
        #expect(clashes.count == 1)
        #expect(clashes.first?.hasPrefix("'_size.1' and 'size.1' would both be 'Theme.Size._1' in Swift") == true)
        #expect(
            try await notesOnSizes("\(themes), ", theme([names])) == [
                """
                '_size.unit' has values that are not generated, such as in 'b': add "tokens": { "sourceSets": true } \
                to the output with the template 'theme'
                """
            ])
    }
}

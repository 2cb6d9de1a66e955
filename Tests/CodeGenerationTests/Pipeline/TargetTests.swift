import Diagnostics
import FileAccess
import Reports
import TerminalText
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Targets of one configuration")
struct TargetTests {
    private static let tokens = """
        { "ink": { "$type": "color", "text": { "$value": "{ink.dark}" },
            "dark": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }
        """

    /// An app and a widget, which take all colors.
    private static let configuration = """
        { "sources": ["tokens.json"], "templates": "templates",
          "targets": {
            "App": { "outputRoot": "App/Generated", "outputs": [
              { "template": "shape-style", "path": "Colors/Ink.swift" }, { "template": "own", "path": "ink.txt" }] },
            "Widget": { "outputRoot": "Widget", "outputs": [
              { "template": "shape-style", "path": "Ink.swift", "names": { "drop": ["ink"] } }] } } }
        """

    private func withProject(
        _ configuration: String = Self.configuration, _ body: (TemporaryFolder) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.tokens, to: "tokens.json")
            try folder.write("{{#tokens}}{{name}}: {{expression}}\n{{/tokens}}", to: "templates/own.mustache")
            try folder.write(configuration, to: "tokengenerator.json")
            try await body(folder)
        }
    }

    private func generate(
        _ folder: TemporaryFolder, _ change: (inout CommandOptions) -> Void = { _ in }
    ) async -> GenerationReport {
        var options = CommandOptions()
        options.configurationPath = folder("tokengenerator.json")
        change(&options)
        return await GeneratorPipeline().generate(options)
    }

    private static func outcomes(_ report: GenerationReport) -> [String] {
        report.outcomes.map { "\($0.action.rawValue) \($0.path)" }
    }

    @Test("each has its own files, with names and references of its own")
    func files() async throws {
        try await withProject { folder in
            let report = await generate(folder)
            #expect(report.diagnostics.isEmpty)
            #expect(
                Self.outcomes(report) == [
                    "written App/Generated/Colors/Ink.swift", "written App/Generated/ink.txt",
                    "written Widget/Ink.swift",
                ])
            #expect(folder.text(of: "App/Generated/Colors/Ink.swift")?.contains("inkText: Color { .inkDark }") == true)
            #expect(folder.text(of: "Widget/Ink.swift")?.contains("text: Color { .dark }") == true)
            #expect(folder.text(of: "Widget/Ink.swift")?.contains("// Configuration: tokengenerator.json\n") == true)
            #expect(folder.text(of: "Widget/Ink.swift")?.contains("// Output: Widget/Ink.swift\n") == true)
            #expect(Self.outcomes(await generate(folder) { $0.task = .check }).allSatisfy { $0.hasPrefix("unchanged") })
        }
    }

    @Test("a run can be for some of them, and leaves the files of the others alone")
    func chosen() async throws {
        let above = Self.configuration.replacing("\"outputRoot\": \"Widget\"", with: "\"outputRoot\": \".\"")
        try await withProject(above) { folder in
            _ = await generate(folder)
            try folder.write(Self.tokens.replacing("[0, 0, 0]", with: "[1, 1, 1]"), to: "tokens.json")
            let report = await generate(folder) { $0.targets = .named(["Widget"]) }
            #expect(Self.outcomes(report) == ["written Ink.swift"])
            #expect(folder.text(of: "App/Generated/Colors/Ink.swift")?.contains("000000") == true)
            let other = await generate(folder) { $0.targets = .named(["App"]) }
            #expect(other.outcomes.map(\.path) == ["App/Generated/Colors/Ink.swift", "App/Generated/ink.txt"])
            #expect(folder.text(of: "Ink.swift")?.contains("FFFFFF") == true)
        }
    }

    @Test("what one no longer has is removed, also where the target is gone")
    func leftovers() async throws {
        try await withProject { folder in
            _ = await generate(folder)
            let text = folder.text(of: "Widget/Ink.swift") ?? ""
            try folder.write(text.replacing("Output: Widget/", with: "Output: Else/"), to: "Else/Ink.swift")
            try folder.write(
                Self.configuration.replacing("\"Ink.swift\"", with: "\"Inks.swift\""), to: "tokengenerator.json")
            let report = await generate(folder)
            #expect(report.diagnostics.isEmpty)
            #expect(
                Self.outcomes(report).suffix(3) == [
                    "written Widget/Inks.swift", "removed Else/Ink.swift", "removed Widget/Ink.swift",
                ])
        }
    }

    @Test("an error in one keeps the files of all as they are")
    func allOrNone() async throws {
        try await withProject { folder in
            try folder.write("// mine\n", to: "Widget/Ink.swift")
            let report = await generate(folder)
            #expect(report.diagnostics.map(\.code) == ["hand-written-file"])
            #expect(
                report.diagnostics.first?.message
                    == "'Widget/Ink.swift' already exists and was not generated by TokenGenerator")
            #expect(folder.text(of: "App/Generated/Colors/Ink.swift") == nil)
        }
    }

    @Test("one that is not there is an error that names those that are")
    func unknown() async throws {
        try await withProject { folder in
            let texts = { (names: [String]) async in
                await generate(folder) { $0.targets = .named(names) }.diagnostics.map {
                    $0.text.replacing(folder.path + "/", with: "")
                }
            }
            #expect(
                await texts(["App", "widgt"]) == [
                    """
                    tokengenerator.json:1:1: error: cannot find the target 'widgt' in the configuration [unknown-target]
                    tokengenerator.json:1:1: note: did you mean 'Widget'?
                    """
                ])
            #expect(try folder.everything().contains("App/Generated") == false)
            try folder.write(#"{ "sources": ["tokens.json"], "outputs": [] }"#, to: "tokengenerator.json")
            #expect(
                await texts(["App"]) == [
                    """
                    tokengenerator.json:1:1: error: cannot find the target 'App': the configuration has no "targets" [unknown-target]
                    tokengenerator.json:1:1: note: remove --target, or move the outputs to "targets"
                    """
                ])
        }
    }

    @Test("a build has the Swift of its target alone, straight in its folder")
    func compiled() async throws {
        try await withProject { folder in
            let report = await generate(folder) {
                $0.targets = .compiled("App")
                $0.isFlat = true
                $0.outputRoot = folder("build")
                $0.plannedFiles = ["tokens.json", "templates", "Colors/Ink.swift"]
            }
            #expect(report.diagnostics.isEmpty)
            #expect(Self.outcomes(report) == ["written Ink.swift"])
            let missing = await generate(folder) { $0.targets = .compiled("Watch") }
            #expect(missing.diagnostics.map(\.code) == ["unknown-target"])
        }
    }

    @Test("what only others take is in an output all the same")
    func takenElsewhere() async throws {
        let dark = Self.configuration.replacing("\"names\": { \"drop\"", with: "\"tokens\": { \"groups\"")
        try await withProject(dark.replacing("[\"ink\"]", with: "[\"ink.dark\"]")) { folder in
            #expect(await generate(folder) { $0.targets = .named(["Widget"]) }.tokens?.unselectedTokens == [])
        }
        let css = """
            { "sources": ["tokens.json"], "templates": "templates",
              "targets": { "App": { "outputs": [
                { "template": "own", "path": "ink.txt" }, { "template": "color-hex", "path": "Hex.swift" }] } } }
            """
        try await withProject(css) { folder in
            let report = await generate(folder) { $0.targets = .compiled("App") }
            #expect(report.diagnostics.isEmpty && report.tokens?.unselectedTokens == [])
            #expect(Self.outcomes(report) == ["written Hex.swift"])
        }
    }

    @Test("a build of a configuration without any has all its outputs, whatever the target is called")
    func compiledAlone() async throws {
        let alone = """
            { "sources": ["tokens.json"], "templates": "templates", "outputs": [
              { "template": "shape-style", "path": "a/Ink.swift" }, { "template": "own", "path": "ink.txt" }] }
            """
        try await withProject(alone) { folder in
            let report = await generate(folder) {
                $0.targets = .compiled("App")
                $0.outputRoot = folder("build")
            }
            #expect(Self.outcomes(report) == ["written a/Ink.swift", "written ink.txt"])
        }
    }

    @Test("without the folders of their paths, outputs lie in their targets' folders; another root holds these")
    func flat() async throws {
        try await withProject { folder in
            let report = await generate(folder) {
                $0.isFlat = true
                $0.outputRoot = folder("out")
            }
            #expect(
                Self.outcomes(report) == [
                    "written App/Generated/Ink.swift", "written App/Generated/ink.txt", "written Widget/Ink.swift",
                ])
            #expect(folder.text(of: "out/App/Generated/Ink.swift") != nil)
        }
    }

    @Test("a folder outside that of the configuration is an error, once for all that have it from above")
    func outside() async throws {
        let text = """
            { "sources": ["tokens.json"], "outputRoot": "../Out", "targets": {
              "App": { "outputs": [{ "template": "shape-style", "path": "A.swift" }] },
              "Widget": { "outputs": [{ "template": "shape-style", "path": "B.swift" }] } } }
            """
        try await withProject(text) { folder in
            let report = await generate(folder)
            #expect(report.diagnostics.map(\.message) == ["\"outputRoot\" is outside the folder of the configuration"])
        }
    }

    @Test("a list says which have a symbol")
    func list() async throws {
        try await withProject { folder in
            var options = CommandOptions()
            options.configurationPath = folder("tokengenerator.json")
            let list = ListChoice(InspectedTokens(GeneratorPipeline().analyze(options)))
            #expect(
                list.table == """
                    ink.text  alias ink.dark  .inkDark              ShapeStyle.inkText (App), ShapeStyle.text (Widget)
                    ink.dark  literal         .init(hex: "000000")  ShapeStyle.inkDark (App), ShapeStyle.dark (Widget)

                    """)
            let line = try #require(list.jsonLines.split(separator: "\n").last)
            #expect(
                line.contains(
                    #""symbol":"ShapeStyle.inkDark","symbols":["#
                        + #"{"target":"App","language":"Swift","symbol":"ShapeStyle.inkDark"},"#
                        + #"{"target":"Widget","language":"Swift","symbol":"ShapeStyle.dark"}],"#))
        }
    }

    @Test("a comparison says which break")
    func comparison() async throws {
        try await withProject { folder in
            try folder.write(Self.tokens.replacing("\"text\"", with: "\"body\""), to: "new.json")
            let report = await GeneratorPipeline().compare(
                old: folder("tokens.json"), new: folder("new.json"),
                configurationPath: folder("tokengenerator.json"))
            let comparison = try #require(report.comparison)
            let breaking = comparison.symbols.filter(\.isBreaking)
            #expect(breaking.map(\.old?.symbol.text) == ["ShapeStyle.inkText", "Own.inkText", "ShapeStyle.text"])
            #expect(breaking.map(\.old?.unitLabel) == ["App", "App", "Widget"])
            #expect(comparison.text(on: Screen()).contains("ShapeStyle.text     gone  ink.text  Widget\n"))
            #expect(comparison.jsonLine.contains(#""path":"ink.text","target":"Widget"}"#))
        }
    }
}

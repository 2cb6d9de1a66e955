import CodeGeneration
import Diagnostics
import Foundation
import Reports
import TerminalText
import TestSupport
import Testing

/// What commands print on terminals, as files: `RECORD_GOLDEN=1` records them anew. `␛` is the escape character.
@Suite("On a terminal") struct TerminalOutputTests {
    @Test("list shows tokens, then what is wrong", arguments: TerminalScreen.all)
    func list(_ screen: TerminalScreen) throws {
        try TerminalProject.run { pipeline, options in
            let run = pipeline.analyze(options)
            let table = TokenTable(ListChoice(InspectedTokens(run)), on: screen.screen)
            return table.text + TerminalProject.text(of: run.diagnostics, .brief, on: screen, pipeline)
        }.expect("list", on: screen)
    }

    @Test("explain names what keeps a token from being used", arguments: TerminalScreen.all)
    func explain(_ screen: TerminalScreen) throws {
        try TerminalProject.run { pipeline, options in
            let search = TokenSearch(InspectedTokens(pipeline.analyze(options)))
            let words = ["text.body", "heading.large", "headin"]
            return words.map { word in
                let (found, problems) = search.explanations(of: word)
                return found.map { $0.text(on: screen.screen) }.joined()
                    + TerminalProject.text(of: problems, .brief, on: screen, pipeline)
            }.joined(separator: "\n")
        }.expect("explain", on: screen)
    }

    @Test("validate shows each kind of error once, with its line", arguments: TerminalScreen.all)
    func validate(_ screen: TerminalScreen) throws {
        try TerminalProject.run { pipeline, options in
            var options = options
            options.leavesOut = false
            let run = pipeline.analyze(options)
            return TerminalProject.text(of: run.diagnostics, .grouped, on: screen, pipeline)
                + ValidationReport(run, run.diagnostics).text
        }.expect("validate", on: screen)
    }

    @Test("diff shows colors before and now, and what follows them", arguments: TerminalScreen.all)
    func diff(_ screen: TerminalScreen) async throws {
        let text = try await withTemporaryFolder { folder in
            try TerminalProject.write(to: folder)
            let pipeline = GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder))
            let report = await pipeline.compare(old: "old", new: "new", configurationPath: nil)
            return (report.comparison?.text(on: screen.screen) ?? "")
                + TerminalProject.text(of: report.diagnostics, .brief, on: screen, pipeline)
        }
        try text.expect("diff", on: screen)
    }
}

/// A terminal with a width, with or without colors.
struct TerminalScreen: CustomTestStringConvertible {
    let screen: Screen

    var testDescription: String { "\(screen.width ?? 0)-\(screen.colors == .none ? "plain" : "color")" }

    static let all = [80, 200].flatMap { width in
        [ColorDepth.none, .full].map { TerminalScreen(screen: Screen(width: width, colors: $0)) }
    }
}

extension String {
    /// Compares the text with a recorded one.
    func expect(_ name: String, on screen: TerminalScreen) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Output/\(name)-\(screen.testDescription).txt")
        let text = replacing("\u{1B}", with: "␛")
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" { try Data(text.utf8).write(to: file) }
        #expect(text == (try String(contentsOf: file, encoding: .utf8)))
    }
}

/// Two states of a small design system: colors in light and dark, and what is made of them.
enum TerminalProject {
    static func run(_ body: (GeneratorPipeline, CommandOptions) throws -> String) throws -> String {
        try withTemporaryFolder { folder in
            try write(to: folder)
            return try body(GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder)), CommandOptions())
        }
    }

    static func text(
        of diagnostics: [Diagnostic], _ detail: PrintedDiagnostics.Detail, on screen: TerminalScreen,
        _ pipeline: GeneratorPipeline
    ) -> String {
        var printed = PrintedDiagnostics(on: screen.screen, detail) { (try? pipeline.fileSystem.read($0)) ?? [] }
        return printed.text(of: diagnostics)
    }

    static func write(to folder: TemporaryFolder) throws {
        let configuration = """
            { "sources": ["new"], "outputs": [
              { "template": "shape-style", "path": "Colors.swift", "tokens": { "types": ["color"] },
                "names": { "drop": ["palette"] } },
              { "template": "cgfloat", "path": "Sizes.swift", "tokens": { "groups": ["space"] } } ] }
            """
        try folder.write(configuration, to: "tokengenerator.json")
        try folder.write(colors("#FFFFFF", "ink.700", "#14706E"), to: "old/Light.json")
        try folder.write(colors("#101418", "ink.200", "#7FD6CF"), to: "old/Dark.json")
        try folder.write(colors("#FFFFFF", "ink.900", "#0A7D74"), to: "new/Light.json")
        try folder.write(colors("#101418", "ink.200", "#7FD6CF"), to: "new/Dark.json")
        try folder.write(parts("#FFE08A", spaces: ["8": 8, "96": 96]), to: "old/parts.json")
        try folder.write(parts("#FFD25E", spaces: ["8": 10, "12": 12]), to: "new/parts.json")
    }

    private static func color(_ value: String) -> String { "{ \"$type\": \"color\", \"$value\": \"\(value)\" }" }

    private static func colors(_ page: String, _ ink: String, _ brand: String) -> String {
        """
        { "palette": {
            "ink": { "900": \(color("#101418")), "700": \(color("#2B343D")), "200": \(color("#DDE3E9")) },
            "brand": \(color(brand)) },
          "background": { "page": \(color(page)) },
          "text": {
            "body": \(color("{palette.\(ink)}")),
            "quote": \(color("{text.body}")),
            "link": \(color("{palette.brand}")),
            "on-emphasized-background-in-navigation": \(color("{palette.brand}")) } }
        """
    }

    private static func parts(_ sun: String, spaces: KeyValuePairs<String, Int>) -> String {
        let sizes = spaces.map { "\"\($0)\": { \"$type\": \"number\", \"$value\": \($1) }" }
        let steps = (1...5).map { step in
            "\"\(step)\": { \"$type\": \"dimension\",\n  \"$value\": \"clamp(\(step)rem, \(step)vw, \(step + 1)rem)\" }"
        }
        return """
            { "space": { \(sizes.joined(separator: ", ")) },
              "line": { "$type": "border", "$value": { "color": "{text.body}", "style": "solid",
                "width": { "value": 1, "unit": "px" } } },
              "dawn": { "$type": "gradient", "$value": [
                { "color": "#F2994A", "position": 0 }, { "color": "\(sun)", "position": 0.5 },
                { "color": "#56CCF2", "position": 1 } ] },
              "step": {
                \(steps.joined(separator: ",\n    ")) },
              "heading": { "large": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": "{step.5}",
                "fontWeight": 700, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } } }
            """
    }
}

import ArgumentParser
import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import Projects
import Reports
import SwiftSources

extension TokenFormat: ExpressibleByArgument {}

struct ValidateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Check token files and asset catalogs for errors.",
        usage: "TokenGenerator validate [<file> ...] [<options>]",
        discussion: """
            Reports all errors with their lines and columns. Without files, checks all tokens in the configured files. \
            Problems that make generate leave out a token are errors here.

            EXAMPLES
              TokenGenerator validate
              TokenGenerator validate tokens/*.json Images.xcassets --strict
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Token files, folders and asset catalogs to check instead of the configured ones.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var files: [String] = []

    @OptionGroup var reading: ReadingOption

    @Option(help: "The format of the files; by default, guessed for each file.")
    var tokenFormat: TokenFormat?

    @Flag(help: "Check DTCG files strictly against version 2025.10, and treat warnings as errors.")
    var strict = false

    @Flag(help: "Rewrite DTCG files in the spelling of version 2025.10, unless they have errors.")
    var upgrade = false

    @Flag(help: "Print the result as one JSON object.")
    var json = false

    @OptionGroup var output: FormatOption

    func validate() throws {
        if upgrade, json { throw ValidationError("--upgrade and --json cannot be combined.") }
        if json, output.format != .text { throw ValidationError("--json and --format cannot be combined.") }
    }

    func run() async throws {
        var options = reading.options
        options.files = files
        options.format = tokenFormat
        options.leavesOut = false
        options.readsImages = true
        options.declaredNames = Self.declaredNames
        options.mainActorTarget = { folder in
            SurroundingTarget(of: folder).flatMap { $0.isOnMainActor ? $0.name : nil }
        }
        let upgraded = upgrade ? try upgradeFiles(options) : nil
        options.isStrict = strict
        options.failsOnWarnings = strict
        let pipeline = GeneratorPipeline()
        let run = pipeline.analyze(options)
        let diagnostics = run.fileDiagnostics + pipeline.leftovers(run)
        let report = ValidationReport(run, diagnostics)
        guard json else {
            return try output.printer.finish(
                (upgraded?.diagnostics ?? []) + diagnostics, words: (upgraded?.text ?? "") + report.text)
        }
        output.printer.copy(diagnostics)
        Terminal.standardOutput.write(report.json)
        if diagnostics.hasErrors { throw ExitCode.failure }
    }

    /// Returns what the Swift files of a folder's module declare, except generated ones.
    private static func declaredNames(in folder: String) -> [String: String] {
        let declarations = SwiftDeclarations(of: folder, LocalFileSystem()) { !GeneratedHeader.begins(swiftFile: $0) }
        return Dictionary(declarations.files.map { ($0.key.text, $0.value) }) { first, _ in first }
    }

    /// Upgrades files, which are read again afterwards.
    private func upgradeFiles(_ options: CommandOptions) throws -> TokenFileUpgrade {
        let upgrade = GeneratorPipeline(announce: Terminal.announce).upgrade(options)
        if upgrade.diagnostics.hasErrors { try output.printer.finish(upgrade.diagnostics, words: upgrade.text) }
        return upgrade
    }
}

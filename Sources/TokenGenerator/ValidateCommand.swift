import ArgumentParser
import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import Reports
import SwiftSources

extension TokenFormat: ExpressibleByArgument {}

struct ValidateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Reads token files and asset catalogs and says what is wrong with them.",
        usage: "TokenGenerator validate [<file> ...] [<options>]",
        discussion: """
            Every error of every file is reported with its line and column. Without files, those of the configuration are \
            read, whole. What costs a token is an error here, although generate only leaves it out.

            EXAMPLES
              TokenGenerator validate
              TokenGenerator validate tokens/*.json Images.xcassets --strict
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Token files, or folders, and asset catalogs instead of the configuration's.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var files: [String] = []

    @OptionGroup var reading: ReadingOption

    @Option(help: "The format of the files; told from each file unless given.")
    var tokenFormat: TokenFormat?

    @Flag(help: "Hold DTCG files to the letter of 2025.10, and treat warnings as errors.")
    var strict = false

    @Flag(help: "Write DTCG files as 2025.10 spells them, unless they have errors.")
    var upgrade = false

    @Flag(help: "Print the result as one JSON object.")
    var json = false

    @OptionGroup var output: FormatOption

    func validate() throws {
        if upgrade, json { throw ValidationError("--upgrade and --json exclude each other.") }
        if json, output.format != .text { throw ValidationError("--json and --format exclude each other.") }
    }

    func run() async throws {
        var options = reading.options
        options.files = files
        options.format = tokenFormat
        options.leavesOut = false
        options.readsImages = true
        options.declaredNames = Self.declaredNames
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

    /// What the Swift files of a folder's module declare; what was generated does not count.
    private static func declaredNames(in folder: String) -> [String: String] {
        let declarations = SwiftDeclarations(of: folder, LocalFileSystem()) { !GeneratedHeader.begins(swiftFile: $0) }
        return Dictionary(declarations.files.map { ($0.key.text, $0.value) }) { first, _ in first }
    }

    /// Writes what can be brought up to date; the files are read again afterwards.
    private func upgradeFiles(_ options: CommandOptions) throws -> TokenFileUpgrade {
        let upgrade = GeneratorPipeline(announce: Terminal.announce).upgrade(options)
        if upgrade.diagnostics.hasErrors { try output.printer.finish(upgrade.diagnostics, words: upgrade.text) }
        return upgrade
    }
}

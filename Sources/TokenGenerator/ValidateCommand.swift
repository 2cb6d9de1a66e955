import ArgumentParser
import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

extension TokenFormat: ExpressibleByArgument {}

/// `TokenGenerator validate`.
struct ValidateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Reads token files and says what is wrong with them.",
        usage: "TokenGenerator validate <file> ... [<options>]",
        discussion: """
            Every error of every file is reported with its line and column.

            EXAMPLE
              TokenGenerator validate tokens/*.json --strict
            """
    )

    @Argument(
        help: ArgumentHelp("The token files, or folders of them.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var files: [String]

    @OptionGroup var config: ConfigurationOption

    @OptionGroup var input: InputOption

    @Option(help: "The format of the files; told from each file unless given.")
    var format: TokenFormat?

    @Flag(help: "Hold DTCG files to the letter of 2025.10, and treat warnings as errors.")
    var strict = false

    @Flag(help: "Write DTCG files as 2025.10 spells them, unless they have errors.")
    var upgrade = false

    @Flag(help: "Print the result as one JSON object.")
    var json = false

    func validate() throws {
        if upgrade, json { throw ValidationError("--upgrade and --json exclude each other.") }
    }

    func run() async throws {
        var options = CommandOptions()
        options.configurationPath = config.path
        options.files = files
        options.format = format
        options.inputs = input.inputs
        if upgrade { try upgradeFiles(options) }
        options.isStrict = strict
        let run = GeneratorPipeline().analyze(options)
        let diagnostics = run.readingDiagnostics.map { $0.severity == .warning && strict ? $0.asError : $0 }
        if json {
            Terminal.standardOutput.write(ValidationReport(run, diagnostics).json)
        } else {
            Terminal.standardError.write(diagnostics)
            Terminal.standardOutput.write(ValidationReport(run, diagnostics).text)
        }
        if diagnostics.hasErrors { throw ExitCode.failure }
    }
}

extension ValidateCommand {
    /// Writes what can be brought up to date; the files are read again afterwards.
    private func upgradeFiles(_ options: CommandOptions) throws {
        let pipeline = GeneratorPipeline()
        let upgrade = pipeline.upgrade(pipeline.analyze(options))
        Terminal.standardOutput.write(upgrade.text)
        Terminal.standardError.write(upgrade.diagnostics)
        if !upgrade.diagnostics.isEmpty { throw ExitCode.failure }
    }
}

extension Diagnostic {
    /// The same, as an error.
    fileprivate var asError: Diagnostic {
        var error = self
        error.severity = .error
        return error
    }
}

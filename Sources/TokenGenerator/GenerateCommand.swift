import ArgumentParser
import CodeGeneration
import DesignTokens
import Diagnostics
import GitRevisions

struct GenerateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Generates the Swift files that the configuration names (the default).",
        usage: "TokenGenerator [generate] [<options>]",
        discussion: """
            All files are rendered before the first is written. A file that has the right content already is not \
            touched, and a file that a person wrote or edited is not replaced.

            EXAMPLE
              TokenGenerator --config Design/tokengenerator.json --check
            """
    )

    @OptionGroup var reading: ReadingOption

    @Option(
        name: .customLong("target"),
        help: ArgumentHelp("The target to generate for, instead of all; can be repeated.", valueName: "name"))
    var targets: [String] = []

    @Option(
        help: ArgumentHelp(
            "The target whose module is compiled next: of its outputs, its Swift files alone.", valueName: "name",
            visibility: .hidden))
    var onlyTarget: String?

    @Option(
        help: ArgumentHelp("The folder that outputs are written below.", valueName: "dir"),
        completion: .directory)
    var outputRoot: String?

    @Flag(help: "Write every output straight into the output root, without the folders of its path.")
    var flat = false

    @Option(
        help: ArgumentHelp(
            "The files that the configuration named when a build was planned, one a line; fail when it names others.",
            valueName: "paths", visibility: .hidden))
    var plannedFiles: String?

    @Option(
        help: ArgumentHelp("A folder of templates that win over the built-in ones.", valueName: "dir"),
        completion: .directory)
    var templates: String?

    @Flag(help: "Write nothing; exit with 1 when a file is out of date or was edited.")
    var check = false

    @Flag(help: "Write nothing; say what would be written.")
    var dryRun = false

    @Flag(help: "Generate again whenever a file that is read has changed, until Ctrl-C.")
    var watch = false

    @Flag(help: "Replace generated files that somebody has edited.")
    var replaceEdited = false

    @Flag(help: "Replace whatever is at the places of outputs, also what somebody wrote.")
    var force = false

    @Option(
        help: ArgumentHelp(
            "The name that headers give the configuration, instead of its path from the output root.",
            valueName: "name"))
    var configurationName: String?

    @Flag(help: "Treat warnings as errors: write nothing while a token is left out or a name is lost.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Print errors and warnings only.")
    var quiet = false

    @Flag(
        name: .shortAndLong,
        help: """
            Also print collections with their modes, tokens that are in no output, how long each stage took, and, with \
            --check, what differs.
            """)
    var verbose = false

    @OptionGroup var output: FormatOption

    func validate() throws {
        if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other.") }
        if check, dryRun { throw ValidationError("--check and --dry-run exclude each other: --check writes nothing.") }
        if watch, check || dryRun {
            throw ValidationError("--watch writes what has changed: it excludes --check and --dry-run.")
        }
        if watch, output.format.isDocument {
            throw ValidationError("--watch and --format \(output.format) exclude each other: the document has no end.")
        }
        if watch, output.file.path != nil { throw ValidationError("--watch and --diagnostics exclude each other.") }
    }

    func run() async throws {
        if watch { return try await runUntilEnded() }
        let pipeline = GeneratorPipeline(
            mergedVersions: GitRepository.mergedVersions, announce: Terminal.announce)
        let report = await pipeline.generate(options)
        let printer = ReportPrinter(report: report, isCheck: check)
        let outdated = check ? printer.outdated : nil
        output.printer.end(
            keeping: report, quiet ? report.diagnostics.shown(.withoutNotes()) : report.diagnostics,
            words: quiet ? "" : printer.text(isVerbose: verbose), verdict: outdated)
    }

    private func runUntilEnded() async throws {
        var watch = GenerateWatch(options: options, format: output.format, isQuiet: quiet, isVerbose: verbose)
        do {
            try await watch.run()
        } catch {
            try output.printer.finish([Diagnostic(watching: error)])
        }
    }

    private var options: CommandOptions {
        var options = reading.options
        if !targets.isEmpty { options.targets = .named(targets) }
        if let onlyTarget { options.targets = .compiled(onlyTarget) }
        options.outputRoot = outputRoot
        options.isFlat = flat
        if let plannedFiles { options.setPlannedFiles(plannedFiles) }
        options.templates = templates
        options.task = check ? .check : dryRun ? .preview : .write
        options.replacement = force ? .everything : replaceEdited ? .edited : .none
        options.configurationName = configurationName.map { GivenName($0, ownsRoot: onlyTarget != nil) }
        options.failsOnWarnings = strict
        return options
    }
}

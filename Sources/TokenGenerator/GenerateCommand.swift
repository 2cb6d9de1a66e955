import ArgumentParser
import CodeGeneration
import Diagnostics

struct GenerateCommand: AsyncParsableCommand {
    static let name = "generate"

    static let configuration = CommandConfiguration(
        commandName: name,
        abstract: "Generate the configured files.",
        usage: "TokenGenerator [generate] [<options>]",
        discussion: """
            Writes only files whose content changes, and never replaces files that were written or edited by hand. If \
            there are errors, no file is changed.

            EXAMPLE
              TokenGenerator --config Design/tokengenerator.json --check
            """
    )

    @OptionGroup var reading: ReadingOption

    @Option(
        name: .customLong("target"),
        help: ArgumentHelp("Generate only this target; can be repeated.", valueName: "name"))
    var targets: [String] = []

    @Option(
        help: ArgumentHelp(
            "Generate only the Swift files of this target, whose module is about to be compiled.", valueName: "name",
            visibility: .hidden))
    var onlyTarget: String?

    @Option(
        help: ArgumentHelp("The folder to write outputs to.", valueName: "dir"),
        completion: .directory)
    var outputRoot: String?

    @Flag(help: "Write outputs directly into the output root, without the folders in their paths.")
    var flat = false

    @Option(
        help: ArgumentHelp(
            "The configured files when the build was planned, one per line; fail if they have changed.",
            valueName: "paths", visibility: .hidden))
    var plannedFiles: String?

    @Option(
        help: ArgumentHelp("A folder of templates that override the built-in ones.", valueName: "dir"),
        completion: .directory)
    var templates: String?

    @Flag(help: "Write nothing; exit with 1 if a file is out of date or was edited.")
    var check = false

    @Flag(help: "Write nothing; print what would be written.")
    var dryRun = false

    @Flag(help: "Generate again whenever an input changes; stop with Ctrl-C.")
    var watch = false

    @Flag(help: "Replace generated files that were edited.")
    var replaceEdited = false

    @Flag(help: "Replace any file at the path of an output, even one that was not generated.")
    var force = false

    @Option(
        help: ArgumentHelp(
            "The name of the configuration in file headers, instead of its path.",
            valueName: "name"))
    var configurationName: String?

    @Flag(help: "Treat warnings as errors: write nothing if a token is left out or has no name.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Print only errors and warnings.")
    var quiet = false

    @Flag(
        name: .shortAndLong,
        help: """
            Also print repeated errors and warnings in full, collections with their modes, tokens that are in no output, \
            how long each stage took, and, with --check, what differs.
            """)
    var verbose = false

    @OptionGroup var output: FormatOption

    func validate() throws {
        if quiet, verbose { throw ValidationError("--quiet and --verbose cannot be combined.") }
        if check, dryRun {
            throw ValidationError("--check and --dry-run cannot be combined; --check also writes nothing.")
        }
        if watch, check || dryRun {
            throw ValidationError("--watch writes files and cannot be combined with --check or --dry-run.")
        }
        if watch, output.format.isDocument {
            throw ValidationError(
                "--watch cannot be combined with --format \(output.format), because the output would never end.")
        }
        if watch, output.file.path != nil { throw ValidationError("--watch and --diagnostics cannot be combined.") }
    }

    func run() async throws {
        var generation = Generation()
        set(&generation.options)
        generation.output = output.printer
        if verbose { generation.output.detail = .all }
        generation.isQuiet = quiet
        generation.isVerbose = verbose
        if !watch { await generation.run() }
        var watch = GenerateWatch(generation)
        do {
            try await watch.run()
        } catch {
            try output.printer.finish([Diagnostic(watching: error)])
        }
    }

    private func set(_ options: inout CommandOptions) {
        reading.set(&options)
        if !targets.isEmpty { options.targets = .named(targets) }
        if let onlyTarget { options.targets = .compiled(onlyTarget) }
        options.outputRoot = outputRoot
        options.isFlat = flat
        if flat || onlyTarget != nil { options.pluginTarget = nil }
        if let plannedFiles { options.setPlannedFiles(plannedFiles) }
        options.templates = templates
        options.task = check ? .check : dryRun ? .preview : .write
        options.replacement = force ? .everything : replaceEdited ? .edited : .none
        options.configurationName = configurationName.map { GivenName($0, ownsRoot: onlyTarget != nil) }
        options.failsOnWarnings = strict
    }
}

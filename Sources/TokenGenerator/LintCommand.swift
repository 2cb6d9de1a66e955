import ArgumentParser
import CodeGeneration
import Diagnostics
import Lint

struct LintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check Swift code against the tokens and asset catalogs.",
        usage: "TokenGenerator lint [<path> ...] [--fix[=suggestions]] [<options>]",
        discussion: """
            Finds asset names that are in no catalog, and literals that equal tokens. Tests, generated code and folders \
            such as Vendor are skipped; findings in previews are notes. In the configuration, "rules" sets severities, and \
            "lint" sets what to check.

            EXAMPLES
              TokenGenerator lint
              TokenGenerator lint App/Sources --rule asset-unknown
              TokenGenerator lint --fix
              TokenGenerator lint --baseline lint.json --write-baseline
              TokenGenerator lint --baseline lint.json --format github
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Swift files and folders to check instead of those of the configuration.", valueName: "path"),
        completion: .directory)
    var paths: [String] = []

    @OptionGroup var reading: ReadingOption

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp("Check only this rule; can be repeated.", valueName: "id"))
    var rules: [String] = []

    @Flag(help: "Replace literals and names where that cannot change what the app shows.")
    var fix = false

    @Flag(
        name: .customLong(Self.suggestionsFlag),
        help: ArgumentHelp("Also make the changes that a person should look at.", visibility: .hidden))
    var fixSuggestions = false

    @Option(
        help: ArgumentHelp("Do not report the findings in this file.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Flag(help: "Write all errors and warnings to the baseline instead of reporting them.")
    var writeBaseline = false

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @OptionGroup var output: FormatOption

    private static let suggestionsFlag = "fix-suggestions"

    /// Returns the arguments with `--fix=suggestions` as a flag of its own, because a flag cannot have a value.
    static func withSeparateFlags(_ arguments: [String]) -> [String] {
        arguments.first == configuration.commandName
            ? arguments.map { $0 == "--fix=suggestions" ? "--\(suggestionsFlag)" : $0 } : arguments
    }

    func validate() throws {
        let known = CodeRule.all.map(\.kind.code.rawValue)
        for rule in rules where !known.contains(rule) {
            let advice = NearestName.advice(
                for: rule, among: known, otherwise: "the rules are \(known.joined(separator: ", "))")
            throw ValidationError("unknown rule '\(rule)'; \(advice)")
        }
        if writeBaseline, baseline == nil { throw ValidationError("--write-baseline requires --baseline.") }
        if writeBaseline, fix || fixSuggestions || !rules.isEmpty || !paths.isEmpty {
            throw ValidationError("--write-baseline cannot be combined with paths, --rule or --fix.")
        }
    }

    func run() async throws {
        var request = LintRequest()
        request.paths = paths
        request.rules = Set(rules.compactMap(DiagnosticCode.init))
        request.isStrict = strict
        request.fixes = fixSuggestions ? .suggestions : fix ? .exact : nil
        request.baseline = writeBaseline ? nil : baseline
        let report = GeneratorPipeline(announce: Terminal.announce).lint(reading.options, request)
        guard writeBaseline, let path = baseline, let new = report.baseline else {
            return try output.printer.finish(report.diagnostics, log: report.results, words: report.text)
        }
        let failure = ResultFile.write(new.text, to: path)
        try output.printer.finish([failure].compactMap(\.self), words: failure == nil ? "wrote \(path)\n" : "")
    }
}

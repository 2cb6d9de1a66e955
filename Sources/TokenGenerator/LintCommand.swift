import ArgumentParser
import CodeGeneration
import Diagnostics
import Lint

struct LintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check Swift code against the tokens and asset catalogs.",
        usage: "TokenGenerator lint [<path> ...] [<options>]",
        discussion: """
            Finds names of assets that no catalog contains. Tests, generated code and folders such as Vendor are \
            skipped; findings in previews are notes. Set the severities of rules with "rules" in the configuration.

            EXAMPLES
              TokenGenerator lint
              TokenGenerator lint App/Sources --rule asset-unknown
              TokenGenerator lint --format github
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Swift files and folders to check; by default, the folder of the configuration.", valueName: "path"),
        completion: .directory)
    var paths: [String] = []

    @OptionGroup var reading: ReadingOption

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp("Check only this rule; can be repeated.", valueName: "id"))
    var rules: [String] = []

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @OptionGroup var output: FormatOption

    func validate() throws {
        let known = CodeRule.all.map(\.kind.code.rawValue)
        for rule in rules where !known.contains(rule) {
            let advice = NearestName.advice(
                for: rule, among: known, otherwise: "the rules are \(known.joined(separator: ", "))")
            throw ValidationError("unknown rule '\(rule)'; \(advice)")
        }
    }

    func run() async throws {
        var request = LintRequest()
        request.paths = paths
        request.rules = Set(rules.compactMap(DiagnosticCode.init))
        request.isStrict = strict
        let report = GeneratorPipeline(announce: Terminal.announce).lint(reading.options, request)
        try output.printer.finish(report.diagnostics, words: report.text)
    }
}

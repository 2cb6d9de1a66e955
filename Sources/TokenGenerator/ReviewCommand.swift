import ArgumentParser
import CodeGeneration
import Diagnostics
import FileAccess
import GitRevisions
import Reports

struct ReviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Review a change of tokens for a pull request: as Markdown, JSON and an HTML page.",
        usage: "TokenGenerator review [--base <old>] [--head <new>] [<options>]",
        discussion: """
            Checks tokens like generate: unusable tokens are left out with a warning, and the command fails only if \
            generate would. Generates nothing, but lists the files that would be written or removed. With a base, it \
            also lists changes, Swift names that break, and the code that uses them.

            The Markdown is short enough for a comment on GitHub. The JSON contains everything for a script: whether \
            anything changed, counts, tokens that are left out, and a commit title.

            EXAMPLES
              TokenGenerator review --base main
              TokenGenerator review --base HEAD^1 --markdown body.md --json review.json
              TokenGenerator review --base main --usage App --page design-tokens.html
              TokenGenerator review --base v1 --head v2 --fail-on breaking
              TokenGenerator review --source 'tokens/**/*.json' --format json
            """
    )

    @Option(
        help: ArgumentHelp(
            "The Git revision, token file, folder or catalog to compare with. Without it, nothing is compared.",
            valueName: "old"),
        completion: .file())
    var base: String?

    @Option(
        help: ArgumentHelp("The state to review; by default, the current files.", valueName: "new"),
        completion: .file())
    var head: String?

    @Option(
        name: .customLong("config"),
        help: ArgumentHelp(
            "A tokengenerator.json or its folder; by default, the working directory; can be repeated.",
            valueName: "path"),
        completion: .file(extensions: ["json"]))
    var configurations: [String] = []

    @Option(
        name: .customLong("source"),
        help: ArgumentHelp(
            """
            A token file, folder or pattern to review without a configuration, so without Swift names. Can be repeated. \
            Patterns that match nothing are skipped, unless all of them match nothing.
            """, valueName: "pattern"),
        completion: .file())
    var sources: [String] = []

    @OptionGroup var input: InputOption

    @Option(
        help: ArgumentHelp("The folder that outputs would be written to.", valueName: "dir"), completion: .directory)
    var outputRoot: String?

    @Flag(help: "Assume that generate will replace edited generated files; otherwise, they are errors.")
    var replaceEdited = false

    @OptionGroup var usage: UsageOption

    @Option(help: ArgumentHelp("Write the review as Markdown to a file.", valueName: "file"), completion: .file())
    var markdown: String?

    @Option(help: ArgumentHelp("Write the review as JSON to a file.", valueName: "file"), completion: .file())
    var json: String?

    @Option(
        help: ArgumentHelp(
            "Write the preview page of the first configuration to a file, unless there are errors.", valueName: "file"
        ),
        completion: .file())
    var page: String?

    @Option(
        help: ArgumentHelp(
            "The size limit of the Markdown in bytes; GitHub allows 65,536 characters.", valueName: "bytes"))
    var limit = ReviewReport.usualSize

    @Option(
        help: """
            The format of the review, and of errors and warnings. With github or sarif, only errors and warnings have that \
            format; with markdown, only the review.
            """)
    var format: DiffCommand.Format = .text

    @Option(help: ArgumentHelp("Exit with 1 if Swift code breaks.", valueName: "change"))
    var failOn: DiffCommand.Failure?

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @OptionGroup var diagnosticsFile: DiagnosticsFileOption

    @OptionGroup var color: ColorOption

    func validate() throws {
        if !sources.isEmpty, !configurations.isEmpty {
            throw ValidationError("--source and --config cannot be combined.")
        }
        if base == nil, head != nil { throw ValidationError("--head requires --base.") }
        if base == nil, failOn != nil { throw ValidationError("--fail-on requires --base.") }
        if base == "-", head == "-" {
            throw ValidationError("Standard input can be read only once; pass a file as --base or --head.")
        }
        if configurations.count > 1, outputRoot != nil {
            throw ValidationError("--output-root cannot be combined with several configurations.")
        }
        if limit < 1_000 { throw ValidationError("--limit must be at least 1000.") }
    }

    func run() async throws {
        let pipeline = GeneratorPipeline(
            mergedVersions: GitRepository.mergedVersions, announce: Terminal.announce)
        let report = await pipeline.review(request)
        let written = writePage(of: report)
        let result = report.json(page: written.isWritten ? page : nil)
        var diagnostics = report.diagnostics + written.diagnostics
        if let json, let problem = ResultFile.write(result, to: json) { diagnostics.append(problem) }
        if let markdown, let problem = ResultFile.write(report.markdown(within: limit), to: markdown) {
            diagnostics.append(problem)
        }
        let breaking = failOn == .breaking ? Diagnostic.breaking(report.breakingCount) : nil
        CommandOutput(format: format.diagnostics, isForResult: true, file: diagnosticsFile.path).end(
            keeping: report, diagnostics, words: words(for: report, result), verdict: breaking)
    }

    private var request: ReviewRequest {
        var request = ReviewRequest()
        request.options.inputs = input.inputs
        request.options.failsOnWarnings = strict
        request.options.outputRoot = outputRoot
        request.options.replacement = replaceEdited ? .edited : .none
        request.configurations = configurations
        request.sources = sources
        (request.base, request.head) = (base, head)
        request.usage = usage.paths
        return request
    }

    private func words(for report: ReviewReport, _ json: String) -> String {
        switch format {
        case .text, .github, .sarif: report.text(on: Terminal.standardOutput.screen)
        case .markdown: report.markdown(within: limit)
        case .json: json
        }
    }

    /// Writes the page of the first configuration. A page that is too large only causes a warning, because the review
    /// is complete without it.
    private func writePage(of report: ReviewReport) -> (isWritten: Bool, diagnostics: [Diagnostic]) {
        guard let page, let review = report.reviews.first, !review.hasErrors, let tokens = review.tokens else {
            return (false, [])
        }
        let pipeline = GeneratorPipeline(fileSystem: review.fileSystem, outputs: LocalFileSystem())
        let preview = pipeline.preview(tokens, to: page, replacement: .none)
        let known = Set(tokens.diagnostics)
        let diagnostics = preview.diagnostics.filter { !known.contains($0) }.map { diagnostic in
            var result = diagnostic
            if result.code == .limitExceeded { result.severity = .warning }
            return result
        }
        return (preview.action != nil && !preview.diagnostics.hasErrors, diagnostics)
    }
}

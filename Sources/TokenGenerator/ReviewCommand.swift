import ArgumentParser
import CodeGeneration
import Diagnostics
import FileAccess
import GitRevisions
import Reports

struct ReviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Reviews a change of tokens for a pull request, in Markdown, in JSON and as a page, in one run.",
        usage: "TokenGenerator review [--base <old>] [--head <new>] [<options>]",
        discussion: """
            Tokens are read and judged as generate does: a token that cannot be used is left out with a warning, and the \
            command fails only if generate would. Nothing is generated; the result says which files would be written or \
            removed. With a base, it also says what changed, which names in Swift break, and where code uses them.

            The Markdown is short enough for a comment on GitHub. The JSON has all that a script needs: whether anything \
            changed, counts, tokens that are left out, and the title of a commit.

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
            "The state to compare with: a Git revision, a token file, folder or catalog. Without it, nothing is compared.",
            valueName: "old"),
        completion: .file())
    var base: String?

    @Option(
        help: ArgumentHelp("The state under review, instead of the files as they are now.", valueName: "new"),
        completion: .file())
    var head: String?

    @Option(
        name: .customLong("config"),
        help: ArgumentHelp(
            "The configuration, or the folder that holds tokengenerator.json, instead of the working directory; can be repeated.",
            valueName: "path"),
        completion: .file(extensions: ["json"]))
    var configurations: [String] = []

    @Option(
        name: .customLong("source"),
        help: ArgumentHelp(
            """
            A token file, folder or pattern to review without a configuration, and so without names in Swift; can be \
            repeated. Patterns that match nothing are skipped, unless all do.
            """, valueName: "pattern"),
        completion: .file())
    var sources: [String] = []

    @OptionGroup var input: InputOption

    @Option(
        help: ArgumentHelp("The folder that outputs would be written below.", valueName: "dir"), completion: .directory)
    var outputRoot: String?

    @Flag(help: "Expect generate to replace generated files that somebody has edited; otherwise, they are errors.")
    var replaceEdited = false

    @OptionGroup var usage: UsageOption

    @Option(help: ArgumentHelp("Write the review as Markdown to a file.", valueName: "file"), completion: .file())
    var markdown: String?

    @Option(help: ArgumentHelp("Write the review as JSON to a file.", valueName: "file"), completion: .file())
    var json: String?

    @Option(
        help: ArgumentHelp(
            "Write the page that preview makes, of the first configuration, unless there are errors.", valueName: "file"
        ),
        completion: .file())
    var page: String?

    @Option(
        help: ArgumentHelp(
            "The most bytes that the Markdown may have; GitHub takes 65,536 characters.", valueName: "bytes"))
    var limit = ReviewReport.usualSize

    @Option(
        help: """
            How the review is printed. Errors and warnings have the same format; github and sarif are for them alone, and \
            markdown leaves them as text.
            """)
    var format: DiffCommand.Format = .text

    @Option(help: ArgumentHelp("Exit with 1 when Swift code breaks.", valueName: "change"))
    var failOn: DiffCommand.Failure?

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @OptionGroup var diagnosticsFile: DiagnosticsFileOption

    func validate() throws {
        if !sources.isEmpty, !configurations.isEmpty {
            throw ValidationError("--source and --config exclude each other.")
        }
        if base == nil, head != nil { throw ValidationError("--head goes with --base.") }
        if base == nil, failOn != nil { throw ValidationError("--fail-on goes with --base.") }
        if base == "-", head == "-" {
            throw ValidationError("Standard input can be read once: pass a file as --base or --head.")
        }
        if configurations.count > 1, outputRoot != nil {
            throw ValidationError("Several configurations cannot have one --output-root.")
        }
        if limit < 1_000 { throw ValidationError("--limit takes 1000 bytes or more.") }
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

    /// Writes the page of the first configuration. That it would be too large is a warning: the review is complete without it.
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

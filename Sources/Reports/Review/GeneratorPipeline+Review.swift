import CodeGeneration
import Diagnostics
import FileAccess
import GitRevisions

extension GeneratorPipeline {
    /// Reads and checks tokens as `generate` does, determines what it would write, and compares with a base. Each state
    /// is read once, and nothing is written.
    package func review(_ request: ReviewRequest) async -> ReviewReport {
        var reviews: [Review] = []
        for configuration in request.choices {
            let reviewer = Reviewer(
                pipeline: self, request: request, configuration: configuration,
                settings: request.settings(configuration, self))
            reviews.append(await reviewer.review())
        }
        return ReviewReport(reviews: reviews)
    }
}

/// Reviews the tokens of one configuration.
private struct Reviewer {
    let pipeline: GeneratorPipeline
    let request: ReviewRequest
    let configuration: String?
    let settings: Settings

    private var hasOutputs: Bool { !settings.configuration.outputs.isEmpty }

    func review() async -> Review {
        var review = Review(configuration: configuration, fileSystem: pipeline.fileSystem)
        let base: ComparedSide?
        let head: ComparedSide
        do throws(GitRepository.Failure) {
            head = try side(request.head, diagnostics: settings.diagnostics)
            base = request.base == nil ? nil : try side(request.base, isBase: true, diagnostics: [])
        } catch {
            review.diagnostics = settings.diagnostics + [error.diagnostic]
            return review
        }
        async let baseTokens = base.map { analyze($0) }
        let state = await read(head)
        review.fileSystem = head.fileSystem
        (review.tokens, review.outcomes) = (state.tokens, state.outcomes)
        review.diagnostics = head.located(state.diagnostics)
        let old = await baseTokens
        let new = state.diagnostics.unlike(old?.diagnostics ?? [])
        review.newProblems = head.located(new.shown(.review(configuration: settings.configuration.path)))
        if let base, let old, let new = state.tokens { compare(base, old, head, new, &review) }
        return review
    }

    /// Returns a state. Of the token files on the command line, only those in this state are read, because others may
    /// be new.
    private func side(
        _ argument: String?, isBase: Bool = false, diagnostics: [Diagnostic]
    ) throws(GitRepository.Failure) -> ComparedSide {
        let side =
            argument == nil
            ? ComparedSide(settings: settings, fileSystem: pipeline.fileSystem)
            : try pipeline.side(argument, settings, diagnostics: diagnostics)
        guard !request.sources.isEmpty, side.settings.readsOwnSources else { return side }
        var configuration = settings.configuration
        let found = configuration.sources.filter {
            !SourceFiles([$0], in: configuration.folder, side.fileSystem).files.isEmpty
        }
        // A base may be older than all files, but a state under review without files is an error.
        if !found.isEmpty || isBase { configuration.sources = found }
        let own = settings.readingOwnSources(of: configuration, diagnostics: [])
        return ComparedSide(settings: own, fileSystem: side.fileSystem, revision: side.revision)
    }

    private func analyze(_ side: ComparedSide, isWriting: Bool = false) -> AnalyzedTokens {
        GeneratorPipeline(fileSystem: side.fileSystem).analyze(side.settings, isWriting: isWriting)
    }

    /// Reads the state under review: a dry run of `generate` if it consists of the current files and there are outputs.
    /// Without tokens if the configuration has errors.
    private func read(
        _ head: ComparedSide
    ) async -> (tokens: AnalyzedTokens?, outcomes: [WriteReport.Outcome], diagnostics: [Diagnostic]) {
        if request.head == nil, hasOutputs {
            var options = request.options
            options.configurationPath = configuration
            options.task = .preview
            let report = await pipeline.generate(options)
            return (report.tokens, report.outcomes, report.diagnostics)
        }
        let tokens = analyze(head, isWriting: hasOutputs)
        return (settings.diagnostics.hasErrors ? nil : tokens, [], tokens.diagnostics)
    }

    /// Adds the changes. Errors of the base become notes, because the state under review may fix them.
    private func compare(
        _ base: ComparedSide, _ old: AnalyzedTokens, _ head: ComparedSide, _ new: AnalyzedTokens, _ review: inout Review
    ) {
        let found = pipeline.comparison(base, old, head, new, usage: request.usage, expectsNames: hasOutputs)
        review.comparison = found.comparison
        if review.comparison?.usage?.fileCount == 0 { review.comparison?.usage = nil }
        review.comparisonDiagnostics =
            found.comparison == nil
            ? found.losses
            : (found.losses + found.ofUsage).limited(to: .note) + found.ofAssets.limited(to: .warning)
    }
}

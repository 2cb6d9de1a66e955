import Diagnostics

/// What a generation did, for printing.
package struct GenerationReport: Sendable {
    /// The tokens; `nil` when the run ended with its configuration.
    package let tokens: AnalyzedTokens?
    /// What is wrong.
    package let diagnostics: [Diagnostic]
    /// What became of each file; nothing when an error came before.
    package let outcomes: [WriteReport.Outcome]
    /// How long each stage took.
    package let times: StageTimes

    /// Whether anything is an error.
    package var hasErrors: Bool { diagnostics.hasErrors }

    /// How many images the catalogs hold.
    package var imageCount: Int { tokens?.catalogs.reduce(0) { $0 + $1.images.count } ?? 0 }

    /// The paths of tokens that no output takes.
    package var untakenPaths: [String] {
        tokens.map { run in run.symbols.untaken.map { run.resolution.graph.tokens[$0].path } } ?? []
    }

    init(
        _ tokens: AnalyzedTokens, _ diagnostics: [Diagnostic], outcomes: [WriteReport.Outcome] = [], times: StageTimes
    ) {
        self.tokens = tokens
        self.diagnostics = diagnostics
        self.outcomes = outcomes
        self.times = times
    }

    /// The report of a run that ended with its configuration, which is mistaken.
    init(ofMistaken tokens: AnalyzedTokens, times: StageTimes) {
        self.tokens = nil
        diagnostics = tokens.readingDiagnostics
        outcomes = []
        self.times = times
    }
}

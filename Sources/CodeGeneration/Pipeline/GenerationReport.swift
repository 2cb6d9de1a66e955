import AssetCatalogs
import DesignTokens
import Diagnostics

/// What a generation did, for printing.
package struct GenerationReport: Sendable {
    /// The configuration that held.
    package let configuration: Configuration
    /// The tokens; `nil` when the run ended with its configuration.
    package let tokens: AnalyzedTokens?
    /// What is wrong.
    package internal(set) var diagnostics: [Diagnostic]
    /// What became of each file; nothing when an error came before.
    package internal(set) var outcomes: [WriteReport.Outcome] = []
    /// How many images the catalogs hold.
    package let imageCount: Int
    /// How long each stage took.
    package let times: StageTimes

    /// Whether anything is an error.
    package var hasErrors: Bool { diagnostics.hasErrors }

    /// The paths of tokens that no output takes.
    package var untakenPaths: [String] {
        tokens.map { run in run.symbols.untaken.map { run.resolution.graph.tokens[$0].path } } ?? []
    }

    init(_ run: AnalyzedTokens, _ catalogs: [AssetCatalog], times: StageTimes) {
        configuration = run.configuration
        tokens = run
        diagnostics = run.diagnostics
        imageCount = catalogs.reduce(0) { $0 + $1.images.count }
        self.times = times
    }

    /// The report of a run that ended with its configuration.
    init(_ configuration: Configuration, diagnostics: [Diagnostic], times: StageTimes) {
        self.configuration = configuration
        tokens = nil
        self.diagnostics = diagnostics
        imageCount = 0
        self.times = times
    }
}

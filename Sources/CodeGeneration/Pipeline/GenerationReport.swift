import AssetCatalogs
import DesignTokens
import LocatedJSON

/// What a generation did, for printing.
public struct GenerationReport: Sendable {
    /// The configuration that held.
    public let configuration: Configuration
    /// The tokens; `nil` when the run ended with its configuration.
    public let tokens: TokenRun?
    /// What is wrong.
    public internal(set) var diagnostics: [Diagnostic]
    /// What became of each file; nothing when an error came before.
    public internal(set) var outcomes: [WriteReport.Outcome] = []
    /// How many images the catalogs hold.
    public let imageCount: Int
    /// How long each stage took.
    public let times: StageTimes

    /// Whether anything is an error.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The paths of tokens that no output takes.
    public var untakenPaths: [String] {
        tokens.map { run in run.symbols.untaken.map { run.resolution.graph.tokens[$0].path } } ?? []
    }

    init(_ run: TokenRun, _ catalogs: [AssetCatalog], times: StageTimes) {
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

import AssetCatalogs
import DesignTokens
import LocatedJSON

/// What a generation did, for printing.
public struct GenerationReport: Sendable {
    /// The configuration that held.
    public let configuration: Configuration
    /// What is wrong.
    public internal(set) var diagnostics: [Diagnostic]
    /// What became of each file; nothing when an error came before.
    public internal(set) var outcomes: [WriteReport.Outcome] = []
    /// How many tokens were read.
    public let tokenCount: Int
    /// How many tokens each step decided.
    public let stepCounts: [ResolutionStep: Int]
    /// The paths of tokens that no output takes.
    public let untakenPaths: [String]
    /// How many images the catalogs hold.
    public let imageCount: Int
    /// How long each stage took.
    public let times: StageTimes

    /// Whether anything is an error.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    init(_ run: TokenRun, _ catalogs: [AssetCatalog], times: StageTimes) {
        configuration = run.configuration
        diagnostics = run.diagnostics
        tokenCount = run.resolution.graph.tokens.count
        stepCounts = run.stepCounts
        untakenPaths = run.symbols.untaken.map { run.resolution.graph.tokens[$0].path }
        imageCount = catalogs.reduce(0) { $0 + $1.images.count }
        self.times = times
    }

    /// The report of a run that ended with its configuration.
    init(_ configuration: Configuration, diagnostics: [Diagnostic], times: StageTimes) {
        self.configuration = configuration
        self.diagnostics = diagnostics
        (tokenCount, stepCounts, untakenPaths, imageCount) = (0, [:], [], 0)
        self.times = times
    }
}

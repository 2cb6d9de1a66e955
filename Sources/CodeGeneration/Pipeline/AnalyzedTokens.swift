import AssetCatalogs
import DesignTokens
import Diagnostics

/// The first half of a run, and all that `list` and `validate` need: files to resolved tokens with names.
package struct AnalyzedTokens: Sendable {
    /// What held for the run.
    package let settings: Settings
    /// The tokens, resolved.
    package let resolution: Resolution
    /// The symbols of tokens and images.
    package let symbols: SymbolTable
    /// The files that could be read.
    package let files: [TokenFileSummary]
    /// The asset catalogs that were read.
    package let catalogs: [AssetCatalog]
    /// What is wrong with the configuration, the files and their references; names are not looked at.
    package let readingDiagnostics: [Diagnostic]
    /// What is wrong with the catalogs, and with the configuration in the light of the tokens.
    package let checkDiagnostics: [Diagnostic]

    package init(
        settings: Settings, resolution: Resolution, symbols: SymbolTable, files: [TokenFileSummary] = [],
        catalogs: [AssetCatalog] = [], readingDiagnostics: [Diagnostic] = [], checkDiagnostics: [Diagnostic] = []
    ) {
        self.settings = settings
        self.resolution = resolution
        self.symbols = symbols
        self.files = files
        self.catalogs = catalogs
        self.readingDiagnostics = readingDiagnostics
        self.checkDiagnostics = checkDiagnostics
    }

    /// What was read and where it is to go.
    package var configuration: Configuration { settings.configuration }

    /// Everything that is wrong, in the order of the stages.
    package var diagnostics: [Diagnostic] { readingDiagnostics + symbols.diagnostics + checkDiagnostics }

    /// Whether nothing may be written.
    package var hasErrors: Bool { diagnostics.hasErrors }

    /// The tokens that can be used, by graph index.
    package var usableTokens: [Int] { resolution.graph.tokens.indices.filter { !resolution.leftOut.contains($0) } }

    /// How many tokens can be used.
    package var tokenCount: Int { resolution.graph.tokens.count - resolution.leftOut.count }

    /// How many tokens each step decided, in words: `46 alias, 2 variable, 2 value, 65 literal`.
    package var stepSummary: String {
        let tokens = usableTokens
        return ResolutionStep.allCases.map { step in
            "\(tokens.count { resolution.traces[$0].step == step }) \(step.rawValue)"
        }.joined(separator: ", ")
    }

    /// The expression of each token, by graph index; `nil` for one whose type has none.
    package func expressions() -> [String?] {
        let expressions = Expressions(resolution, symbols, configuration.language)
        return resolution.graph.tokens.indices.map { expressions.expression(of: $0) }
    }
}

extension AssetCatalog {
    /// What is wrong with catalogs, each by itself and together.
    static func diagnostics(of catalogs: [AssetCatalog]) -> [Diagnostic] {
        catalogs.flatMap(\.diagnostics) + duplicateImages(in: catalogs)
    }
}

import AssetCatalogs
import DesignTokens
import Diagnostics

/// The first half of a run, and all that `list` and `validate` need: files to resolved tokens with names.
package struct AnalyzedTokens: Sendable {
    package let settings: Settings
    package let resolution: Resolution
    /// The symbols of tokens and images.
    package let symbols: SymbolTable
    /// The files that could be read.
    package internal(set) var files: [TokenFileSummary] = []
    package internal(set) var catalogs: [AssetCatalog] = []
    /// What is wrong with the configuration, the files and their references; names are not looked at.
    package internal(set) var readingDiagnostics: [Diagnostic] = []
    /// What is wrong with the catalogs, and with the configuration in the light of the tokens.
    package internal(set) var checkDiagnostics: [Diagnostic] = []

    package var configuration: Configuration { settings.configuration }

    /// Everything that is wrong, in the order of the stages.
    package var diagnostics: [Diagnostic] { readingDiagnostics + symbols.diagnostics + checkDiagnostics }

    package var hasErrors: Bool { diagnostics.hasErrors }

    /// The tokens that can be used, by graph index.
    package var usableTokens: [Int] { resolution.graph.tokens.indices.filter { !resolution.leftOut.contains($0) } }

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

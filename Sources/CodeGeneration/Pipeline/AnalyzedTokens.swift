import DesignTokens
import Diagnostics

/// The first half of a run, and all that `list` and `validate` need: files to resolved tokens with Swift names.
package struct AnalyzedTokens: Sendable {
    /// What was read and where it is to go.
    package let configuration: Configuration
    /// The tokens, resolved.
    package let resolution: Resolution
    /// The tokens' symbols.
    package let symbols: SymbolTable
    /// The files that could be read.
    package let files: [TokenFileSummary]
    /// What is wrong with the configuration, the files and their references; names in Swift are not looked at.
    package internal(set) var readingDiagnostics: [Diagnostic]
    /// What is wrong with what only generation looks at.
    var generationDiagnostics: [Diagnostic] = []

    /// Everything that is wrong so far, in the order of the stages.
    package var diagnostics: [Diagnostic] { readingDiagnostics + symbols.diagnostics + generationDiagnostics }

    /// Whether nothing may be written.
    package var hasErrors: Bool { diagnostics.hasErrors }

    /// How many tokens there are.
    package var tokenCount: Int { resolution.graph.tokens.count }

    /// How many tokens each step decided, in words: `46 alias, 2 variable, 2 value, 65 literal`.
    package var stepSummary: String {
        ResolutionStep.allCases.map { step in
            "\(resolution.traces.count { $0.step == step }) \(step.rawValue)"
        }.joined(separator: ", ")
    }

    /// The expression of each token, by graph index; `nil` for one whose type has none.
    package func expressions() -> [String?] {
        let expressions = Expressions(resolution, symbols, configuration.language)
        return resolution.graph.tokens.indices.map { expressions.expression(of: $0) }
    }
}

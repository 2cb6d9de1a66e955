import DesignTokens
import Diagnostics

/// The tokens that a run misses because they cannot be used. Where outputs choose their tokens, these are the ones that an
/// output would take, and those behind them: of what the configuration excludes nothing is said.
struct LostTokens: Sendable {
    let tokens: Set<Int>

    private let resolution: Resolution

    /// Finds the tokens that the outputs of a configuration miss, or all that are left out.
    init(_ resolution: Resolution, _ symbols: SymbolTable, asChosen: Bool) {
        self.resolution = resolution
        let hasUsable = resolution.leftOut.count < resolution.graph.tokens.count
        tokens =
            asChosen && hasUsable
            ? resolution.leftOutTokens(behind: symbols.outputs.reduce(into: []) { $0.formUnion($1.leftOut) })
            : resolution.leftOut
    }

    /// The diagnostics without those of tokens that nobody misses.
    func relevant(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard tokens.count < resolution.leftOut.count else { return diagnostics }
        let missed = Set(tokens.map { resolution.graph.tokens[$0].path })
        let unmissed = Set(resolution.leftOut.subtracting(tokens).map { resolution.graph.tokens[$0].path })
            .subtracting(missed)
        return diagnostics.filter { diagnostic in
            guard case .tokens(let paths) = diagnostic.loss else { return true }
            return paths.isEmpty || !paths.allSatisfy(unmissed.contains)
        }
    }
}

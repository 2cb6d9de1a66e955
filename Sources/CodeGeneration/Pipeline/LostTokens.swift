import DesignTokens
import Diagnostics

/// The tokens that a run misses because they cannot be used. Where outputs choose their tokens, these are the ones that an
/// output would take, and those behind them.
struct LostTokens: Sendable {
    let tokens: Set<Int>

    private let graph: TokenGraph
    /// The tokens that outputs would take, and those behind them; `nil` where all matter.
    private let wanted: Set<Int>?

    /// Finds the tokens that the outputs of a configuration miss, or all that are left out.
    init(_ resolution: Resolution, _ symbols: SymbolTables, asChosen: Bool) {
        graph = resolution.graph
        let hasUsable = resolution.leftOut.count < graph.tokens.count
        // Where nothing is lost in any mode, nobody has to know what is wanted.
        guard asChosen, hasUsable, resolution.hasLosses else {
            (wanted, tokens) = (nil, resolution.leftOut)
            return
        }
        let chosen = symbols.outputs.reduce(into: Set<Int>()) { chosen, output in
            for tokens in [output.tokens, output.leftOut, output.unexpressed] { chosen.formUnion(tokens) }
        }
        let wanted = resolution.tokens(behind: chosen)
        (self.wanted, tokens) = (wanted, resolution.leftOut.intersection(wanted))
    }

    /// Whether an output misses a token, by its path; `nil` where every token matters.
    var isMissed: (@Sendable (_ path: String) -> Bool)? {
        guard let wanted else { return nil }
        return { [graph] path in
            let named = graph.tokens(at: path)
            return named.isEmpty || named.contains(where: wanted.contains)
        }
    }
}

import DesignTokens
import Diagnostics

/// The unusable tokens that a run needs. If outputs select tokens, these are the selected ones and those that they
/// refer to.
struct LostTokens: Sendable {
    let tokens: Set<Int>

    private let graph: TokenGraph
    /// The selected tokens and those that they refer to; `nil` if all tokens matter.
    private let wanted: Set<Int>?

    /// Finds the unusable tokens that outputs need, or all that are left out.
    init(_ resolution: Resolution, _ symbols: SymbolTables, asChosen: Bool) {
        graph = resolution.graph
        let hasUsable = resolution.leftOut.count < graph.tokens.count
        // If nothing is lost in any mode, the selection does not matter.
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

    /// Returns by path whether an output needs a token; `nil` if every token matters.
    var isMissed: (@Sendable (_ path: String) -> Bool)? {
        guard let wanted else { return nil }
        return { [graph] path in
            let named = graph.tokens(at: path)
            return named.isEmpty || named.contains(where: wanted.contains)
        }
    }
}

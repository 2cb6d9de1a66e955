import Diagnostics

/// A value that Figma exported from a variable, as one mode of its collection states it.
struct LinkedValue {
    let token: Int
    let variable: FigmaVariable
    /// The name of the mode; `nil` for the one that is emitted first.
    let mode: String?
    /// The tokens in the first combination of modes that has the value.
    let state: ResolvedMode

    var stated: Token { state.graph.tokens[token] }
    var trace: Trace { state.traces[token] }
    var location: SourceLocation { state.graph.valueLocation(of: token) }
}

extension Resolution {
    /// The values that were exported from variables: those of the first combination of modes, then those that other
    /// modes state, each once, however many combinations show it.
    var linkedValues: [LinkedValue] {
        var seen: Set<[Int]> = []
        return states.enumerated().flatMap { number, state in
            graph.collections.indices.flatMap { collection -> [LinkedValue] in
                let mode = state.combination.modes[collection]
                guard seen.insert([collection, mode]).inserted else { return [] }
                let name = number == 0 ? nil : graph.collections[collection].modes[mode].name
                return graph.collectionTokens[collection].compactMap { linkedValue(of: $0, in: state, named: name) }
            }
        }
    }

    private func linkedValue(of token: Int, in state: ResolvedMode, named mode: String?) -> LinkedValue? {
        guard let variable = state.graph.tokens[token].variable else { return nil }
        // What a mode lacks is the value of another one, and is judged there.
        let isStated = mode == nil || state.graph.valueLocation(of: token) != graph.valueLocation(of: token)
        return isStated ? LinkedValue(token: token, variable: variable, mode: mode, state: state) : nil
    }
}

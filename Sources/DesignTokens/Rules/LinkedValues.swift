import Diagnostics

/// The values that Figma exported from variables, in the modes of their collections: those of the first combination of
/// modes, then those of other modes, each once.
struct LinkedValues {
    /// A token, and the first combination of modes with the value.
    struct Value {
        let token: Int
        let state: Int
    }

    let states: [ResolvedMode]
    private(set) var values: [Value] = []

    init(_ resolution: Resolution) {
        let (states, graph) = (resolution.states, resolution.graph)
        self.states = states
        var seen: Set<[Int]> = []
        for (number, state) in states.enumerated() {
            for collection in graph.collections.indices
            where seen.insert([collection, state.combination.modes[collection]]).inserted {
                for token in graph.collectionTokens[collection] where state.graph.tokens[token].variable != nil {
                    // A value that comes from another mode is checked there.
                    guard number == 0 || state.graph.tokens[token].isElsewhere(than: graph.tokens[token]) else {
                        continue
                    }
                    values.append(Value(token: token, state: number))
                }
            }
        }
    }

    func graph(of value: Value) -> TokenGraph { states[value.state].graph }
    func stated(_ value: Value) -> Token { states[value.state].graph.tokens[value.token] }
    func trace(of value: Value) -> Trace { states[value.state].traces[value.token] }
    func location(of value: Value) -> SourceLocation { graph(of: value).valueLocation(of: value.token) }

    /// The name of the mode that defines a value, or `nil` for the generated one.
    func mode(of value: Value) -> String? {
        guard value.state > 0 else { return nil }
        let graph = states[0].graph
        let collection = graph.collection(of: value.token)
        return graph.collections[collection].modes[states[value.state].combination.modes[collection]].name
    }
}

extension Token {
    /// Whether its value is in another place than that of the token in another mode.
    fileprivate func isElsewhere(than other: Token) -> Bool {
        document != other.document || valueNode != other.valueNode
    }
}

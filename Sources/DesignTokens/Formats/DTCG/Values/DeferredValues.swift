import Diagnostics
import LocatedJSON

/// Reads the values of tokens that contain references to other tokens, or to parts of their values: format module,
/// section 7.
struct DTCGDeferredValues: DeferredValueReader {
    func read(_ tokens: [Int], in state: ReferenceState) -> DeferredReading {
        let graph = state.graph
        var reader = ValueReader(graph.sources, rules: graph.rules[0], follower: ReferenceFollower(state))
        var reading = DeferredReading(suggestionsLeft: state.suggestionsLeft)
        for token in tokens {
            reader.tokenPath = graph.tokens[token].path
            reading.values.append(reader.value(of: token, in: graph, as: state.types[token]))
            reading.dependencies += reader.follower?.takeNamedTokens().map { (token, $0) } ?? []
        }
        reading.suggestionsLeft = reader.follower?.state.suggestionsLeft ?? 0
        reading.diagnostics = reader.diagnostics + reader.legacySyntaxes.diagnostics + reader.respelled.diagnostics
        reading.upgrades = reader.legacySyntaxes.upgrades
        return reading
    }
}

extension ValueReader {
    /// The value of a token, or `nil` after recording what is wrong with it.
    fileprivate mutating func value(of token: Int, in graph: TokenGraph, as type: TokenType?) -> TokenValue? {
        let (document, node) = (graph.tokens[token].document, graph.tokens[token].valueNode)
        let source = graph.sources[document]
        guard let type else { return nil }
        turn(to: document, rules: graph.rules[document])
        // A `$ref` is a string; any other deferred value is an object or an array.
        guard source.kind(of: node) == .string else { return followed(node, as: type) { $0.read($1, as: type) }?.value }
        return follow(
            Reference(pointer: node, in: source), at: ValuePlace(source: document, node: node, isPointer: true),
            as: type
        ) { $0.read($1, as: type) }?.value
    }
}

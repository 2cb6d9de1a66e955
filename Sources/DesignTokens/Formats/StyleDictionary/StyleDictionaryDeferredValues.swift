import LocatedJSON

/// Reads the values of Style Dictionary that hold references.
struct StyleDictionaryDeferredValues: DeferredValueReader {
    let statements: [StyleDictionaryStatement]
    let values: StyleDictionaryValue

    /// The path of the token that a reference names: `{color.red.value}` and `{color.red}` are the same.
    static func path(_ reference: String) -> String {
        reference.hasSuffix(".value") ? String(reference.dropLast(".value".count)) : reference
    }

    /// A value that is one reference stays one, where the type that its token states goes with what it leads to.
    func alias(of token: Int, in graph: TokenGraph) -> String? {
        let stated = graph.tokens[token]
        guard let text = graph.sources[stated.document].scalarText(of: stated.valueNode),
            let reference = StudioExpression(text, hasDollars: false).alias
        else { return nil }
        let path = Self.path(reference)
        guard graph.token(at: path) != nil, let type = Self.type(at: path, in: graph) else { return path }
        return stated.type?.canRefer(to: type) == true ? path : nil
    }

    /// The type of a token, or of the first one with a type on the chain of references that it begins; `nil` where there is
    /// none near.
    private static func type(at path: String, in graph: TokenGraph) -> TokenType? {
        var path = path
        for _ in 0..<chainLimit {
            guard let token = graph.token(at: path) else { return nil }
            if let type = graph.tokens[token].type { return type }
            guard let next = graph.tokens[token].value.aliasedPath else { return nil }
            path = next
        }
        return nil
    }

    /// How many references without types are followed for one: longer chains are circles.
    private static var chainLimit: Int { 64 }

    func read(_ tokens: [Int], in state: ReferenceState) -> DeferredReading {
        var evaluator = StyleDictionaryEvaluator(self, state, reading: tokens.first.map(state.graph.reading) ?? 0)
        for token in tokens { evaluator.result.values.append(evaluator.value(of: token)) }
        return evaluator.result
    }
}

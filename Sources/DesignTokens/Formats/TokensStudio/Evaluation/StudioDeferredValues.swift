import LocatedJSON

/// Reads the values of Tokens Studio that hold references, sums of them, or parts.
struct StudioDeferredValues: DeferredValueReader {
    let statements: [StudioStatement]
    let selections: StudioSelections

    /// A value that is one reference and nothing else stays one, where it leads to a token of a type that goes with it:
    /// any other reference puts in a text.
    func alias(of token: Int, in graph: TokenGraph) -> String? {
        let stated = graph.tokens[token]
        let statement = statements[Int(stated.statement)]
        guard statement.modifier == nil,
            let text = graph.sources[stated.document].scalarText(of: stated.valueNode),
            let path = StudioExpression(text).alias
        else { return nil }
        guard let target = graph.token(at: path, from: token), target != token else { return nil }
        // What cannot be used has been reported.
        if graph.tokens[target].value == .unusable { return path }
        guard statement.type.tokenType != nil else { return nil }
        return canRefer(statement.type, to: target, in: graph, reading: graph.reading(of: token)) ? path : nil
    }

    /// Whether a value of a type can be a reference to a token as a whole, which is one of another format unless it is
    /// of the reading that the project is.
    func canRefer(_ type: StudioType, to target: Int, in graph: TokenGraph, reading: Int) -> Bool {
        let isOwn = graph.reading(of: target) == reading
        let targetType =
            isOwn ? statements[Int(graph.tokens[target].statement)].type.tokenType : graph.tokens[target].type
        guard let type = type.tokenType, let targetType else { return false }
        return type.canRefer(to: targetType)
    }

    /// A token is absent where no set that the themes take states it. Where several state the same, the token stands for
    /// them all.
    func absent(among tokens: [Int], of graph: TokenGraph, at contexts: [Int]) -> [Int] {
        let combination = selections.axes.axes.map { axis in
            graph.axes.firstIndex(of: axis).map { contexts[$0] } ?? 0
        }
        let statuses = selections.statuses(combination)
        let unsure = tokens.filter { statuses[statements[Int(graph.tokens[$0].statement)].set] == .disabled }
        guard !unsure.isEmpty else { return [] }
        let stated = Set(statements.lazy.filter { statuses[$0.set] != .disabled }.map(\.path))
        return unsure.filter { !stated.contains(graph.tokens[$0].path) }
    }

    func read(_ tokens: [Int], in state: ReferenceState) -> DeferredReading {
        var evaluator = StudioEvaluator(self, state, reading: tokens.first.map(state.graph.reading) ?? 0)
        for token in tokens { evaluator.result.values.append(evaluator.value(of: token)) }
        return evaluator.result
    }
}

import Diagnostics

extension Resolution {
    /// Warns where an exported value is not that of the variable it is said to come from, in any mode: the export is older
    /// than the variable, or another variable has the name. Each mode of a collection has values of its own, which may come
    /// from other variables.
    var differingVariables: [RuleFinding] {
        let linked = LinkedValues(self)
        var differing = linked.values.filter { linked.trace(of: $0).step == .variable }
        // Figma exports what a variable is by default, which need not be the mode that is generated.
        for state in linked.states where !differing.isEmpty {
            // What a literal equals is the third step's find; the variable has the literal's own value.
            let ends = state.traces.map(\.target).chainEnds { state.traces[$0].step == .value }
            differing = differing.filter { linked.differs($0, from: state, ends) }
        }
        return Dictionary(grouping: differing, by: \.token).sorted { $0.key < $1.key }.map { linked.report($0.value) }
    }
}

extension LinkedValues {
    /// Whether a value is not the one that its variable has in a combination of modes, in which chains of references have
    /// these ends.
    fileprivate func differs(_ value: Value, from state: ResolvedMode, _ ends: [Int]) -> Bool {
        guard let target = trace(of: value).target else { return false }
        let stated = stated(value)
        let other = state.graph.tokens[ends[target]].value.withOpacity(stated.opacity ?? state.traces[target].opacity)
        // What cannot be used has been reported.
        return other != .unusable && !stated.value.isSame(as: other)
    }

    /// Reports the modes in which one token differs.
    fileprivate func report(_ values: [Value]) -> RuleFinding {
        let first = values[0]
        let path = variablePath(of: first)
        let mode = mode(of: first).map { " in the mode \"\($0)\"" } ?? ""
        let others = values.dropFirst().map { value in
            Diagnostic.Note(
                "nor is it that of \(variablePath(of: value)) in the mode \"\(self.mode(of: value) ?? "")\"",
                at: location(of: value))
        }
        return Diagnostic(
            .warning, .variableDiffers,
            "the value of \(stated(first).path)\(mode) is not that of its variable, \(path)", at: location(of: first),
            notes: [
                Diagnostic.Note(
                    "\(path) stands here, and its value is taken",
                    at: graph(of: first).location(of: trace(of: first).target ?? first.token))
            ] + others, advice: "export the collection again if it is older than the variable"
        ).about(stated(first).path)
    }

    /// The path of the token that was taken for the variable of a value.
    private func variablePath(of value: Value) -> String {
        graph(of: value).tokens[trace(of: value).target ?? value.token].path
    }
}

import Diagnostics

extension Resolution {
    /// Warns about exported values that the variable has in no mode: the export is older than the variable, or another
    /// variable has the same name. Each mode of a collection has its own values, which may come from other variables.
    var differingVariables: [RuleFinding] {
        let linked = LinkedValues(self)
        var differing = linked.values.filter { linked.trace(of: $0).step == .variable }
        // Figma exports a variable's value in its default mode, which may not be the generated mode.
        for state in linked.states where !differing.isEmpty {
            // Equal literals are matched in step 3; a variable has its own literal.
            let ends = state.traces.map(\.target).chainEnds { state.traces[$0].step == .value }
            differing = differing.filter { linked.differs($0, from: state, ends) }
        }
        return Dictionary(grouping: differing, by: \.token).sorted { $0.key < $1.key }.map { linked.report($0.value) }
    }
}

extension LinkedValues {
    /// Whether a value differs from its variable in a combination of modes with these ends of chains.
    fileprivate func differs(_ value: Value, from state: ResolvedMode, _ ends: [Int]) -> Bool {
        guard let target = trace(of: value).target else { return false }
        let stated = stated(value)
        let other = state.graph.tokens[ends[target]].value.withOpacity(stated.opacity ?? state.traces[target].opacity)
        // Unusable values have been reported.
        return other != .unusable && !stated.value.isSame(as: other)
    }

    /// Reports the modes in which one token differs.
    fileprivate func report(_ values: [Value]) -> RuleFinding {
        let first = values[0]
        let path = variablePath(of: first)
        let mode = mode(of: first).map { " in the mode '\($0)'" } ?? ""
        let others = values.dropFirst().map { value in
            Diagnostic.Note(
                "it also differs from that of '\(variablePath(of: value))' in the mode '\(self.mode(of: value) ?? "")'",
                at: location(of: value))
        }
        return Diagnostic(
            .warning, .variableDiffers,
            "the value of '\(stated(first).path)'\(mode) differs from that of its variable '\(path)'",
            at: location(of: first),
            notes: [
                Diagnostic.Note(
                    "'\(path)' is defined here; its value is used",
                    at: graph(of: first).location(of: trace(of: first).target ?? first.token))
            ] + others, advice: "if the export is out of date, export the collection again"
        ).about(stated(first).path)
    }

    /// The path of the token that matches the variable of a value.
    private func variablePath(of value: Value) -> String {
        graph(of: value).tokens[trace(of: value).target ?? value.token].path
    }
}

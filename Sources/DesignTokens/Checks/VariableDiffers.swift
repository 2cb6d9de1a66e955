import Diagnostics

/// Warns where an exported value is not that of the variable it is said to come from, in any mode: the export is older
/// than the variable, or another variable has the name. Each mode of a collection has values of its own, which may come
/// from other variables.
struct VariableDiffers: TokenRule {
    func diagnostics(_ resolution: Resolution) -> [Diagnostic] {
        var differing = resolution.linkedValues.filter { $0.trace.step == .variable }
        // Figma exports what a variable is by default, which need not be the mode that is generated.
        for state in resolution.states where !differing.isEmpty {
            // What a literal equals is the third step's find; the variable has the literal's own value.
            let ends = state.traces.map(\.target).chainEnds { state.traces[$0].step == .value }
            differing = differing.filter { $0.differs(from: state, ends) }
        }
        return Dictionary(grouping: differing, by: \.token).sorted { $0.key < $1.key }.map { report($0.value) }
    }

    /// Reports the modes in which one token differs.
    private func report(_ values: [LinkedValue]) -> Diagnostic {
        let first = values[0]
        let (path, graph) = (first.variablePath, first.state.graph)
        let mode = first.mode.map { " in the mode \"\($0)\"" } ?? ""
        let others = values.dropFirst().map { value in
            Diagnostic.Note(
                "nor is it that of \(value.variablePath) in the mode \"\(value.mode ?? "")\"", at: value.location)
        }
        return Diagnostic(
            .warning, .variableDiffers,
            "the value of \(first.stated.path)\(mode) is not that of its variable, \(path)", at: first.location,
            notes: [
                Diagnostic.Note(
                    "\(path) stands here, and its value is taken",
                    at: graph.location(of: first.trace.target ?? first.token))
            ] + others + [Diagnostic.Note("export the collection again if it is older than the variable")])
    }
}

extension LinkedValue {
    /// The path of the token that was taken for the variable.
    fileprivate var variablePath: String { state.graph.tokens[trace.target ?? token].path }

    /// Whether the value is not the one that the variable has in a combination of modes, in which chains of references
    /// have these ends.
    fileprivate func differs(from state: ResolvedMode, _ ends: [Int]) -> Bool {
        guard let target = trace.target else { return false }
        let value = state.graph.tokens[ends[target]].value.withOpacity(stated.opacity ?? state.traces[target].opacity)
        // What cannot be used has been reported.
        return value != .unusable && !stated.value.isSame(as: value)
    }
}

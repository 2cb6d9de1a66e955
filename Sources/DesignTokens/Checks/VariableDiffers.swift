import Diagnostics

/// Warns where the exported value is not that of the variable it is said to come from: the export is older than the
/// variable, or another variable has the name.
struct VariableDiffers: TokenRule {
    func diagnostics(_ resolution: Resolution) -> [Diagnostic] {
        let (graph, traces) = (resolution.graph, resolution.traces)
        guard traces.contains(where: { $0.step == .variable }) else { return [] }
        // What a literal equals is the third step's find; the variable has the literal's own value.
        let ends = traces.map(\.target).chainEnds { traces[$0].step == .value }
        return traces.indices.compactMap { token in
            guard traces[token].step == .variable, let target = traces[token].target else { return nil }
            let value = graph.tokens[ends[token]].value.withOpacity(traces[token].opacity)
            // What cannot be used has been reported.
            guard value != .unusable, !graph.tokens[token].value.isSame(as: value) else { return nil }
            let path = graph.tokens[target].path
            return Diagnostic(
                .warning, .variableDiffers,
                "the value of \(graph.tokens[token].path) is not that of its variable, \(path)",
                at: graph.valueLocation(of: token),
                notes: [
                    Diagnostic.Note("\(path) stands here, and its value is taken", at: graph.location(of: target)),
                    Diagnostic.Note("export the collection again if it is older than the variable"),
                ])
        }
    }
}

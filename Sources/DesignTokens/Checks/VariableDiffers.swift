import Diagnostics

/// Warns where the exported value is not that of the variable it is said to come from, in any mode: the export is older than
/// the variable, or another variable has the name.
struct VariableDiffers: TokenRule {
    func diagnostics(_ resolution: Resolution) -> [Diagnostic] {
        let (graph, traces) = (resolution.graph, resolution.traces)
        var differing = traces.indices.filter { traces[$0].step == .variable }
        // Figma exports what a variable is by default, which need not be the mode that is generated.
        for mode in resolution.modes where !differing.isEmpty {
            differing = Self.differing(differing, from: graph, in: mode)
        }
        return differing.compactMap { token in
            guard let target = traces[token].target else { return nil }
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

    /// Those of some linked tokens whose values are not the ones that their variables have in a mode.
    private static func differing(_ tokens: [Int], from graph: TokenGraph, in mode: ResolvedMode) -> [Int] {
        // What a literal equals is the third step's find; the variable has the literal's own value.
        let ends = mode.traces.map(\.target).chainEnds { mode.traces[$0].step == .value }
        return tokens.filter { token in
            guard mode.traces[token].step == .variable else { return true }
            let value = mode.graph.tokens[ends[token]].value.withOpacity(mode.traces[token].opacity)
            // What cannot be used has been reported.
            return value != .unusable && !graph.tokens[token].value.isSame(as: value)
        }
    }
}

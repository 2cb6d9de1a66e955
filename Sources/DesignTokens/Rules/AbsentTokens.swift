import Diagnostics

extension Resolution {
    /// Reports once for each mode the tokens that it changes but does not define, which is not an error: where a value
    /// is needed, that of another mode is used. Warns about references to such tokens.
    var absentTokens: [RuleFinding] {
        // A combination of several modes adds nothing to these modes.
        modes.filter { !$0.combination.isProduct }.flatMap { mode -> [RuleFinding] in
            let absent = Set(mode.graph.absentTokens(at: mode.combination.contexts))
            guard !absent.isEmpty else { return [] }
            return [lacking(absent, mode), referring(absent, mode)].compactMap(\.self)
        }
    }

    private func lacking(_ absent: Set<Int>, _ mode: ResolvedMode) -> RuleFinding? {
        let tokens = absent.subtracting(leftOut).filter { token in
            graph.collections[graph.collection(of: token)].modes.count > 1
                && mode.combination.lists(reach: statedReach[token], stated: statedReach[token])
        }
        guard let first = tokens.min() else { return nil }
        return Diagnostic(
            .note, .missingModeValue,
            "\(name(of: mode)) does not define \(graph.phrase(first, of: tokens.count)); "
                + (tokens.count == 1 ? "its value in another mode is used" : "their values in another mode are used"),
            at: mode.graph.location(of: first),
            advice: "to give a token its own value in this mode, define it in a set that the mode uses"
        ).about(mode.graph.paths(of: tokens))
    }

    private func referring(_ absent: Set<Int>, _ mode: ResolvedMode) -> RuleFinding? {
        let aliases = mode.traces.indices.compactMap { token in mode.traces[token].target.map { (token, $0) } }
        let references = (aliases + mode.dependencies).filter { token, target in
            absent.contains(target) && !absent.contains(token) && !leftOut.contains(token)
        }
        guard let (token, target) = references.min(by: { $0 < $1 }) else { return nil }
        let referring = Set(references.map(\.0))
        let count = referring.count
        let verb = count == 1 ? "refers" : "refer"
        return Diagnostic(
            .warning, .missingModeValue,
            "\(graph.phrase(token, of: count)) \(verb) to a token that \(name(of: mode)) does not define; "
                + "that token's value in another mode is used",
            at: mode.graph.valueLocation(of: token),
            notes: [
                Diagnostic.Note(
                    "'\(mode.graph.tokens[target].path)' is not defined in this mode",
                    at: mode.graph.location(of: target))
            ],
            advice: "define the token in a set that this mode uses, or correct the reference"
        ).about(mode.graph.paths(of: referring))
    }

    /// The name of a mode for messages. A mode without a name, as when no theme of a project changes a token, is the
    /// default mode.
    private func name(of mode: ResolvedMode) -> String {
        let isNamed = mode.name != "default" || graph.axes.contains { $0.contexts.contains(mode.name) }
        return isNamed ? "the mode '\(mode.name)'" : "the default mode"
    }
}

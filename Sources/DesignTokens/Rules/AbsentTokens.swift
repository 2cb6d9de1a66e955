import Diagnostics

extension Resolution {
    /// Says, once for each mode, which tokens it lacks although it changes them, which is no fault: they have no value there,
    /// and where one is needed it is that of another mode. Warns of references to what a mode lacks.
    var absentTokens: [RuleFinding] {
        // What several modes have in common lies in each of these.
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
            "\(name(of: mode)) does not state \(graph.phrase(first, of: tokens.count)): "
                + "where a value is needed it is that of another mode",
            at: mode.graph.location(of: first), advice: "state a value in a set that this mode takes, if it has one"
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
            "\(graph.phrase(token, of: count)) \(verb) to what \(name(of: mode)) lacks: "
                + "the value of another is taken",
            at: mode.graph.valueLocation(of: token),
            notes: [Diagnostic.Note("it lacks \(mode.graph.tokens[target].path)", at: mode.graph.location(of: target))],
            advice: "state a value in a set that this mode takes, or correct the name"
        ).about(mode.graph.paths(of: referring))
    }

    /// What a mode is called: where none has a name, as when no theme of a project changes a token, nobody wrote the one that
    /// it has.
    private func name(of mode: ResolvedMode) -> String {
        let isNamed = mode.name != "default" || graph.axes.contains { $0.contexts.contains(mode.name) }
        return isNamed ? "the mode \"\(mode.name)\"" : "the default mode"
    }
}

import Diagnostics

/// Says, once for each mode, which tokens it lacks although it changes them, which is no fault: they have no value there, and
/// where one is needed it is that of another mode. Warns of references to what a mode lacks.
struct AbsentTokens: TokenRule {
    let kinds = [RuleKind.missingModeValue]

    func findings(in resolution: Resolution) -> [RuleFinding] {
        // What several modes have in common lies in each of these.
        resolution.modes.filter { !$0.combination.isProduct }.flatMap { mode -> [RuleFinding] in
            let absent = Set(mode.graph.absentTokens(at: mode.combination.contexts))
            guard !absent.isEmpty else { return [] }
            return [lacking(absent, mode, resolution), referring(absent, mode, resolution)].compactMap(\.self)
        }
    }

    private func lacking(_ absent: Set<Int>, _ mode: ResolvedMode, _ resolution: Resolution) -> RuleFinding? {
        let tokens = absent.subtracting(resolution.leftOut).filter { token in
            resolution.graph.collections[resolution.graph.collection(of: token)].modes.count > 1
                && mode.combination.lists(reach: resolution.statedReach[token], stated: resolution.statedReach[token])
        }
        guard let first = tokens.min() else { return nil }
        return Diagnostic(
            .note, .missingModeValue,
            "\(Self.name(of: mode, in: resolution.graph)) does not state \(Self.phrase(first, tokens.count, mode.graph)): "
                + "where a value is needed it is that of another mode",
            at: mode.graph.location(of: first), advice: "state a value in a set that this mode takes, if it has one"
        ).about(mode.graph.paths(of: tokens))
    }

    private func referring(_ absent: Set<Int>, _ mode: ResolvedMode, _ resolution: Resolution) -> RuleFinding? {
        let aliases = mode.traces.indices.compactMap { token in mode.traces[token].target.map { (token, $0) } }
        let references = (aliases + mode.dependencies).filter { token, target in
            absent.contains(target) && !absent.contains(token) && !resolution.leftOut.contains(token)
        }
        guard let (token, target) = references.min(by: { $0 < $1 }) else { return nil }
        let referring = Set(references.map(\.0))
        let count = referring.count
        let verb = count == 1 ? "refers" : "refer"
        return Diagnostic(
            .warning, .missingModeValue,
            "\(Self.phrase(token, count, mode.graph)) \(verb) to what \(Self.name(of: mode, in: resolution.graph)) lacks: "
                + "the value of another is taken",
            at: mode.graph.valueLocation(of: token),
            notes: [Diagnostic.Note("it lacks \(mode.graph.tokens[target].path)", at: mode.graph.location(of: target))],
            advice: "state a value in a set that this mode takes, or correct the name"
        ).about(mode.graph.paths(of: referring))
    }

    /// What a mode is called: where none has a name, as when no theme of a project changes a token, nobody wrote the one that
    /// it has.
    private static func name(of mode: ResolvedMode, in graph: TokenGraph) -> String {
        let isNamed = mode.name != "default" || graph.axes.contains { $0.contexts.contains(mode.name) }
        return isNamed ? "the mode \"\(mode.name)\"" : "the default mode"
    }

    /// Names the first of some tokens, and says how many more there are.
    static func phrase(_ token: Int, _ count: Int, _ graph: TokenGraph) -> String {
        let path = graph.tokens[token].path
        return count == 1 ? path : "\(path) and " + Wording.count(count - 1, "more token")
    }
}

import Diagnostics

extension Resolution {
    /// Reports the tokens that a mode of a collection lacks, because they were forgotten, or one mode was exported
    /// later than another.
    ///
    /// A token that refers to one that the mode defines has a value in the mode, and needs no definition there. A mode
    /// that defines far less than the default one is a file of overrides, in which other tokens intentionally keep
    /// their values.
    var undefinedTokens: [RuleFinding] {
        let undefined = Dictionary(grouping: graph.undefined) { [graph.collection(of: $0.token), $0.mode] }
        let states = undefined.isEmpty ? [] : states
        // Collections whose modes have the same names need the same lookup.
        var known: [Following: Set<Int>] = [:]
        return undefined.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap {
            place, entries -> [RuleFinding] in
            // A mode that no state shows is not written.
            guard let state = states.firstIndex(where: { $0.combination.modes[place[0]] == place[1] }) else {
                return []
            }
            let mode = graph.collections[place[0]].modes[place[1]].name
            let place = Following(state: state, mode: mode)
            let following = known[place] ?? states[state].tokensFollowing(modesNamed: mode)
            known[place] = following
            return findings(on: entries, following)
        }
    }

    /// The tokens that follow the modes with a name, in a state.
    private struct Following: Hashable {
        var state: Int
        var mode: String
    }

    /// Returns the findings about the tokens that one mode lacks.
    private func findings(on undefined: [UndefinedToken], _ following: Set<Int>) -> [RuleFinding] {
        let (mode, collection) = (undefined[0].mode, graph.collection(of: undefined[0].token))
        let isOfDefault = mode == 0
        let told = undefined.filter { entry in
            !leftOut.contains(entry.token)
                && (isOfDefault || graph.isExported(entry.token) || !following.contains(entry.token))
        }
        if !isOfDefault, isOverlay(undefined) {
            let byDefiningMode = Dictionary(grouping: told, by: \.definingMode).sorted { $0.key < $1.key }
            return byDefiningMode.map { note(on: $0.value) }
        }
        let modes = graph.collections[collection].modes
        return told.map { entry in
            let other = modes[entry.definingMode].name
            let path = graph.tokens[entry.token].path
            return graph.report(
                entry,
                until: following.contains(entry.token)
                    ? "its reference from '\(other)' is used and resolved in '\(modes[mode].name)'"
                    : "'\(path)' has its value from '\(other)'",
                loss: .detail
            ).about(path)
        }
    }

    /// Whether a mode lacks more of its collection than an export does.
    private func isOverlay(_ undefined: [UndefinedToken]) -> Bool {
        let count = graph.collectionTokens[graph.collection(of: undefined[0].token)].count
        return !ModeOverlapRule.most.isReached(by: count - undefined.count, of: [count])
            && !graph.isExported(undefined[0].token)
    }

    private func note(on undefined: [UndefinedToken]) -> RuleFinding {
        let first = undefined[0]
        let modes = graph.collections[graph.collection(of: first.token)].modes
        let (mode, other) = (modes[first.mode], modes[first.definingMode].name)
        let values = undefined.count == 1 ? ("its value", "is") : ("their values", "are")
        return Diagnostic(
            .note, .missingModeValue,
            "the mode '\(mode.name)' does not define \(graph.phrase(first.token, of: undefined.count)); "
                + "\(values.0) in '\(other)' \(values.1) used",
            at: graph.location(of: first.token), notes: [graph.place(of: mode)],
            advice: "if a token has a different value in '\(mode.name)', define it there"
        ).about(graph.paths(of: undefined.map(\.token)))
    }
}

extension ResolvedMode {
    /// The tokens whose values come through references from tokens that modes with a name define.
    fileprivate func tokensFollowing(modesNamed name: String) -> Set<Int> {
        let (graph, chosen) = (graph, combination.modes)
        let undefined = Set(
            graph.undefined.lazy.filter { chosen[graph.collection(of: $0.token)] == $0.mode }.map(\.token))
        let collections = graph.collections.indices.filter { number in
            let modes = graph.collections[number].modes
            return modes.count > 1 && modes[chosen[number]].name == name
        }
        let stating = collections.flatMap { Array(graph.collectionTokens[$0]) }.filter { !undefined.contains($0) }
        // A literal that equals another value was matched in step 3, and is not a reference.
        let followers = TokenFollowers(traces.map { $0.step == .value ? nil : $0.target }, dependencies)
        var following: Set<Int> = []
        followers.add(behind: stating, to: &following)
        return following
    }
}

import Diagnostics

extension Resolution {
    /// Reports the tokens that a mode of a collection lacks: somebody forgot them, or one mode was exported later than
    /// another.
    ///
    /// What refers to a token that the mode states has a value of the mode, and needs no statement of its own. A mode that
    /// states far less than the default one is a file of overrides: what it does not state is meant to stay as it is.
    var unstatedTokens: [RuleFinding] {
        let unstated = Dictionary(grouping: graph.unstated) { [graph.collection(of: $0.token), $0.mode] }
        let states = unstated.isEmpty ? [] : states
        // Collections whose modes have the same names ask for the same.
        var known: [Following: Set<Int>] = [:]
        return unstated.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { place, entries -> [RuleFinding] in
            // What no state shows is written nowhere.
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

    /// The tokens that follow the modes of a name, in a state.
    private struct Following: Hashable {
        var state: Int
        var mode: String
    }

    /// What is said of the tokens that one mode lacks.
    private func findings(on unstated: [UnstatedToken], _ following: Set<Int>) -> [RuleFinding] {
        let (mode, collection) = (unstated[0].mode, graph.collection(of: unstated[0].token))
        let isOfDefault = mode == 0
        let told = unstated.filter { entry in
            !leftOut.contains(entry.token)
                && (isOfDefault || graph.isExported(entry.token) || !following.contains(entry.token))
        }
        if !isOfDefault, isOverlay(unstated) {
            let byStatingMode = Dictionary(grouping: told, by: \.statingMode).sorted { $0.key < $1.key }
            return byStatingMode.map { note(on: $0.value) }
        }
        let modes = graph.collections[collection].modes
        return told.map { entry in
            let other = modes[entry.statingMode].name
            return graph.report(
                entry,
                until: following.contains(entry.token)
                    ? "what \(other) refers to is taken, with its value in \(modes[mode].name)"
                    : "the value of \(other) is taken",
                loss: .detail
            ).about(graph.tokens[entry.token].path)
        }
    }

    /// Whether a mode lacks more of its collection than an export does.
    private func isOverlay(_ unstated: [UnstatedToken]) -> Bool {
        let count = graph.collectionTokens[graph.collection(of: unstated[0].token)].count
        return !ModeOverlapRule.most.isReached(by: count - unstated.count, of: [count])
            && !graph.isExported(unstated[0].token)
    }

    private func note(on unstated: [UnstatedToken]) -> RuleFinding {
        let first = unstated[0]
        let modes = graph.collections[graph.collection(of: first.token)].modes
        let (mode, other) = (modes[first.mode], modes[first.statingMode].name)
        let they = unstated.count == 1 ? "it has the value" : "they have the values"
        return Diagnostic(
            .note, .missingModeValue,
            "the mode \(mode.name) does not state \(graph.phrase(first.token, of: unstated.count)): "
                + "\(they) of \(other)",
            at: graph.location(of: first.token), notes: [graph.place(of: mode)],
            advice: "state in \(mode.name) what has another value there"
        ).about(graph.paths(of: unstated.map(\.token)))
    }
}

extension ResolvedMode {
    /// The tokens whose values come, by references, from what modes of a name state themselves.
    fileprivate func tokensFollowing(modesNamed name: String) -> Set<Int> {
        let (graph, chosen) = (graph, combination.modes)
        let unstated = Set(
            graph.unstated.lazy.filter { chosen[graph.collection(of: $0.token)] == $0.mode }.map(\.token))
        let collections = graph.collections.indices.filter { number in
            let modes = graph.collections[number].modes
            return modes.count > 1 && modes[chosen[number]].name == name
        }
        let stating = collections.flatMap { Array(graph.collectionTokens[$0]) }.filter { !unstated.contains($0) }
        // What a literal equals is the third step's find, and no reference.
        let followers = TokenFollowers(traces.map { $0.step == .value ? nil : $0.target }, dependencies)
        var following: Set<Int> = []
        followers.add(behind: stating, to: &following)
        return following
    }
}

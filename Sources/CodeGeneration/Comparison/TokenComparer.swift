import DesignTokens

/// Finds what became of each token.
struct TokenComparer {
    private let old: TokenRun
    private let new: TokenRun
    private let pairs: TokenPairs

    /// How the references of one token, old and new, go together.
    private enum Relation {
        /// The value stands at the token itself, now as before.
        case inline
        /// The token refers to the same token as before.
        case following
        /// It does not.
        case retargeted
    }

    init(_ old: TokenRun, _ new: TokenRun, _ pairs: TokenPairs) {
        self.old = old
        self.new = new
        self.pairs = pairs
    }

    func changes() -> [TokenChange] {
        let relations = pairs.oldTokens.indices.map { newToken in
            pairs.oldTokens[newToken].map { relation($0, newToken) }
        }
        let followers = followerCounts(relations)
        var changes: [TokenChange] = []
        for newToken in pairs.oldTokens.indices {
            guard let oldToken = pairs.oldTokens[newToken] else {
                changes.append(TokenChange(kinds: [.added], new: new.state(of: newToken)))
                continue
            }
            let kinds = kinds(oldToken, newToken, relations[newToken])
            guard !kinds.isEmpty else { continue }
            changes.append(
                TokenChange(
                    kinds: kinds, old: old.state(of: oldToken), new: new.state(of: newToken),
                    followers: followers[newToken]))
        }
        // A token that is there and cannot be read is an error, not a removal.
        for oldToken in pairs.newTokens.indices where pairs.newTokens[oldToken] == nil {
            guard !new.resolution.graph.isBroken(old.resolution.graph.tokens[oldToken].path) else { continue }
            changes.append(TokenChange(kinds: [.removed], old: old.state(of: oldToken)))
        }
        return changes
    }

    private func kinds(_ oldToken: Int, _ newToken: Int, _ relation: Relation?) -> [TokenChange.Kind] {
        var kinds: [TokenChange.Kind] = []
        if old.resolution.graph.tokens[oldToken].path != new.resolution.graph.tokens[newToken].path {
            kinds.append(.renamed)
        }
        if relation == .inline, !hasSameValue(oldToken, newToken) { kinds.append(.changed) }
        if relation == .retargeted { kinds.append(.retargeted) }
        if let oldType = old.resolution.types[oldToken], let newType = new.resolution.types[newToken],
            oldType != newType
        {
            kinds.append(.retyped)
        }
        return kinds
    }

    private func hasSameValue(_ oldToken: Int, _ newToken: Int) -> Bool {
        let (oldGraph, newGraph) = (old.resolution.graph, new.resolution.graph)
        let (oldValue, newValue) = (oldGraph.tokens[oldToken].value, newGraph.tokens[newToken].value)
        guard oldValue == .uninterpreted, newValue == .uninterpreted else { return oldValue.isSame(as: newValue) }
        return oldGraph.sources[oldGraph.tokens[oldToken].document].isSame(
            oldGraph.tokens[oldToken].valueNode, as: newGraph.tokens[newToken].valueNode,
            in: newGraph.sources[newGraph.tokens[newToken].document])
    }

    /// A reference that only an equal value suggests (step 3) counts where the other side states one, which may have
    /// been flattened since. Between two inline values it is chance: that some other token became equal to this one,
    /// or no longer is, is no change of this one.
    private func relation(_ oldToken: Int, _ newToken: Int) -> Relation {
        let (oldTrace, newTrace) = (old.resolution.traces[oldToken], new.resolution.traces[newToken])
        guard oldTrace.step.isStated || newTrace.step.isStated else { return .inline }
        guard let oldTarget = old.target(of: oldToken), let newTarget = new.target(of: newToken) else {
            return .retargeted
        }
        guard let oldIndex = oldTrace.target, let newIndex = newTrace.target else {
            return oldTarget == newTarget ? .following : .retargeted
        }
        return pairs.newTokens[oldIndex] == newIndex ? .following : .retargeted
    }

    /// How many tokens follow each new token, directly or through others: the sizes of trees, leaves first.
    private func followerCounts(_ relations: [Relation?]) -> [Int] {
        var counts = Array(repeating: 0, count: relations.count)
        var pending = counts
        func followed(by token: Int) -> Int? {
            relations[token] == .following ? new.resolution.traces[token].target : nil
        }
        for token in relations.indices {
            if let target = followed(by: token) { pending[target] += 1 }
        }
        var leaves = relations.indices.filter { pending[$0] == 0 }
        while let token = leaves.popLast() {
            guard let target = followed(by: token) else { continue }
            counts[target] += counts[token] + 1
            pending[target] -= 1
            if pending[target] == 0 { leaves.append(target) }
        }
        return counts
    }
}

extension ResolutionStep {
    /// Whether the file says what the token refers to.
    var isStated: Bool { self == .alias || self == .variable }
}

extension TokenRun {
    /// The path of what a token refers to, also where nothing stands there.
    fileprivate func target(of token: Int) -> String? {
        let target = resolution.traces[token].target.map { resolution.graph.tokens[$0].path }
        return target ?? resolution.graph.tokens[token].value.aliasedPath
    }

    fileprivate func state(of token: Int) -> TokenChange.State {
        let value = resolution.value(of: token)
        return TokenChange.State(
            path: resolution.graph.tokens[token].path, type: resolution.types[token], value: value,
            spelling: value == .uninterpreted ? spelling(of: resolution.traces[token].origin) : nil,
            step: resolution.traces[token].step, target: target(of: token), symbol: symbols.symbol(of: token))
    }

    private func spelling(of token: Int) -> String {
        let token = resolution.graph.tokens[token]
        return resolution.graph.sources[token.document].withBytes(of: token.valueNode) {
            String(decoding: $0.prefix(TokenChange.State.longestSpelling), as: UTF8.self)
        }
    }
}

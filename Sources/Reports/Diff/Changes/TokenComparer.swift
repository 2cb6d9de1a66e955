import CodeGeneration
import DesignTokens

/// Finds the changed tokens.
struct TokenComparer {
    let old: InspectedTokens
    let new: InspectedTokens
    let pairs: Matching
    let modes: [ModeMatching.Pair]

    /// The relation between the old and new references of a token.
    private enum Relation {
        /// The token has an inline value before and after.
        case inline
        /// The token refers to the same token as before.
        case following
        case retargeted
    }

    func changes() -> [TokenChange] {
        let (wasLeftOut, isLeftOut) = (old.resolution.leftOut, new.resolution.leftOut)
        let former = pairs.old.enumerated().map { newToken, oldToken in
            isLeftOut.contains(newToken) || oldToken.map(wasLeftOut.contains) == true ? nil : oldToken
        }
        var both = former.enumerated().map { newToken, oldToken in oldToken.flatMap { change($0, newToken) } }
        let followers = follow(&both)
        var changes: [TokenChange] = []
        for newToken in pairs.old.indices where !isLeftOut.contains(newToken) {
            guard former[newToken] != nil else {
                changes.append(TokenChange(kinds: [.added], new: new[newToken]))
                continue
            }
            guard var change = both[newToken] else { continue }
            change.followedBy = (followers[newToken] ?? []).filter { former[$0] != nil }.map { new[$0] }
            changes.append(change)
        }
        // For code, a token that is left out is the same as a removed one.
        for oldToken in pairs.new.indices where !wasLeftOut.contains(oldToken) {
            if let newToken = pairs.new[oldToken], !isLeftOut.contains(newToken) { continue }
            changes.append(TokenChange(kinds: [.removed], old: old[oldToken]))
        }
        return changes
    }

    /// Removes changes of values that only follow from changes of other tokens, and returns the followers of each.
    private func follow(_ changes: inout [TokenChange?]) -> [Int: [Int]] {
        var references = ReferenceChanges(old.resolution, new.resolution, pairs, modes) { newToken, mode in
            pairs.old[newToken].map { relation($0, newToken, in: mode) } == .following
        }
        references.follow { token, causes in
            guard var change = changes[token] else { return false }
            if !causes.isEmpty, change.kinds.contains(.changed), isSpelledAsBefore(change) {
                change.kinds.removeAll { $0 == .changed }
                change.modes[.changed] = nil
                changes[token] = change.kinds.isEmpty ? nil : change
            }
            return changes[token] != nil
        }
        return references.followers
    }

    /// Returns whether the text of a changed value is the same in the file, so that another token must have changed it.
    private func isSpelledAsBefore(_ change: TokenChange) -> Bool {
        guard let oldToken = change.old?.number, let newToken = change.new?.number else { return false }
        let names = change.modes[.changed].map(Set.init)
        return modes.filter { names?.contains($0.name) ?? true }.prefix(names == nil ? 1 : .max).allSatisfy { mode in
            relation(oldToken, newToken, in: mode) == .inline && hasSameSpelling(oldToken, newToken, in: mode)
        }
    }

    /// Returns the change of a token that is on both sides; `nil` if there is none.
    private func change(_ oldToken: Int, _ newToken: Int) -> TokenChange? {
        var kinds: Set<TokenChange.Kind> = []
        var modes: [TokenChange.Kind: [String]] = [:]
        if old.resolution.graph.tokens[oldToken].path != new.resolution.graph.tokens[newToken].path {
            kinds.insert(.renamed)
        }
        if let oldType = old.resolution.types[oldToken], let newType = new.resolution.types[newToken],
            oldType != newType
        {
            kinds.insert(.retyped)
        }
        let own = ownModes(oldToken, newToken)
        for mode in own.isEmpty ? self.modes[..<1] : own[...] {
            guard let kind = kind(oldToken, newToken, in: mode) else { continue }
            kinds.insert(kind)
            if !own.isEmpty { modes[kind, default: []].append(mode.name) }
        }
        if kinds.isEmpty { return nil }
        return TokenChange(
            kinds: TokenChange.Kind.allCases.filter(kinds.contains), old: old[oldToken],
            new: new[newToken], modes: modes)
    }

    /// Returns the modes that a token depends on, on either side.
    private func ownModes(_ oldToken: Int, _ newToken: Int) -> [ModeMatching.Pair] {
        let (oldModes, newModes) = (old.resolution.modes(of: oldToken), new.resolution.modes(of: newToken))
        if oldModes.isEmpty, newModes.isEmpty { return [] }
        let (isOld, isNew) = (Set(oldModes), Set(newModes))
        return modes.filter { isOld.contains($0.old) || isNew.contains($0.new) }
    }

    /// Returns the change of a token's value or reference in one mode; `nil` if there is none.
    private func kind(_ oldToken: Int, _ newToken: Int, in mode: ModeMatching.Pair) -> TokenChange.Kind? {
        switch relation(oldToken, newToken, in: mode) {
        case .inline: hasSameValue(oldToken, newToken, in: mode) ? nil : .changed
        case .following: hasSameOpacity(oldToken, newToken, in: mode) ? nil : .changed
        case .retargeted: .retargeted
        }
    }

    private func hasSameValue(_ oldToken: Int, _ newToken: Int, in mode: ModeMatching.Pair) -> Bool {
        let (oldGraph, newGraph) = (old.resolution.modes[mode.old].graph, new.resolution.modes[mode.new].graph)
        let (oldValue, newValue) = (oldGraph.tokens[oldToken].value, newGraph.tokens[newToken].value)
        guard oldValue == .uninterpreted, newValue == .uninterpreted else {
            let oldPoints = oldValue.inPoints(baseFontSize: old.run.configuration.baseFontSize)
            return oldPoints.isSame(as: newValue.inPoints(baseFontSize: new.run.configuration.baseFontSize))
        }
        return hasSameSpelling(oldToken, newToken, in: mode)
    }

    private func hasSameSpelling(_ oldToken: Int, _ newToken: Int, in mode: ModeMatching.Pair) -> Bool {
        let (oldGraph, newGraph) = (old.resolution.modes[mode.old].graph, new.resolution.modes[mode.new].graph)
        let (before, now) = (oldGraph.tokens[oldToken], newGraph.tokens[newToken])
        return oldGraph.sources[before.document].isSame(
            before.valueNode, as: now.valueNode, in: newGraph.sources[now.document])
    }

    /// Returns whether the opacity that a token applies to its target is the same to three decimals.
    private func hasSameOpacity(_ oldToken: Int, _ newToken: Int, in mode: ModeMatching.Pair) -> Bool {
        let oldOpacity = old.resolution.modes[mode.old].setOpacity(of: oldToken)
        let newOpacity = new.resolution.modes[mode.new].setOpacity(of: newToken)
        return oldOpacity.map { ($0 * 1000).rounded() } == newOpacity.map { ($0 * 1000).rounded() }
    }

    /// Returns the relation of references. A reference inferred from equal values (step 3) only counts if the other
    /// side has an explicit one, which may have been flattened. Otherwise the equal values are a coincidence.
    private func relation(_ oldToken: Int, _ newToken: Int, in mode: ModeMatching.Pair) -> Relation {
        let oldTrace = old.resolution.modes[mode.old].traces[oldToken]
        let newTrace = new.resolution.modes[mode.new].traces[newToken]
        guard oldTrace.step.isStated || newTrace.step.isStated else { return .inline }
        guard let oldTarget = old.resolution.modes[mode.old].target(of: oldToken),
            let newTarget = new.resolution.modes[mode.new].target(of: newToken)
        else { return .retargeted }
        guard let oldIndex = oldTrace.target, let newIndex = newTrace.target else {
            return oldTarget == newTarget ? .following : .retargeted
        }
        return pairs.new[oldIndex] == newIndex ? .following : .retargeted
    }
}

extension ResolutionStep {
    /// Whether the file contains the reference explicitly.
    var isStated: Bool { self == .alias || self == .variable }
}

extension ResolvedMode {
    /// Returns the path of a reference, even without a target.
    fileprivate func target(of token: Int) -> String? {
        traces[token].target.map { graph.tokens[$0].path } ?? graph.tokens[token].value.aliasedPath
    }
}

import Diagnostics

/// Errors about references into groups that no file has, as after an export without one of its collections.
extension TokenGraph {
    /// Returns diagnostics in which many such errors about one group are joined to the first of them.
    func joinedByMissingGroup(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let groups = diagnostics.map { $0.unresolvedPath.flatMap(missingGroup) }
        let members = Dictionary(grouping: diagnostics.indices.filter { groups[$0] != nil }) { groups[$0] ?? "" }
            .filter { $0.value.count >= Self.manyReferences }
        guard !members.isEmpty else { return diagnostics }
        return diagnostics.indices.compactMap { index in
            guard let group = groups[index], let all = members[group] else { return diagnostics[index] }
            guard all[0] == index else { return nil }
            return diagnostics[index].joined(to: all.flatMap { diagnostics[$0].lostTokens }.uniqueInOrder, in: group)
        }
    }

    /// The number of references into a missing group from which their errors are joined.
    private static let manyReferences = 10

    /// Returns the group that a path begins with, if no file has it.
    private func missingGroup(of path: String) -> String? {
        let group = String(path.prefix { $0 != "." })
        return group != path && !group.isEmpty && self.group(at: group) == nil && token(at: group) == nil ? group : nil
    }
}

extension Diagnostic {
    /// Returns the error about all tokens that refer to tokens in a missing group.
    fileprivate func joined(to tokens: [String], in group: String) -> Diagnostic {
        var diagnostic = self
        diagnostic.loss = .tokens(tokens)
        diagnostic.message =
            "cannot find the group '\(group)'; \(Wording.count(tokens.count, "token")) refer to tokens in it, such as "
            + "'\(unresolvedPath ?? group)'"
        return diagnostic
    }
}

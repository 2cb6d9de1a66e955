import Diagnostics

/// Errors about references into groups that no file has, as after an export without one of its collections.
extension TokenGraph {
    /// Returns diagnostics in which many such errors about one group are joined to one.
    func joinedByMissingGroup(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let groups = diagnostics.map { $0.unresolvedPath.flatMap(missingGroup) }
        let counts = groups.reduce(into: [String: Int]()) { counts, group in
            if let group { counts[group, default: 0] += 1 }
        }
        let isJoined = { (group: String) in (counts[group] ?? 0) >= Self.manyReferences }
        guard counts.keys.contains(where: isJoined) else { return diagnostics }
        var places: [String: Int] = [:]
        var result: [Diagnostic] = []
        for (diagnostic, group) in zip(diagnostics, groups) {
            guard let group, isJoined(group) else {
                result.append(diagnostic)
                continue
            }
            if let place = places[group] {
                result[place].loss = .tokens(result[place].lostTokens + diagnostic.lostTokens)
            } else {
                places[group] = result.count
                result.append(diagnostic)
            }
        }
        for (group, place) in places { result[place].describe(group) }
        return result
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
    /// Says that all lost tokens refer into a group.
    fileprivate mutating func describe(_ group: String) {
        let tokens = lostTokens.uniqueInOrder
        loss = .tokens(tokens)
        message =
            "cannot find the group '\(group)'; \(Wording.count(tokens.count, "token")) refer to tokens in it, such as "
            + "'\(unresolvedPath ?? group)'"
    }
}

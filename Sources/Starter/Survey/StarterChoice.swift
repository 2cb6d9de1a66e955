import CodeGeneration
import DesignTokens

/// Chooses the candidates that can be sources together. If two candidates share a few tokens, both are chosen, and one
/// definition of each of these tokens wins. If they contain mostly the same tokens, they are alternatives, and one is chosen.
struct StarterChoice {
    private let candidates: [StarterCandidate]
    /// Candidates that define the tokens of a chosen one again, as indices.
    private(set) var alternatives: [(candidate: Int, rival: Int, sharedCount: Int)] = []
    /// The chosen candidates, as sorted indices.
    private(set) var chosen: [Int] = []
    /// The chosen candidate that defines each token, or a token in each group.
    private var tokenOwners: [String: Int] = [:]
    private var groupOwners: [String: Int] = [:]

    init(_ candidates: [StarterCandidate]) {
        self.candidates = candidates
        let order = candidates.indices.sorted { one, other in
            if candidates[one].isPreferred(to: candidates[other]) { return true }
            return !candidates[other].isPreferred(to: candidates[one]) && one < other
        }
        for candidate in order { consider(candidate) }
        while let index = alternatives.firstIndex(where: { isReferredTo($0.candidate) }) {
            choose(alternatives.remove(at: index).candidate)
        }
        chosen.sort()
        alternatives.sort { $0.candidate < $1.candidate }
    }

    private mutating func consider(_ index: Int) {
        let candidate = candidates[index]
        let owners = owners(of: candidate)
        let isAlternative = owners.count * 2 >= candidate.tokens.count || (candidate.isOld && !owners.isEmpty)
        guard isAlternative else { return choose(index) }
        let counts = Dictionary(owners.map { ($0, 1) }, uniquingKeysWith: +)
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return choose(index) }
        let shared = candidate.tokens.count { tokenOwners[$0] == most.key }
        alternatives.append((index, most.key, shared))
    }

    /// Returns the chosen candidate for each token that one already defines, or that conflicts with a group of one.
    private func owners(of candidate: StarterCandidate) -> [Int] {
        let tokenGroups = candidate.groups.filter { tokenOwners[$0] != nil }
        return candidate.tokens.compactMap { path in
            tokenOwners[path] ?? groupOwners[path]
                ?? tokenGroups.first { path.hasPrefix($0 + ".") }.flatMap { tokenOwners[$0] }
        }
    }

    private mutating func choose(_ index: Int) {
        chosen.append(index)
        for path in candidates[index].tokens where tokenOwners[path] == nil { tokenOwners[path] = index }
        for path in candidates[index].groups where groupOwners[path] == nil { groupOwners[path] = index }
    }

    /// Returns whether a chosen candidate refers to a token that only this candidate defines.
    private func isReferredTo(_ index: Int) -> Bool {
        let own = candidates[index].tokens.filter { tokenOwners[$0] == nil }
        return chosen.contains { other in own.contains(where: candidates[other].references.contains) }
    }
}

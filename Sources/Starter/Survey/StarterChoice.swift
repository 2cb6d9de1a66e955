import CodeGeneration
import DesignTokens
import FileAccess

/// Chooses the candidates that can be sources together. If two candidates share a few tokens, both are chosen, and one
/// definition of each of these tokens wins. If they mostly contain the same tokens, they are alternatives, and one is
/// chosen.
struct StarterChoice {
    private let candidates: [StarterCandidate]
    /// A candidate that is not chosen, as indices: it defines the tokens of a chosen rival again, or it refers to tokens of
    /// such an alternative in the same folder, whose values in the rival's folder differ.
    struct LeftOut {
        let candidate: Int
        let rival: Int
        var sharedCount = 0
        var alternative: Int?
    }

    /// The candidates that are not chosen: first those that define tokens again.
    private(set) var leftOut: [LeftOut] = []
    /// The chosen candidates, as sorted indices.
    private(set) var chosen: [Int] = []
    /// The chosen candidate that defines each token, or a token in each group.
    private var tokenOwners: [String: Int] = [:]
    private var groupOwners: [String: Int] = [:]

    init(_ candidates: [StarterCandidate]) {
        self.candidates = candidates
        let results = Self.results(among: candidates)
        let order = candidates.indices.sorted { one, other in
            if results.contains(one) != results.contains(other) { return results.contains(other) }
            if candidates[one].isPreferred(to: candidates[other]) { return true }
            return !candidates[other].isPreferred(to: candidates[one]) && one < other
        }
        for candidate in order { consider(candidate) }
        while let index = leftOut.firstIndex(where: { isReferredTo($0.candidate) }) {
            choose(leftOut.remove(at: index).candidate)
        }
        leftOut.sort { $0.candidate < $1.candidate }
        while let dependent = nextDependent {
            chosen.removeAll { $0 == dependent.candidate }
            leftOut.append(dependent)
        }
        chosen.sort()
    }

    /// The candidates in places without references, most of whose tokens a place with references also defines: they were
    /// made from it.
    private static func results(among candidates: [StarterCandidate]) -> Set<Int> {
        let places = Dictionary(grouping: candidates.indices) { candidates[$0].place }
        let (origins, others) = (
            places.values.filter { $0.contains { !candidates[$0].references.isEmpty } },
            places.values.filter { $0.allSatisfy { candidates[$0].references.isEmpty } }
        )
        let known = origins.map { origin in
            origin.filter { !candidates[$0].isOld && !candidates[$0].isDark }
                .reduce(into: Set()) { $0.formUnion(candidates[$1].tokens) }
        }
        return Set(
            others.joined().filter { index in
                let tokens = candidates[index].tokens
                return known.contains { origin in
                    ModeOverlapRule.most.isReached(by: tokens.count(where: origin.contains), of: [tokens.count])
                }
            })
    }

    private mutating func consider(_ index: Int) {
        let candidate = candidates[index]
        let owners = owners(of: candidate)
        let isAlternative =
            owners.count * 2 >= candidate.tokens.count || (candidate.isOld && !owners.isEmpty)
            || isOtherVersion(candidate)
        guard isAlternative else { return choose(index) }
        let counts = Dictionary(owners.map { ($0, 1) }, uniquingKeysWith: +)
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return choose(index) }
        let shared = candidate.tokens.count { tokenOwners[$0] == most.key }
        leftOut.append(LeftOut(candidate: index, rival: most.key, sharedCount: shared))
    }

    /// Whether it is a project with other values for a fifth of its tokens than a chosen project: another version of the
    /// same design, whose differences each run would report.
    private func isOtherVersion(_ candidate: StarterCandidate) -> Bool {
        guard candidate.isProject else { return false }
        let rivals = Set(candidate.tokens.compactMap { tokenOwners[$0] }).filter { candidates[$0].isProject }
        let (values, others) = (candidate.values, rivals.map { candidates[$0].values })
        let different = candidate.tokens.count { path in
            others.contains { $0[path].map { $0 != values[path] } ?? false }
        }
        return different * 5 >= candidate.tokens.count
    }

    /// Returns the chosen candidate for each token that it already defines, or that conflicts with one of its groups: outside
    /// of Figma, no token can have the path of a group.
    private func owners(of candidate: StarterCandidate) -> [Int] {
        if candidate.areVariables { return candidate.tokens.compactMap { tokenOwners[$0] } }
        let tokenGroups = candidate.groups.filter { tokenOwners[$0] != nil }
        return candidate.tokens.compactMap { path in
            tokenOwners[path] ?? groupOwners[path]
                ?? tokenGroups.first { path.hasPrefix($0 + ".") }.flatMap { tokenOwners[$0] }
        }
    }

    private var nextDependent: LeftOut? {
        leftOut.lazy.compactMap { other in
            chosen.first { depends($0, on: other.candidate, not: other.rival) }.map {
                LeftOut(candidate: $0, rival: other.rival, alternative: other.candidate)
            }
        }.first
    }

    /// Returns whether a candidate belongs to the folder of one of two others, and refers to a token that the other one does
    /// not define, or defines with another value.
    func depends(_ index: Int, on one: Int, not other: Int) -> Bool {
        let (candidate, one, other) = (candidates[index], candidates[one], candidates[other])
        let folder = StarterCandidate.place(of: one.paths[0], beside: other.path(mostLike: one.paths[0]))
        guard candidate.paths.allSatisfy({ FilePath.contains(folder: folder, $0) }),
            !other.paths.contains(where: { FilePath.contains(folder: folder, $0) })
        else { return false }
        let referred = one.tokens.filter(candidate.references.contains)
        if referred.isEmpty { return false }
        let (values, others) = (one.values, other.values)
        return referred.contains { values[$0] != others[$0] }
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

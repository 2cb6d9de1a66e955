import CodeGeneration
import DesignTokens

/// The references that tokens have before and after, and the changes that reach other tokens through them.
///
/// A token follows another if its value is that token's value, or contains it: an alias, a shadow with a color, a sum.
struct ReferenceChanges {
    /// The tokens that each new token refers to, entirely or in a part, in any mode.
    private(set) var targets: [[Int]]
    /// The changed tokens that each new token follows, directly or through others.
    private(set) var causes: [[Int]]

    /// A token rarely has more parts. The limit keeps the cost linear for sums of sums.
    private static let causeLimit = 16

    /// Finds the references that both states have. `isAlias` returns whether a new token refers to the same token as
    /// before in a mode.
    init(
        _ old: Resolution, _ new: Resolution, _ pairs: Matching, _ modes: [ModeMatching.Pair],
        where isAlias: (_ newToken: Int, _ mode: ModeMatching.Pair) -> Bool
    ) {
        targets = Array(repeating: [], count: pairs.old.count)
        causes = targets
        for mode in modes {
            let (before, now) = (old.modes[mode.old], new.modes[mode.new])
            for (token, trace) in now.traces.enumerated() {
                guard let target = trace.target, !targets[token].contains(target), isAlias(token, mode) else {
                    continue
                }
                targets[token].append(target)
            }
            let former = Set(before.dependencies.map { Reference(token: $0.token, target: $0.other) })
            for (token, target) in now.dependencies where !targets[token].contains(target) {
                guard let oldToken = pairs.old[token], let oldTarget = pairs.old[target],
                    former.contains(Reference(token: oldToken, target: oldTarget))
                else { continue }
                targets[token].append(target)
            }
        }
    }

    private struct Reference: Hashable {
        let token: Int
        let target: Int
    }

    /// Follows all changes, targets first.
    ///
    /// - Parameter isChanged: Returns whether a token has a change of its own, although it follows others.
    mutating func follow(where isChanged: (_ token: Int, _ causes: [Int]) -> Bool) {
        var changed = Array(repeating: false, count: targets.count)
        for token in sorted() {
            var found: [Int] = []
            for target in targets[token] {
                let all = changed[target] ? [target] + causes[target] : causes[target]
                for cause in all where found.count < Self.causeLimit && !found.contains(cause) { found.append(cause) }
            }
            causes[token] = found
            changed[token] = isChanged(token, found)
        }
    }

    /// The tokens, each after those that it refers to. A list instead of recursion, because chains can be long.
    private func sorted() -> [Int] {
        var order: [Int] = []
        var isSeen = Array(repeating: false, count: targets.count)
        var way: [(token: Int, next: Int)] = []
        for start in targets.indices where !isSeen[start] {
            isSeen[start] = true
            way.append((start, 0))
            while let (token, next) = way.last {
                guard next < targets[token].count else {
                    order.append(token)
                    way.removeLast()
                    continue
                }
                way[way.count - 1].next += 1
                let target = targets[token][next]
                if !isSeen[target] {
                    isSeen[target] = true
                    way.append((target, 0))
                }
            }
        }
        return order
    }

    /// The tokens that follow each token, in ascending order.
    var followers: [Int: [Int]] {
        var followers: [Int: [Int]] = [:]
        for (token, causes) in causes.enumerated() {
            for cause in causes { followers[cause, default: []].append(token) }
        }
        return followers
    }
}

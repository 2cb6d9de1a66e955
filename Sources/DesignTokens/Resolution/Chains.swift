extension Array where Element == Int? {
    /// The token at the end of each token's chain of references, whose elements are the targets. `isEnd` can end a
    /// chain early.
    func chainEnds(where isEnd: (Int) -> Bool = { _ in false }) -> [Int] {
        var ends = [Int](repeating: -1, count: count)
        var chain: [Int] = []
        for token in indices {
            var current = token
            while ends[current] < 0, !isEnd(current), let target = self[current] {
                chain.append(current)
                current = target
            }
            let end = ends[current] < 0 ? current : ends[current]
            ends[current] = end
            for link in chain { ends[link] = end }
            chain.removeAll(keepingCapacity: true)
        }
        return ends
    }
}

/// The followers of each token: the tokens whose values are or contain its value.
package struct TokenFollowers: Sendable {
    /// All followers, grouped by token.
    private var all: [Int32]
    /// The index of each token's first follower.
    private var starts: [Int32]

    /// Finds the followers from the target and the other dependencies of each token.
    package init(_ targets: [Int?], _ dependencies: [(token: Int, other: Int)]) {
        starts = Array(repeating: 0, count: targets.count + 1)
        for case let target? in targets { starts[target + 1] += 1 }
        for dependency in dependencies { starts[dependency.other + 1] += 1 }
        for token in targets.indices { starts[token + 1] += starts[token] }
        all = Array(repeating: 0, count: Int(starts[targets.count]))
        var next = starts
        func add(_ token: Int, to target: Int) {
            all[Int(next[target])] = Int32(token)
            next[target] += 1
        }
        for (token, target) in targets.enumerated() { if let target { add(token, to: target) } }
        for dependency in dependencies { add(dependency.token, to: dependency.other) }
    }

    /// Adds the tokens that follow some, directly or indirectly.
    func add(behind tokens: [Int], to all: inout Set<Int>) {
        var pending = tokens
        while let token = pending.popLast() {
            for follower in followers(of: token) where all.insert(follower).inserted { pending.append(follower) }
        }
    }

    /// The tokens that directly follow a token.
    package func followers(of token: Int) -> LazyMapSequence<ArraySlice<Int32>, Int> {
        all[Int(starts[token])..<Int(starts[token + 1])].lazy.map(Int.init)
    }
}

/// Which tokens each token is followed by: those whose value it is, or is a part of.
struct TokenFollowers {
    /// The followers, those of one token side by side.
    private var all: [Int32]
    /// Where the followers of each token begin.
    private var starts: [Int32]

    /// Finds the followers.
    ///
    /// - Parameters:
    ///   - targets: The token that each token refers to.
    ///   - dependencies: What else values are made of.
    init(_ targets: [Int?], _ dependencies: [(token: Int, other: Int)]) {
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

    /// The tokens that follow a token.
    func followers(of token: Int) -> LazyMapSequence<ArraySlice<Int32>, Int> {
        all[Int(starts[token])..<Int(starts[token + 1])].lazy.map(Int.init)
    }
}

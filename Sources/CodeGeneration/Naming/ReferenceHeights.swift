import DesignTokens

/// How many references lie between each token and what it is made of in the end: more than behind any token that it refers to.
struct ReferenceHeights {
    private let targets: [[Int]]
    private var heights: [Int?]

    init(_ resolution: Resolution) {
        let mode = resolution.modes[0]
        var targets = mode.traces.map { [$0.target].compactMap(\.self) }
        for (token, other) in mode.dependencies { targets[token].append(other) }
        self.targets = targets
        heights = Array(repeating: nil, count: targets.count)
    }

    /// The height of a token; 0 for one that refers to nothing.
    subscript(token: Int) -> Int {
        mutating get {
            var pending = heights[token] == nil ? [token] : []
            while let next = pending.last {
                if heights[next] == nil {
                    // Seen again on the way, as values that cannot be used may be, it ends the walk.
                    heights[next] = 0
                    pending += targets[next].filter { heights[$0] == nil }
                } else {
                    heights[next] = targets[next].compactMap { heights[$0] }.max().map { $0 + 1 } ?? 0
                    pending.removeLast()
                }
            }
            return heights[token] ?? 0
        }
    }
}

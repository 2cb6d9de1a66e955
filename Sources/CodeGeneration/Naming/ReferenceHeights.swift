import DesignTokens

/// The number of references from each token to its final value: more than for any token that it refers to.
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

    /// The height of a token; 0 if it refers to nothing.
    subscript(token: Int) -> Int {
        mutating get {
            var pending = heights[token] == nil ? [token] : []
            while let next = pending.last {
                if heights[next] == nil {
                    // A token seen again on the way ends the walk; unusable values can be circular.
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

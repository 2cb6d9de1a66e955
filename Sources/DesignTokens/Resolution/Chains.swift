extension Array where Element == Int? {
    /// The end of each token's chain of references, the targets being the elements.
    ///
    /// - Parameter isEnd: Where a chain ends although it goes on.
    /// - Returns: The token at the end, for each token.
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

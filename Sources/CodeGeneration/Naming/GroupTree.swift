import DesignTokens

/// What stands in each group: made once, so that an output costs no more than the tokens in its groups.
package struct GroupTree: Sendable {
    /// The group around each group; `nil` for the root.
    private let parents: [Int?]
    private let groups: Shelves
    private let tokens: Shelves

    package init(_ graph: TokenGraph) {
        let parents = graph.groups.map { Self.parent(of: $0.path, graph) }
        self.parents = parents
        groups = Shelves(parents.count, numbers: parents.indices) { parents[$0] }
        tokens = Shelves(parents.count, numbers: graph.tokens.indices) { graph.tokens[$0].group }
    }

    private static func parent(of path: String, _ graph: TokenGraph) -> Int? {
        path.pathsAround.dropFirst().first { _ in true }.flatMap { graph.group(at: String($0)) }
    }

    /// The tokens of a group, without those of the groups inside it, in the order of the document.
    func tokens(of group: Int) -> ArraySlice<Int> { tokens[group] }

    /// Whether a group is one of some, or inside one of them.
    func isInside(_ group: Int, _ others: Set<Int>) -> Bool {
        var current: Int? = group
        while let inner = current {
            if others.contains(inner) { return true }
            current = parents[inner]
        }
        return false
    }

    /// Some groups with all groups inside them, in the order of the document.
    func groups(inside outer: Set<Int>, without excluded: Set<Int>) -> [Int] {
        var found: [Int] = []
        // Each group is found once: from the outermost of those that it is in.
        var rest = outer.filter { group in
            !isInside(group, excluded) && !(parents[group].map { isInside($0, outer) } ?? false)
        }.sorted(by: >)
        while let group = rest.popLast() {
            found.append(group)
            for inner in groups[group].reversed() where !excluded.contains(inner) { rest.append(inner) }
        }
        return found.sorted()
    }
}

/// Numbers that are sorted into shelves, in their order on each.
private struct Shelves: Sendable {
    private var numbers: [Int]
    private var ends: [Int]

    init(_ count: Int, numbers all: Range<Int>, shelf: (Int) -> Int?) {
        ends = Array(repeating: 0, count: count + 1)
        for number in all { if let shelf = shelf(number) { ends[shelf + 1] += 1 } }
        for shelf in 0..<count { ends[shelf + 1] += ends[shelf] }
        // Each start moves on to the start of the next shelf, which is the end of this one.
        numbers = Array(repeating: 0, count: ends[count])
        for number in all {
            guard let shelf = shelf(number) else { continue }
            numbers[ends[shelf]] = number
            ends[shelf] += 1
        }
    }

    subscript(shelf: Int) -> ArraySlice<Int> { numbers[(shelf == 0 ? 0 : ends[shelf - 1])..<ends[shelf]] }
}

import DesignTokens

/// The content of each group, computed once so that the cost of an output depends only on its own tokens.
package struct GroupTree: Sendable {
    /// The parent of each group; `nil` for the root.
    private let parents: [Int?]
    private let groups: Shelves
    private let tokens: Shelves

    package init(_ graph: TokenGraph) {
        let parents = graph.groups.map { $0.outerPath.flatMap(graph.group) }
        self.parents = parents
        groups = Shelves(parents.count, numbers: parents.indices) { parents[$0] }
        tokens = Shelves(parents.count, numbers: graph.tokens.indices) { graph.tokens[$0].group }
    }

    /// Returns the tokens of a group, without those of nested groups, in document order.
    func tokens(of group: Int) -> ArraySlice<Int> { tokens[group] }

    /// Returns whether a group is one of `others` or nested in one.
    package func isInside(_ group: Int, _ others: Set<Int>) -> Bool {
        var current: Int? = group
        while let inner = current {
            if others.contains(inner) { return true }
            current = parents[inner]
        }
        return false
    }

    /// Returns a group and its parents, innermost first.
    func groups(around group: Int) -> some Sequence<Int> { sequence(first: group) { parents[$0] } }

    /// Returns some groups with all nested groups, in document order.
    func groups(inside outer: Set<Int>, without excluded: Set<Int>) -> [Int] {
        var found: [Int] = []
        // Each group is found once, from the outermost one that contains it.
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

// MARK: - Patterns

extension GroupTree {
    /// A group or token that matches a pattern, with the text that the stars match.
    package struct Match {
        package var path: String
        var stars: [Substring]
    }

    /// Returns the groups and tokens that match a pattern, name by name. A star never matches the name of a root token,
    /// which stands for its group.
    package func matches(of pattern: String, in graph: TokenGraph) -> [Match] {
        let names = pattern.split(separator: ".", omittingEmptySubsequences: false).map { NamePattern($0) }
        guard let last = names.last, !graph.groups.isEmpty else { return [] }
        var outer: [(group: Int, stars: [Substring])] = [(0, [])]
        for name in names.dropLast() {
            outer = outer.flatMap { place in
                groups[place.group].compactMap { inner in
                    name.stars(in: graph.groups[inner].name).map { (inner, place.stars + $0) }
                }
            }
        }
        return outer.flatMap { place in
            let groups = groups[place.group].map { (graph.groups[$0].path, graph.groups[$0].name) }
            let tokens = tokens[place.group].filter { !last.hasStars || !graph.tokens[$0].isRoot }
                .map { (graph.tokens[$0].path, graph.tokens[$0].name[...]) }
            return (groups + tokens).compactMap { path, name in
                last.stars(in: name).map { Match(path: path, stars: place.stars + $0) }
            }
        }
    }
}

extension TokenGroup {
    /// The group's own name, the last part of its path.
    fileprivate var name: Substring { names.last?[...] ?? "" }
}

/// Numbers sorted into shelves, in stable order on each.
private struct Shelves: Sendable {
    private var numbers: [Int]
    private var ends: [Int]

    init(_ count: Int, numbers all: Range<Int>, shelf: (Int) -> Int?) {
        ends = Array(repeating: 0, count: count + 1)
        for number in all { if let shelf = shelf(number) { ends[shelf + 1] += 1 } }
        for shelf in 0..<count { ends[shelf + 1] += ends[shelf] }
        // Each start advances to the start of the next shelf, which is its own end.
        numbers = Array(repeating: 0, count: ends[count])
        for number in all {
            guard let shelf = shelf(number) else { continue }
            numbers[ends[shelf]] = number
            ends[shelf] += 1
        }
    }

    subscript(shelf: Int) -> ArraySlice<Int> { numbers[(shelf == 0 ? 0 : ends[shelf - 1])..<ends[shelf]] }
}

/// Names inside names, each once where it is: the nested types of an output, or the groups of a token file.
struct NameTree: Sendable {
    /// One name.
    struct Node: Sendable {
        var name: String
        var parent: Int
        var children: [Int] = []
        /// The parts of the output's tokens or assets that are here.
        var ranges: [Range<Int>] = []
        /// Which of the output's withheld members are here.
        var withheld: [Int] = []

        fileprivate var isEmpty: Bool { ranges.isEmpty && withheld.isEmpty }
    }

    /// The names, that around all others first.
    private(set) var nodes: [Node]
    private var numbers: [Place: Int] = [:]

    /// A name in the one around it.
    private struct Place: Hashable {
        var parent: Int
        var name: Substring
    }

    /// A tree that is a root, so far.
    init(_ root: String) { nodes = [Node(name: root, parent: 0)] }

    /// Puts a part of the output's tokens or assets behind what a node has.
    mutating func add(_ range: Range<Int>, to node: Int) { nodes[node].ranges.append(range) }

    /// The node of names below another, made together with those between where it is new.
    mutating func node(at names: some Sequence<Substring>, below parent: Int = 0) -> Int {
        names.reduce(parent) { parent, name in
            let place = Place(parent: parent, name: name)
            if let known = numbers[place] { return known }
            nodes.append(Node(name: String(name), parent: parent))
            nodes[parent].children.append(nodes.count - 1)
            numbers[place] = nodes.count - 1
            return nodes.count - 1
        }
    }

    /// The nodes inside the one around a node, itself included.
    func siblings(of node: Int) -> [Int] { nodes[nodes[node].parent].children }

    /// Whether the node around a node has members of its own.
    func hasMembers(beside node: Int) -> Bool { !nodes[nodes[node].parent].isEmpty }
}

// MARK: - Nested types

extension NameTree {
    /// The types of an output, each around those of the groups inside it. Groups of one name share a type.
    ///
    /// - Parameters:
    ///   - output: The output.
    ///   - withheld: The members that it withholds.
    init(typesOf output: NamedOutput, withholding withheld: [WithheldMember] = []) {
        self.init(output.groups.first?.scope.first ?? withheld.first?.scope.first ?? "")
        for group in output.ownGroups { add(group.range, to: node(ofType: group.scope.dropFirst())) }
        withhold(withheld.map { $0.scope.dropFirst() })
    }

    /// The types of the assets.
    init(assetTypesOf output: NamedOutput, withholdsNames: Bool) {
        self.init(output.scope)
        for (index, types) in output.assets.types.enumerated() { add(index..<index + 1, to: node(ofType: types[...])) }
        if withholdsNames { withhold(output.assets.withheld.map { $0.types[...] }) }
    }

    private mutating func node(ofType names: ArraySlice<String>) -> Int { node(at: names.lazy.map { $0[...] }) }

    private mutating func withhold(_ types: [ArraySlice<String>]) {
        for (index, types) in types.enumerated() { nodes[node(ofType: types)].withheld.append(index) }
    }
}

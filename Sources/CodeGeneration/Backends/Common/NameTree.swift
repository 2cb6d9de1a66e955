/// A tree of names: the nested types of an output, or the groups of a token file.
struct NameTree: Sendable {
    /// One name.
    struct Node: Sendable {
        var name: String
        var parent: Int
        var children: [Int] = []
        /// The ranges of the output's tokens or assets that belong to this node.
        var ranges: [Range<Int>] = []
        /// The indices of the output's withheld members that belong to this node.
        var withheld: [Int] = []

        fileprivate var isEmpty: Bool { ranges.isEmpty && withheld.isEmpty }
    }

    /// The nodes; the first is the root.
    private(set) var nodes: [Node]
    private var numbers: [Place: Int] = [:]

    /// A name and the node around it.
    private struct Place: Hashable {
        var parent: Int
        var name: Substring
    }

    /// Creates a tree with only a root.
    init(_ root: String) { nodes = [Node(name: root, parent: 0)] }

    /// Adds a range of the output's tokens or assets to a node.
    mutating func add(_ range: Range<Int>, to node: Int) { nodes[node].ranges.append(range) }

    /// Returns the node of names below another, and adds the missing nodes on the way.
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

    /// The children of a node's parent, including the node itself.
    func siblings(of node: Int) -> [Int] { nodes[nodes[node].parent].children }

    /// Whether a node's parent has members of its own.
    func hasMembers(beside node: Int) -> Bool { !nodes[nodes[node].parent].isEmpty }
}

// MARK: - Nested types

extension NameTree {
    /// Creates the tree of an output's types, nested as its groups are. Groups with the same name share a type.
    ///
    /// - Parameters:
    ///   - output: The output.
    ///   - withheld: The members that it withholds.
    init(typesOf output: NamedOutput, withholding withheld: [WithheldMember] = []) {
        self.init(output.groups.first?.scope.first ?? withheld.first?.scope.first ?? "")
        for group in output.ownGroups { add(group.range, to: node(ofType: group.scope.dropFirst())) }
        withhold(withheld.map { $0.scope.dropFirst() })
    }

    /// Creates the tree of the assets' types.
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

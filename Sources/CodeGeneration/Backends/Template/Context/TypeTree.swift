import DesignTokens

/// The nested types of an output, each around those of the groups inside it. Groups of one name share a type.
struct TypeTree: Sendable {
    /// One type.
    struct Node: Sendable {
        var name: String
        var parent: Int
        var children: [Int] = []
        /// The parts of the output's tokens that are members of this type.
        var ranges: [Range<Int>] = []
        /// Which of the output's withheld members are members of this type.
        var withheld: [Int] = []
        var isEmpty: Bool { ranges.isEmpty && withheld.isEmpty }
    }

    /// The types, the output's own scope first.
    private(set) var nodes: [Node] = []

    ///
    /// - Parameters:
    ///   - output: The output.
    ///   - withheld: The members that it withholds.
    init(_ output: NamedOutput, withholding withheld: [WithheldMember] = []) {
        let scope = output.groups.first?.scope.first ?? withheld.first?.scope.first ?? ""
        self.init(
            output.ownGroups.map { ($0.scope.dropFirst(), $0.range) }, in: scope,
            withholding: withheld.map { $0.scope.dropFirst() })
    }

    /// The types of the assets.
    init(assetsOf output: NamedOutput, withholdsNames: Bool = false) {
        self.init(
            output.assets.types.enumerated().map { ($1[...], $0..<$0 + 1) }, in: output.scope,
            withholding: withholdsNames ? output.assets.withheld.map { $0.types[...] } : [])
    }

    private init(
        _ members: [(types: ArraySlice<String>, range: Range<Int>)], in scope: String,
        withholding withheld: [ArraySlice<String>] = []
    ) {
        nodes = [Node(name: scope, parent: 0)]
        var numbers: [Place: Int] = [:]
        for (types, range) in members { nodes[node(types, &numbers)].ranges.append(range) }
        for (index, types) in withheld.enumerated() { nodes[node(types, &numbers)].withheld.append(index) }
    }

    /// The types inside the type around a node, itself included.
    func siblings(of node: Int) -> [Int] { nodes[nodes[node].parent].children }

    /// Whether the type around a node has members of its own.
    func hasTokens(beside node: Int) -> Bool { !nodes[nodes[node].parent].isEmpty }

    /// The node of a scope, made together with those around it when it is new.
    private mutating func node(_ types: ArraySlice<String>, _ numbers: inout [Place: Int]) -> Int {
        var current = 0
        for name in types {
            let place = Place(parent: current, name: name)
            if let known = numbers[place] {
                current = known
                continue
            }
            nodes.append(Node(name: name, parent: current))
            nodes[current].children.append(nodes.count - 1)
            current = nodes.count - 1
            numbers[place] = current
        }
        return current
    }

    /// A name in the type around it: what tells a type.
    private struct Place: Hashable {
        var parent: Int
        var name: String
    }
}

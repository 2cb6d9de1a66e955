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
    }

    /// The types, the output's own scope first.
    private(set) var nodes: [Node] = []

    init(_ output: NamedOutput) {
        nodes = [Node(name: output.groups.first?.scope.first ?? "", parent: 0)]
        var numbers: [[String]: Int] = [:]
        for group in output.groups { nodes[node(group.scope, &numbers)].ranges.append(group.range) }
    }

    /// The types inside the type around a node, itself included.
    func siblings(of node: Int) -> [Int] { nodes[nodes[node].parent].children }

    /// Whether the type around a node has members of its own.
    func hasTokens(beside node: Int) -> Bool { !nodes[nodes[node].parent].ranges.isEmpty }

    /// The node of a scope, made together with those around it when it is new.
    private mutating func node(_ scope: [String], _ numbers: inout [[String]: Int]) -> Int {
        guard scope.count > 1 else { return 0 }
        var current = 0
        for depth in 2...scope.count {
            let path = Array(scope[..<depth])
            if let known = numbers[path] {
                current = known
                continue
            }
            nodes.append(Node(name: scope[depth - 1], parent: current))
            nodes[current].children.append(nodes.count - 1)
            current = nodes.count - 1
            numbers[path] = current
        }
        return current
    }
}

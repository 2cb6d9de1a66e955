/// The tokens of a file of the Design Tokens format, inside the groups that their paths name.
struct TokenTree {
    /// A group, or a token that is none.
    struct Node {
        var name = ""
        /// The token at this path.
        var token: Int?
        var children: [Int] = []
    }

    /// The root first.
    private(set) var nodes = [Node()]
    private var places: [Place: Int] = [:]

    /// A name in the group around it.
    private struct Place: Hashable {
        var parent: Int
        var name: Substring
    }

    /// The node of a path below another, made with those between where it is new.
    mutating func node(at path: String, below parent: Int = 0) -> Int {
        path.split(separator: ".", omittingEmptySubsequences: false).reduce(parent) { parent, name in
            let place = Place(parent: parent, name: name)
            if let known = places[place] { return known }
            nodes.append(Node(name: String(name)))
            nodes[parent].children.append(nodes.count - 1)
            places[place] = nodes.count - 1
            return nodes.count - 1
        }
    }

    mutating func set(_ token: Int, at node: Int) { nodes[node].token = token }
}

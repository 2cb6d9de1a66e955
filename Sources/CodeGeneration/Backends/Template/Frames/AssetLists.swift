import AssetCatalogs

/// The lists of all assets of a kind that an output declares: in its own type, or with several catalogs in the type of
/// each.
struct AssetLists: Sendable {
    struct List {
        /// Its node among the types of assets.
        var node: Int
        var name: String
        var kind: AssetKind
        /// The positions of its assets in the output.
        var positions: [Int]
    }

    private(set) var all: [List] = []

    init(of output: NamedOutput, _ tree: NameTree) {
        guard output.configuration.assets.areListed else { return }
        for node in output.assets.hasCatalogTypes ? tree.nodes[0].children : [0] {
            let positions = Self.positions(in: tree, below: node).sorted()
            for kind in AssetKind.allCases {
                guard let name = output.declaration.assetLists[kind] else { continue }
                let own = positions.filter { output.assets.assets[$0].kind == kind }
                if !own.isEmpty { all.append(List(node: node, name: name, kind: kind, positions: own)) }
            }
        }
    }

    private static func positions(in tree: NameTree, below node: Int) -> [Int] {
        tree.nodes[node].ranges.joined() + tree.nodes[node].children.flatMap { positions(in: tree, below: $0) }
    }
}

import AssetCatalogs
import DesignTokens

// The tokens from selected files, token sets, collections and modes.
extension Resolution {
    /// Returns the tokens that match one origin of each kind in a selection; `nil` if it does not restrict origins.
    func tokens(from selection: TokenSelection) -> Set<Int>? {
        let chosen = OriginKind.allCases.compactMap { kind in
            selection.origins[kind].map { names in
                names.reduce(into: Set<Int>()) { $0.formUnion(tokens(kind, $1.value)) }
            }
        }
        guard let first = chosen.first else { return nil }
        return chosen.dropFirst().reduce(first) { $0.intersection($1) }
    }

    /// Returns whether an origin exists.
    func hasOrigin(_ kind: OriginKind, _ name: String) -> Bool {
        if kind == .files { return graph.sources.contains { PathPattern(endOf: name).fits($0.path) } }
        return kind == .modes ? mode(named: name) != nil : names(of: kind).contains(name)
    }

    /// Returns the names of all origins of a kind, each once.
    func names(of kind: OriginKind) -> [String] {
        switch kind {
        case .files: graph.sources.map(\.path).uniqueInOrder
        case .sets: graph.tokenSets.uniqueInOrder
        case .collections: graph.collections.compactMap(\.name).uniqueInOrder
        case .modes: graph.collections.flatMap { modes(of: $0) }.uniqueInOrder
        }
    }

    private func tokens(_ kind: OriginKind, _ name: String) -> Set<Int> {
        switch kind {
        case .files:
            let pattern = PathPattern(endOf: name)
            let files = Set(
                graph.sources.indices.filter { source in
                    let path = graph.sources[source].path
                    return pattern.fits(path) || AssetCatalog.path(around: path).map(pattern.fits) == true
                })
            return modes.reduce(into: []) { all, mode in
                all.formUnion(graph.tokens.indices.filter { files.contains(mode.graph.tokens[$0].document) })
            }
        case .sets: return Set(graph.tokens(inSet: name))
        case .collections: return tokens(inCollections: { $0.name == name })
        case .modes:
            guard let mode = mode(named: name) else { return [] }
            return tokens(inCollections: { modes(of: $0).contains(mode) })
        }
    }

    private func tokens(inCollections isIncluded: (TokenCollection) -> Bool) -> Set<Int> {
        let ranges = zip(graph.collections, graph.collectionTokens).filter { isIncluded($0.0) }.map(\.1)
        return ranges.reduce(into: []) { $0.formUnion($1) }
    }

    /// Returns the spelling of a mode in its files.
    private func mode(named name: String) -> String? {
        let names = names(of: .modes)
        return NameLookup(names).place(of: name).map { names[$0] }
    }

    /// Returns the modes of a collection, including those of its axes if there are several.
    private func modes(of collection: TokenCollection) -> [String] {
        collection.axes.flatMap { graph.axes[$0].contexts }
            + (collection.modes.count > 1 ? collection.modes.map(\.name) : [])
    }
}

extension PathPattern {
    /// Creates a pattern that matches the end of a file path, regardless of the folder that files are read from.
    fileprivate init(endOf path: String) {
        let names = path.split(separator: "/").drop { $0 == "." || $0 == ".." }
        self.init("**/" + names.joined(separator: "/"))
    }
}

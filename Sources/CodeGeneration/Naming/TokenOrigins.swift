import AssetCatalogs
import DesignTokens

// Which tokens come from the files, token sets, collections and modes that selections name.
extension Resolution {
    /// The tokens that come from all kinds of places that a selection names, from one of each; `nil` where it names none.
    func tokens(from selection: TokenSelection) -> Set<Int>? {
        let chosen = OriginKind.allCases.compactMap { kind in
            selection.origins[kind].map { names in
                names.reduce(into: Set<Int>()) { $0.formUnion(tokens(kind, $1.value)) }
            }
        }
        guard let first = chosen.first else { return nil }
        return chosen.dropFirst().reduce(first) { $0.intersection($1) }
    }

    /// Whether there is such a place.
    func hasOrigin(_ kind: OriginKind, _ name: String) -> Bool {
        if kind == .files { return graph.sources.contains { PathPattern(endOf: name).fits($0.path) } }
        return kind == .modes ? mode(named: name) != nil : names(of: kind).contains(name)
    }

    /// The names of all places of a kind, each once.
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

    /// The mode that is meant, as its files spell it.
    private func mode(named name: String) -> String? {
        let names = names(of: .modes)
        return NameLookup(names).place(of: name).map { names[$0] }
    }

    /// The modes of a collection, those of its axes included where these are several.
    private func modes(of collection: TokenCollection) -> [String] {
        collection.axes.flatMap { graph.axes[$0].contexts }
            + (collection.modes.count > 1 ? collection.modes.map(\.name) : [])
    }
}

extension PathPattern {
    /// A path that the configuration names is the end of one, from whichever folder the files are read.
    fileprivate init(endOf path: String) {
        let names = path.split(separator: "/").drop { $0 == "." || $0 == ".." }
        self.init("**/" + names.joined(separator: "/"))
    }
}

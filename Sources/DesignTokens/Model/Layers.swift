/// What a token is for: a primitive names a value, a semantic one a purpose, a component one a part of a component.
package enum Layer: String, CaseIterable, Sendable {
    case primitive, semantic, component
}

/// Which groups belong to which layer, as the configuration says.
package struct LayerPaths: Sendable, Hashable {
    /// The paths of the groups, or single tokens, of each layer.
    package var paths: [Layer: [String]]

    package init(_ paths: [Layer: [String]] = [:]) { self.paths = paths }

    /// The layer of what stands at each of some paths: that of the longest listed path that is, or contains, the path.
    package func layers(of paths: some Collection<String>) -> [Layer?] {
        let listed = Layer.allCases.flatMap { layer in (self.paths[layer] ?? []).map { ($0[...], layer) } }
        let layers = Dictionary(listed) { first, _ in first }
        if layers.isEmpty { return paths.map { _ in nil } }
        // Those that say most come first.
        let patterns = listed.filter { NamePattern.isPattern(String($0.0)) }.map { (PathOfNames($0.0), $0.1) }
            .sorted { $0.0.literalCount > $1.0.literalCount }
        return paths.map { path in
            for outer in path.pathsAround {
                if let layer = layers[outer] ?? patterns.first(where: { $0.0.fits(outer) })?.1 { return layer }
            }
            return nil
        }
    }

    /// Whether any path is a pattern.
    var hasPatterns: Bool { paths.values.joined().contains(where: NamePattern.isPattern) }
}

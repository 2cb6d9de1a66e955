/// The layer of a token: a primitive names a value, a semantic token a purpose, a component token a part of a
/// component.
package enum Layer: String, CaseIterable, Sendable {
    case primitive, semantic, component
}

/// The configured groups of each layer.
package struct LayerPaths: Sendable, Hashable {
    /// The paths of the groups, or single tokens, of each layer.
    package var paths: [Layer: [String]]

    package init(_ paths: [Layer: [String]] = [:]) { self.paths = paths }

    /// The layer of each path: that of the longest listed path that equals or contains it.
    package func layers(of paths: some Collection<String>) -> [Layer?] {
        let listed = Layer.allCases.flatMap { layer in (self.paths[layer] ?? []).map { ($0[...], layer) } }
        let layers = Dictionary(listed) { first, _ in first }
        if layers.isEmpty { return paths.map { _ in nil } }
        // The most specific ones come first.
        let patterns = listed.filter { NamePattern.isPattern(String($0.0)) }.map { (TokenPathPattern($0.0), $0.1) }
            .sorted { $0.0.literalCount > $1.0.literalCount }
        return paths.map { path in
            for outer in path.pathsAround {
                if let layer = layers[outer] ?? patterns.first(where: { $0.0.fits(outer) })?.1 { return layer }
            }
            return nil
        }
    }

    var hasPatterns: Bool { paths.values.joined().contains(where: NamePattern.isPattern) }
}

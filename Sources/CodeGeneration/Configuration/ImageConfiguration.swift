import LocatedJSON

/// The settings of `import-images`.
package struct ImageConfiguration: Sendable, Hashable {
    /// The folder of exported images.
    package var folder: Located<String>
    package var catalog: Located<String>
    /// Patterns of the images that are rendered as templates in the tint color.
    package var templates: [Located<String>] = []
    /// Patterns of existing image sets that may be replaced although they were not imported.
    package var adopted: [Located<String>] = []
    /// Whether new groups provide a namespace.
    package var providesNamespaces = true
    /// Whether imported images that are no longer exported are removed.
    package var removesGone = false
}

extension ImageConfiguration {
    /// Reads `"images"`.
    init?(_ node: JSONNode, _ reader: inout ObjectReader) {
        let keys = ["from", "catalog", "template", "adopt", "namespaces", "prune"]
        guard let object = reader.object(node, "\"images\"", keys: keys) else { return nil }
        let from = reader.required("from", of: object, node, "\"images\"")
        let catalog = reader.required("catalog", of: object, node, "\"images\"")
        guard let from, let catalog else { return nil }
        folder = from
        self.catalog = catalog
        templates = reader.strings(object["template"]) ?? []
        adopted = reader.strings(object["adopt"]) ?? []
        providesNamespaces = reader.boolean(object["namespaces"]) ?? true
        removesGone = reader.boolean(object["prune"]) ?? false
    }
}

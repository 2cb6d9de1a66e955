import LocatedJSON

/// What the configuration says of the images that `import-images` brings into a catalog.
package struct ImageConfiguration: Sendable, Hashable {
    /// The folder of the designer's export.
    package var folder: Located<String>
    package var catalog: Located<String>
    /// Patterns of the images that are drawn in the tint color.
    package var templates: [Located<String>] = []
    /// Patterns of the sets that were not imported, and whose images may be replaced.
    package var adopted: [Located<String>] = []
    /// Whether the groups that are made give the names of their images a namespace.
    package var providesNamespaces = true
    /// Whether what was imported and is not exported any more is removed.
    package var removesGone = false
}

extension ImageConfiguration {
    /// Reads the value of `"images"`.
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

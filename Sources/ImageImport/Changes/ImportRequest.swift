/// The options of an import.
package struct ImportRequest: Sendable, Hashable {
    /// The folder of exported images.
    package var folder: String
    /// The asset catalog; created if it does not exist.
    package var catalog: String
    /// Patterns of the images to render in the tint color, by path: `icons/*`.
    package var templateImages: [String] = []
    /// Whether new groups provide a namespace.
    package var providesNamespaces = true
    /// Patterns of existing image sets that may be replaced although they were not imported.
    package var adopted: [String] = []
    /// Whether imported images that are no longer exported are removed.
    package var removesGone = false
    /// The limit for removed sets; `nil` for a third of the imported ones.
    package var pruneLimit: Int?
    /// Whether nothing is written.
    package var isPreview = false

    package init(folder: String, catalog: String) {
        self.folder = folder
        self.catalog = catalog
    }
}

/// What is imported, and how.
package struct ImportRequest: Sendable, Hashable {
    /// The folder of the images that a designer has exported.
    package var folder: String
    /// The asset catalog; it is made where it is missing.
    package var catalog: String
    /// Patterns of the images that are drawn in the tint color, as paths in names: `icons/*`.
    package var templateImages: [String] = []
    /// Whether the groups that are made give the names of their images a namespace.
    package var providesNamespaces = true
    /// Patterns of the sets that were not imported, and whose images may be replaced.
    package var adopted: [String] = []
    /// Whether what was imported and is not exported any more is removed.
    package var removesGone = false
    /// How many sets may be removed; `nil` for a third of those that were imported.
    package var pruneLimit: Int?
    /// Whether nothing is written.
    package var isPreview = false

    package init(folder: String, catalog: String) {
        self.folder = folder
        self.catalog = catalog
    }
}

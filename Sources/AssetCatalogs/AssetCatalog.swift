import Diagnostics

/// What an asset catalog holds, and what is wrong with it.
///
/// ```swift
/// let catalog = AssetCatalog.load("Resources/ImageAssets.xcassets", from: LocalFileSystem())
/// for image in catalog.images { print(image.lookupName) }
/// ```
package struct AssetCatalog: Sendable, Hashable {
    /// The path of the catalog as the user spelled it.
    package var path: String
    /// The image sets: those of a folder before those of its sub-folders; both without regard to case and with
    /// numbers by their value, so that `onboarding2` stands before `onboarding10`.
    package var images: [ImageAsset]
    /// How many assets of each other type there are, by the extension of their folders, such as `colorset`.
    package var otherAssets: [String: Int]
    /// What is wrong, in the order it was found.
    package var diagnostics: [Diagnostic]

    /// Creates a catalog from its parts.
    package init(
        path: String,
        images: [ImageAsset] = [],
        otherAssets: [String: Int] = [:],
        diagnostics: [Diagnostic] = []
    ) {
        self.path = path
        self.images = images
        self.otherAssets = otherAssets
        self.diagnostics = diagnostics
    }

    /// Understands the folders of a catalog.
    ///
    /// An image set whose `Contents.json` is missing or broken still counts, because its folder gives its name; what
    /// could not be read is a warning. Names are data: none is refused for the characters it holds.
    ///
    /// - Parameters:
    ///   - folder: The catalog's folder.
    ///   - path: The path that locations begin with.
    /// - Returns: The catalog. Names used twice are not looked for: that is ``duplicateImages(in:)``.
    package static func read(_ folder: CatalogFolder, path: String) -> AssetCatalog {
        var reader = CatalogReader()
        reader.readGroup(folder, at: path, category: [], namespace: [])
        return AssetCatalog(
            path: path, images: reader.images, otherAssets: reader.otherAssets, diagnostics: reader.diagnostics)
    }

    /// A warning for every image set whose lookup name another one has already, in the same catalog or in one before
    /// it: an app that loads the name gets either of them.
    package static func duplicateImages(in catalogs: [AssetCatalog]) -> [Diagnostic] {
        var first: [String: SourceLocation] = [:]
        var diagnostics: [Diagnostic] = []
        for image in catalogs.lazy.flatMap(\.images) {
            guard let location = first[image.lookupName] else {
                first[image.lookupName] = image.location
                continue
            }
            diagnostics.append(
                Diagnostic(
                    .warning, .duplicateImage,
                    "the image set name \"\(image.lookupName)\" is used by multiple image sets", at: image.location,
                    notes: [
                        Diagnostic.Note("it is used here first", at: location),
                        Diagnostic.Note("rename one of the two, or let one of their folders provide a namespace"),
                    ]))
        }
        return diagnostics
    }
}

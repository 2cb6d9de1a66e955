import Diagnostics

/// What an asset catalog holds, and what is wrong with it.
///
/// ```swift
/// let catalog = AssetCatalog.load("Resources/ImageAssets.xcassets", from: LocalFileSystem())
/// for image in catalog.images { print(image.lookupName) }
/// ```
package struct AssetCatalog: Sendable, Hashable {
    /// The image sets: those of a folder before those of its sub-folders; both without regard to case and with
    /// numbers by their value, so that `onboarding2` stands before `onboarding10`.
    package internal(set) var images: [ImageAsset] = []
    /// What is wrong, in the order it was found.
    package internal(set) var diagnostics: [Diagnostic] = []

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

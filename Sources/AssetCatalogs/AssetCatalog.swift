import Diagnostics

/// What an asset catalog holds, and what is wrong with it.
///
/// ```swift
/// let catalog = AssetCatalog.load("Resources/ImageAssets.xcassets", from: LocalFileSystem())
/// for asset in catalog.assets { print(asset.kind, asset.lookupName) }
/// ```
package struct AssetCatalog: Sendable, Hashable {
    /// The path of the catalog's folder, as the user spelled it.
    package let path: String
    /// The assets: those of a folder before those of its sub-folders; both without regard to case and with
    /// numbers by their value, so that `onboarding2` stands before `onboarding10`.
    package internal(set) var assets: [Asset] = []
    /// Whether Xcode writes Swift symbols for the assets, where the catalog says so itself.
    package internal(set) var makesSymbols: Bool?
    /// What is wrong, in the order it was found.
    package internal(set) var diagnostics: [Diagnostic] = []

    init(path: String, diagnostics: [Diagnostic] = []) {
        self.path = path
        self.diagnostics = diagnostics
    }

    /// The assets of one kind.
    package func assets(_ kind: AssetKind) -> [Asset] { assets.filter { $0.kind == kind } }

    /// A warning for every asset whose lookup name another one of its kind has already, in the same catalog or in one before
    /// it: an app that loads the name gets either of them. Assets of different kinds are not in each other's way.
    package static func duplicates(in catalogs: [AssetCatalog]) -> [Diagnostic] {
        var first: [AssetKind: [String: SourceLocation]] = [:]
        var diagnostics: [Diagnostic] = []
        for asset in catalogs.lazy.flatMap(\.assets) {
            guard let location = first[asset.kind, default: [:]][asset.lookupName] else {
                first[asset.kind, default: [:]][asset.lookupName] = asset.location
                continue
            }
            diagnostics.append(
                Diagnostic(
                    .warning, .duplicateAsset,
                    "the \(asset.kind.noun) name \"\(asset.lookupName)\" is used by multiple \(asset.kind.noun)s",
                    at: asset.location,
                    notes: [
                        Diagnostic.Note("it is used here first", at: location),
                        Diagnostic.Note("rename one of the two, or let one of their folders provide a namespace"),
                    ]))
        }
        return diagnostics
    }
}

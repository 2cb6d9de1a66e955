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
    /// What is wrong with how it is written, in the order it was found; what it holds is the affair of rules.
    package internal(set) var diagnostics: [Diagnostic] = []

    init(path: String, diagnostics: [Diagnostic] = []) {
        self.path = path
        self.diagnostics = diagnostics
    }

    /// The assets of one kind.
    package func assets(_ kind: AssetKind) -> [Asset] { assets.filter { $0.kind == kind } }
}

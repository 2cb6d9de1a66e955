import Diagnostics
import FileAccess

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

    /// Whether a path is that of a catalog, by its name.
    package static func isCatalog(_ path: String) -> Bool { FilePath.ending(of: path) == "xcassets" }

    /// The path of the catalog that a file lies in; `nil` where none is around it.
    package static func path(around file: String) -> String? {
        var folder = FilePath.parent(of: file)
        while folder != ".", folder != "/", FilePath.lastComponent(of: folder) != ".." {
            if isCatalog(folder) { return folder }
            folder = FilePath.parent(of: folder)
        }
        return nil
    }

    /// The name without what says that it is a catalog.
    package var name: String { String(FilePath.lastComponent(of: path).dropLast(".xcassets".count)) }

    /// The assets of one kind.
    package func assets(_ kind: AssetKind) -> [Asset] { assets.filter { $0.kind == kind } }
}

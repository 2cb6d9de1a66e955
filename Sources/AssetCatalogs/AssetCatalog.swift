import Diagnostics
import FileAccess

/// The contents of an asset catalog, and the diagnostics about it.
///
/// ```swift
/// let catalog = AssetCatalog.load("Resources/ImageAssets.xcassets", from: LocalFileSystem())
/// for asset in catalog.assets { print(asset.kind, asset.lookupName) }
/// ```
package struct AssetCatalog: Sendable, Hashable {
    /// The path of the catalog's folder, as the user spelled it.
    package let path: String
    /// The assets: those of a folder before those of its subfolders, each ignoring case and with numbers by value, so
    /// that `onboarding2` comes before `onboarding10`.
    package internal(set) var assets: [Asset] = []
    /// Whether Xcode generates Swift symbols for the assets, if the catalog specifies it.
    package internal(set) var makesSymbols: Bool?
    /// Diagnostics about the syntax of the catalog, in order of discovery; its contents are checked by rules.
    package internal(set) var diagnostics: [Diagnostic] = []

    /// Whether a path is that of a catalog, by its name.
    package static func isCatalog(_ path: String) -> Bool { FilePath.ending(of: path) == "xcassets" }

    /// The path of the catalog that contains a file, or `nil`.
    package static func path(around file: String) -> String? {
        var folder = FilePath.parent(of: file)
        while folder != ".", folder != "/", FilePath.lastComponent(of: folder) != ".." {
            if isCatalog(folder) { return folder }
            folder = FilePath.parent(of: folder)
        }
        return nil
    }

    /// The name without the extension.
    package var name: String { String(FilePath.lastComponent(of: path).dropLast(".xcassets".count)) }

    package func assets(_ kind: AssetKind) -> [Asset] { assets.filter { $0.kind == kind } }
}

import AssetCatalogs
import CodeGeneration
import DesignTokens

/// A changed asset of a catalog.
package struct AssetChange: Sendable {
    package var old: State?
    package var new: State?
    /// The added, removed and changed files in its folder.
    package var files: [String] = []

    /// The kind of change.
    package var kind: Kind {
        guard let old else { return .added }
        guard let new else { return .removed }
        if old.asset.lookupName != new.asset.lookupName { return .renamed }
        return files.isEmpty ? .moved : .changed
    }

    package enum Kind: String, CaseIterable, Sendable {
        case added
        case removed
        /// Another name loads the same files.
        case renamed
        /// The same name loads the same files, from another folder or catalog.
        case moved
        /// Its files or its `Contents.json` changed.
        case changed
    }

    /// An asset on one side of the comparison.
    package struct State: Sendable {
        package var asset: Asset
        /// The path of its folder for messages, including the revision.
        package var place: String
        /// The names of the folders in its catalog and its own name, after the catalog's if it moved to another one.
        package var path: String
        /// The Swift symbol; the first if several outputs select it.
        package var symbol: Symbol?
    }

    /// Returns whether it is a color set whose token is already reported. Sets without a color, and properties that a
    /// token lacks, such as a color for one device, are not reported as tokens.
    func isReported(by changedTokens: Set<String>) -> Bool {
        guard let asset = current?.asset, asset.kind == .color else { return false }
        let path = CatalogTokens.path(of: asset)
        return changedTokens.contains(path) || changedTokens.contains("\(path).\(String.rootTokenName)")
    }

    /// The new asset, or the old one if it was removed.
    var current: State? { new ?? old }
}

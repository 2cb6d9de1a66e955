import AssetCatalogs
import CodeGeneration
import DesignTokens

/// One asset of a catalog that is not what it was.
package struct AssetChange: Sendable {
    package var old: State?
    package var new: State?
    /// The files in its folder that came, went or hold something else.
    package var files: [String] = []

    /// What became of it.
    package var kind: Kind { old == nil ? .added : new == nil ? .removed : .changed }

    package enum Kind: String, CaseIterable, Sendable {
        case added
        case removed
        /// Its files are others, or what its `Contents.json` says.
        case changed
    }

    /// An asset on one side of the comparison.
    package struct State: Sendable {
        package var asset: Asset
        /// What people call its folder: its path, behind the revision that has it.
        package var place: String
        /// Its name in Swift: the first, if several outputs take it.
        package var symbol: Symbol?
    }

    /// Whether it is a color set of whose token something is said: that is its colors. Of others, such as a set without a color,
    /// and of what its token does not have, such as a color for one device, nothing is.
    func isTold(by changedTokens: Set<String>) -> Bool {
        guard let asset = current?.asset, asset.kind == .color else { return false }
        let path = CatalogTokens.path(of: asset)
        return changedTokens.contains(path) || changedTokens.contains("\(path).\(String.rootTokenName)")
    }

    /// The asset as it is or, when it is gone, was.
    var current: State? { new ?? old }
}

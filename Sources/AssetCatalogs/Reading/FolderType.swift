import Diagnostics

/// The type of a folder in a catalog, determined by its name.
package enum FolderType: Sendable, Hashable {
    case asset(AssetKind)
    /// A folder that only organizes other assets, or provides a namespace.
    case group

    /// The type of a folder and its name without the extension of a known kind.
    ///
    /// Only the last extension counts: `arrow.right.imageset` is an image set with the name `arrow.right`.
    static func of(folder: String) -> (type: FolderType, name: String) {
        guard let (stem, fileExtension) = split(folder), let kind = AssetKind.byExtension[fileExtension] else {
            return (.group, folder)
        }
        return (.asset(kind), stem)
    }

    var kind: AssetKind? {
        if case .asset(let kind) = self { kind } else { nil }
    }

    /// Whether folders inside it are examined.
    var holdsAssets: Bool { kind?.holdsAssets ?? true }

    /// The known extension that a group's name was probably meant to end with.
    static func misspelledExtension(ofGroup folder: String) -> String? {
        split(folder).flatMap { NearestName.nearest(to: $0.fileExtension, among: knownExtensions) }
    }

    static func isNestedCatalog(_ folder: String) -> Bool { split(folder)?.fileExtension == "xcassets" }

    /// Whether a folder with this name is neither an asset nor a catalog, and only organizes assets.
    package static func isGroup(_ folder: String) -> Bool {
        of(folder: folder).type == .group && !isNestedCatalog(folder)
    }

    /// The name before the last dot and the extension after it, or `nil` if either is empty.
    private static func split(_ folder: String) -> (stem: String, fileExtension: String)? {
        guard let dot = folder.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let stem = String(folder[..<dot])
        let fileExtension = String(folder[folder.utf8.index(after: dot)...])
        return stem.isEmpty || fileExtension.isEmpty ? nil : (stem, fileExtension)
    }

    private static let knownExtensions = AssetKind.allCases.flatMap(\.extensions)
}

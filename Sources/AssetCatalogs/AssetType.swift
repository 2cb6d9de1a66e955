import Diagnostics

/// What a folder of a catalog is, told by the extension of its name.
enum AssetType: Sendable, Hashable {
    case imageSet
    /// A folder that only sorts other assets, or gives them a namespace.
    case group
    /// A group whose images are packed into one texture.
    case spriteAtlas
    /// Any other known type. What lies in it belongs to it: `Content.imageset` in each layer of an image stack is no
    /// image of its own.
    case other

    /// The type of a folder and its name as assets have it, which is without the extension of a known type.
    ///
    /// Only the last extension counts: `arrow.right.imageset` is an image set with the name `arrow.right`.
    static func of(folder: String) -> (type: AssetType, name: String) {
        guard let (stem, fileExtension) = split(folder) else { return (.group, folder) }
        switch fileExtension {
        case "imageset": return (.imageSet, stem)
        case "spriteatlas": return (.spriteAtlas, stem)
        case _ where otherExtensions.contains(fileExtension): return (.other, stem)
        default: return (.group, folder)
        }
    }

    /// The known extension that a group's name was probably meant to end with.
    static func misspeltExtension(ofGroup folder: String) -> String? {
        let known = ["imageset", "spriteatlas"] + otherExtensions
        return split(folder).flatMap { NearestName.nearest(to: $0.fileExtension, among: known) }
    }

    /// Whether a group's name ends like that of a catalog.
    static func isNestedCatalog(_ folder: String) -> Bool { split(folder)?.fileExtension == "xcassets" }

    /// The name before the last dot and the extension after it; `nil` when either is empty.
    private static func split(_ folder: String) -> (stem: String, fileExtension: String)? {
        guard let dot = folder.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let stem = String(folder[..<dot])
        let fileExtension = String(folder[folder.utf8.index(after: dot)...])
        return stem.isEmpty || fileExtension.isEmpty ? nil : (stem, fileExtension)
    }

    /// Apple's types, from the Asset Catalog Format Reference and from catalogs in use.
    private static let otherExtensions = [
        "appiconset", "arimageset", "arobject", "arreferenceimage", "arresourcegroup", "brandassets", "colorset",
        "complicationset", "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset",
        "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset", "solidimagestack",
        "solidimagestacklayer", "sticker", "stickerpack", "stickersequence", "stickersiconset", "symbolset",
        "textureset",
    ]
}

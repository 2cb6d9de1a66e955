/// The kind of an asset, determined by the extension of its folder's name. The types are Apple's, from the Asset
/// Catalog Format Reference and from catalogs in use; the raw values are used in machine-readable output.
package enum AssetKind: String, Sendable, Hashable, CaseIterable {
    case image, symbol, color, data
    case appIcon = "app-icon"
    case arResourceGroup = "ar-resource-group"
    case arReferenceImage = "ar-reference-image"
    case arObject = "ar-object"
    case brandAssets = "brand-assets"
    case complicationSet = "complication-set"
    case gameCenter = "game-center"
    case icon
    case imageStack = "image-stack"
    case imageStackLayer = "image-stack-layer"
    case launchImage = "launch-image"
    case spriteAtlas = "sprite-atlas"
    case sticker
    case stickerPack = "sticker-pack"
    case texture

    /// The name of the kind, as in actool: `image set`.
    package var noun: String { words.noun }

    /// The extensions of folders of the kind, the most common first.
    package var extensions: [String] { words.extensions }

    private var words: (noun: String, extensions: [String]) {
        switch self {
        case .image: ("image set", ["imageset"])
        case .symbol: ("symbol set", ["symbolset"])
        case .color: ("color set", ["colorset"])
        case .data: ("data set", ["dataset"])
        case .appIcon: ("app icon set", ["appiconset"])
        case .arResourceGroup: ("AR resource group", ["arresourcegroup"])
        case .arReferenceImage: ("AR reference image", ["arreferenceimage", "arimageset"])
        case .arObject: ("AR object", ["arobject"])
        case .brandAssets: ("set of brand assets", ["brandassets"])
        case .complicationSet: ("complication set", ["complicationset"])
        case .gameCenter: ("Game Center asset", ["gcdashboardimage", "gcleaderboard", "gcleaderboardset"])
        case .icon: ("icon set", ["iconset"])
        case .imageStack: ("image stack", ["imagestack", "solidimagestack"])
        case .imageStackLayer: ("layer of an image stack", ["imagestacklayer", "solidimagestacklayer"])
        case .launchImage: ("launch image", ["launchimage"])
        case .spriteAtlas: ("sprite atlas", ["spriteatlas"])
        case .sticker: ("sticker", ["sticker", "stickersequence"])
        case .stickerPack: ("sticker pack", ["stickerpack", "stickersiconset"])
        case .texture: ("texture set", ["textureset", "cubetextureset", "mipmapset"])
        }
    }

    /// The array of slots in its `Contents.json`, or `nil` for a container, whose contents belong to it:
    /// `Content.imageset` in each layer of an image stack is not a separate image.
    var slotsKey: StaticString? {
        switch self {
        case .image, .appIcon, .launchImage: "images"
        case .symbol: "symbols"
        case .color: "colors"
        case .data: "data"
        default: nil
        }
    }

    /// Whether the other assets in its folder are assets of the catalog.
    package var holdsAssets: Bool { self == .spriteAtlas }

    static let byExtension = Dictionary(
        uniqueKeysWithValues: allCases.flatMap { kind in kind.extensions.map { ($0, kind) } })
}

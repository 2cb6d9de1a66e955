/// What an asset is, which the extension of its folder's name says. The types are Apple's, from the Asset Catalog Format
/// Reference and from catalogs in use; the raw values are the words for them in what is printed for programs.
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

    /// The extensions that folders of the kind have, the usual one first.
    package var extensions: [String] {
        switch self {
        case .image: ["imageset"]
        case .symbol: ["symbolset"]
        case .color: ["colorset"]
        case .data: ["dataset"]
        case .appIcon: ["appiconset"]
        case .arResourceGroup: ["arresourcegroup"]
        case .arReferenceImage: ["arreferenceimage", "arimageset"]
        case .arObject: ["arobject"]
        case .brandAssets: ["brandassets"]
        case .complicationSet: ["complicationset"]
        case .gameCenter: ["gcdashboardimage", "gcleaderboard", "gcleaderboardset"]
        case .icon: ["iconset"]
        case .imageStack: ["imagestack", "solidimagestack"]
        case .imageStackLayer: ["imagestacklayer", "solidimagestacklayer"]
        case .launchImage: ["launchimage"]
        case .spriteAtlas: ["spriteatlas"]
        case .sticker: ["sticker", "stickersequence"]
        case .stickerPack: ["stickerpack", "stickersiconset"]
        case .texture: ["textureset", "cubetextureset", "mipmapset"]
        }
    }

    /// What people call an asset of the kind, as actool does: `image set`.
    package var noun: String {
        switch self {
        case .image: "image set"
        case .symbol: "symbol set"
        case .color: "color set"
        case .data: "data set"
        case .appIcon: "app icon set"
        case .arResourceGroup: "AR resource group"
        case .arReferenceImage: "AR reference image"
        case .arObject: "AR object"
        case .brandAssets: "set of brand assets"
        case .complicationSet: "complication set"
        case .gameCenter: "Game Center asset"
        case .icon: "icon set"
        case .imageStack: "image stack"
        case .imageStackLayer: "layer of an image stack"
        case .launchImage: "launch image"
        case .spriteAtlas: "sprite atlas"
        case .sticker: "sticker"
        case .stickerPack: "sticker pack"
        case .texture: "texture set"
        }
    }

    /// The array of its `Contents.json` that lists its slots; `nil` for a container, whose content is its own affair:
    /// `Content.imageset` in each layer of an image stack is no image of its own.
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

    /// The kind of each extension.
    static let byExtension = Dictionary(
        uniqueKeysWithValues: allCases.flatMap { kind in kind.extensions.map { ($0, kind) } })
}

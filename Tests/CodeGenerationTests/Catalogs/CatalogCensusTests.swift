import AssetCatalogs
import FileAccess
import Foundation
import GoldenCases
import Testing

@Suite("Real catalogs", .enabled(if: RealCatalogs.folder != nil, "TOKEN_CORPUS names no folder"))
struct CatalogCensusTests {
    @Test("hold of each kind what a walk of their folders counts", arguments: try RealCatalogs.paths())
    func counts(_ path: String) throws {
        let catalog = AssetCatalog.load(path, from: LocalFileSystem())
        let counts = catalog.assets.reduce(into: [:]) { $0[$1.kind.rawValue, default: 0] += 1 }
        #expect(counts == (try CatalogCensus.count(path)))
    }
}

/// What is in a catalog, found without the reader.
private enum CatalogCensus {
    /// What the extensions of folders mean.
    private static let kinds = [
        "imageset": "image", "symbolset": "symbol", "colorset": "color", "dataset": "data", "appiconset": "app-icon",
        "arresourcegroup": "ar-resource-group", "brandassets": "brand-assets", "complicationset": "complication-set",
        "gcdashboardimage": "game-center", "gcleaderboard": "game-center", "gcleaderboardset": "game-center",
        "iconset": "icon", "imagestack": "image-stack", "solidimagestack": "image-stack",
        "launchimage": "launch-image", "spriteatlas": "sprite-atlas", "stickerpack": "sticker-pack",
        "stickersiconset": "sticker-pack", "textureset": "texture", "cubetextureset": "texture",
    ]

    /// How many folders of each kind there are outside those whose content is their own affair.
    static func count(_ catalog: String) throws -> [String: Int] {
        var counts: [String: Int] = [:]
        let walk = try #require(FileManager.default.enumerator(atPath: catalog))
        while let path = walk.nextObject() as? String {
            guard let kind = kinds[URL(fileURLWithPath: path).pathExtension] else { continue }
            counts[kind, default: 0] += 1
            if kind != "sprite-atlas" { walk.skipDescendants() }
        }
        return counts
    }
}

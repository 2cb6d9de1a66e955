import Diagnostics
import FileAccess
import ImageFiles

/// What the files of images hold: each is read once, whichever rules ask for it.
package struct CatalogImages: Sendable {
    struct Facts {
        /// The path of the file.
        var path: String
        var file: String { FilePath.lastComponent(of: path) }
        /// A number that files with the same bytes share, and that no two others do for all that matters here.
        var digest: Int
        /// What the file says of itself; `nil` for what is no image.
        var image: ImageFile?
        /// Why it is not the image that its name promises.
        var defect: ImageDefect?
        /// Whether it has several colors; known of template images only.
        var colors = ImageColors.unknown
    }

    /// By the folder of an asset, and the name of a file in it.
    private var facts: [String: [String: Facts]] = [:]
    /// The files that cannot be read.
    package private(set) var diagnostics: [Diagnostic] = []

    package init() {}

    /// The kinds of assets whose files are images.
    private static let kinds: Set<AssetKind> = [.image, .appIcon, .launchImage, .symbol]

    /// Reads the files that the slots of assets name, if they are in the asset's folder.
    package init(of catalogs: [AssetCatalog], from fileSystem: any FileSystem) {
        for asset in catalogs.lazy.flatMap(\.assets) where Self.kinds.contains(asset.kind) {
            // What is taken out is read, or is not there.
            var files = Set(asset.files)
            for slot in asset.slots {
                guard let file = slot.file, files.remove(file) != nil else { continue }
                do throws(FileError) {
                    facts[asset.location.path, default: [:]][file] = try Self.facts(file, of: asset, fileSystem)
                } catch {
                    diagnostics.add(
                        .warning, .cannotRead, error.message, at: slot.location, advice: "check its permissions")
                }
            }
        }
    }

    private static func facts(
        _ file: String, of asset: Asset, _ fileSystem: any FileSystem
    ) throws(FileError) -> Facts {
        let path = FilePath.join(asset.location.path, file)
        let bytes = try fileSystem.read(path)
        var hasher = Hasher()
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        return Facts(
            path: path, digest: hasher.finalize(), image: ImageFile(bytes),
            defect: ImageFile.defect(of: bytes, ending: FilePath.ending(of: file)),
            colors: asset.properties.isTemplate ? ImageFile.colors(of: bytes) : .unknown)
    }

    /// What the file of a slot holds; `nil` for an empty slot, and a file that is not there or cannot be read.
    subscript(asset: Asset, slot: AssetSlot) -> Facts? { slot.file.flatMap { facts[asset.location.path]?[$0] } }
}

extension AssetSlot {
    /// What the slot is for, the scale left out: slots that share it show one picture in several sizes.
    var picture: [Trait] { traits.filter { $0.key != "scale" } }

    /// What the slot is for in words: ` (ipad, dark)`; nothing where it is for all.
    static func words(_ picture: [Trait]) -> String {
        let values = picture.map(\.value).filter { $0 != "universal" }
        return values.isEmpty ? "" : " (\(values.joined(separator: ", ")))"
    }
}

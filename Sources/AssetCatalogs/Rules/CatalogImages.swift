import Diagnostics
import FileAccess
import ImageFiles

/// The contents of image files, each read once for all rules.
package struct CatalogImages: Sendable {
    struct Facts {
        var path: String
        var file: String { FilePath.lastComponent(of: path) }
        /// A number that identifies the contents of the file.
        var digest: Int
        /// The metadata of the image, or `nil` for anything but an image.
        var image: ImageFile?
        /// The reason it is not a valid image of the format in its name.
        var defect: ImageDefect?
        /// Whether it has several colors; only known for template images.
        var colors = ImageColors.unknown
    }

    /// The facts by the folder of an asset and the name of a file in it.
    private var facts: [String: [String: Facts]] = [:]
    /// The errors about unreadable files.
    package private(set) var diagnostics: [Diagnostic] = []

    package init() {}

    /// The kinds of assets whose files are images.
    private static let kinds: Set<AssetKind> = [.image, .appIcon, .launchImage, .symbol]

    /// Reads the files in the slots of assets, if they are in the asset's folder.
    package init(of catalogs: [AssetCatalog], from fileSystem: any FileSystem) {
        for asset in catalogs.lazy.flatMap(\.assets) where Self.kinds.contains(asset.kind) {
            // Removed names have been read, or do not exist. The folder can spell one with other bytes: Git composes accents.
            var files = Set(asset.files)
            for slot in asset.slots {
                guard let file = slot.file.flatMap({ files.remove($0) }) else { continue }
                do throws(FileError) {
                    facts[asset.location.path, default: [:]][file] = try Self.facts(file, of: asset, fileSystem)
                } catch {
                    let exists = (try? fileSystem.status(of: error.path)) != nil
                    diagnostics.add(
                        .warning, .cannotRead, "cannot read '\(file)': \(error.reason)", at: slot.location,
                        advice: error.advice
                            ?? (exists ? "check its permissions" : "add the file, or remove its name from this file"))
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

    /// The contents of a slot's file, or `nil` for an empty slot, and for a file that does not exist or cannot be read.
    subscript(asset: Asset, slot: AssetSlot) -> Facts? { slot.file.flatMap { facts[asset.location.path]?[$0] } }
}

extension AssetSlot {
    /// The traits without the scale, which slots for different sizes of one picture share.
    var picture: [Trait] { traits.filter { $0.key != "scale" } }

    /// The traits for messages: ` (ipad, dark)`, or an empty string for all.
    static func words(_ picture: [Trait]) -> String {
        let values = picture.map(\.value).filter { $0 != "universal" }
        return values.isEmpty ? "" : " (\(values.joined(separator: ", ")))"
    }
}

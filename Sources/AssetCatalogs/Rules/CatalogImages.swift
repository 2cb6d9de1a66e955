import Diagnostics
import FileAccess
import ImageFiles

/// What the files of image sets hold: each is read once, whichever rules ask for it.
package struct CatalogImages: Sendable {
    struct Facts {
        /// A number that files with the same bytes share, and that no two others do for all that matters here.
        var digest: Int
        /// What the file says of itself; `nil` for what is no image.
        var image: ImageFile?
        /// Whether it has several colors; known of template images only.
        var colors = ImageColors.unknown
    }

    private var facts: [String: Facts] = [:]
    /// The files that cannot be read.
    package private(set) var diagnostics: [Diagnostic] = []

    package init() {}

    /// Reads the files that the slots of image sets name.
    package init(of catalogs: [AssetCatalog], from fileSystem: any FileSystem) {
        for asset in catalogs.lazy.flatMap(\.assets) where asset.kind == .image {
            for slot in asset.slots {
                guard let path = asset.path(of: slot), facts[path] == nil else { continue }
                do throws(FileError) {
                    add(try fileSystem.read(path), at: path, isTemplate: asset.properties.isTemplate)
                } catch {
                    diagnostics.append(
                        Diagnostic(
                            .warning, .cannotRead, error.message, at: slot.location, advice: "check its permissions"))
                }
            }
        }
    }

    private mutating func add(_ bytes: [UInt8], at path: String, isTemplate: Bool) {
        // An empty file stands for one that is still to come.
        guard !bytes.isEmpty else { return }
        var hasher = Hasher()
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        let colors = isTemplate ? ImageFile.colors(of: bytes) : .unknown
        facts[path] = Facts(digest: hasher.finalize(), image: ImageFile(bytes), colors: colors)
    }

    /// What the file of a slot holds; `nil` for an empty slot, and a file that is not there or cannot be read.
    subscript(asset: Asset, slot: AssetSlot) -> Facts? { asset.path(of: slot).flatMap { facts[$0] } }
}

extension Asset {
    /// The path of a slot's file, which is in the asset's folder; `nil` where it is not there.
    func path(of slot: AssetSlot) -> String? {
        slot.file.flatMap { files.contains($0) ? FilePath.join(location.path, $0) : nil }
    }
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

import AssetCatalogs
import CodeGeneration
import Diagnostics
import FileAccess
import ImageFiles

/// The images of catalogs with the bytes for browsers.
struct PageImages {
    struct Image {
        var asset: Asset
        /// The images for each appearance, as data URLs.
        var pictures: [(address: String, isDark: Bool)] = []
        /// The size, or the reason that the image is not shown.
        var note: String
    }

    private(set) var images: [Image] = []

    init(_ catalogs: LoadedCatalogs, _ budget: inout PageBudget, _ fileSystem: any FileSystem) {
        for asset in catalogs.all.flatMap({ $0.assets(.image) }) {
            images.append(Self.image(asset, &budget, fileSystem))
        }
    }

    /// A sentence about omitted images.
    var omissions: [String] {
        let count = images.count { $0.pictures.isEmpty }
        guard count > 0 else { return [] }
        return ["\(Wording.count(count, "image")) not shown, for the reasons listed below them"]
    }

    private static func image(_ asset: Asset, _ budget: inout PageBudget, _ fileSystem: any FileSystem) -> Image {
        var image = Image(asset: asset, note: "no file")
        let light = bestSlot(of: asset) { $0.luminosity == nil || $0.luminosity == "light" }
        for (slot, isDark) in [(light, false), (bestSlot(of: asset) { $0.luminosity == "dark" }, true)] {
            guard let file = slot?.file else { continue }
            let path = FilePath.join(asset.location.path, file)
            guard let bytes = budget.read(path, atMost: largestSize, fileSystem) else {
                image.note = "too large for the page, or unreadable"
                continue
            }
            guard let content = ImageFile(bytes), let type = type(of: content.format) else {
                image.note = "\(ImageFile(bytes)?.format.rawValue ?? "not an image"), which browsers cannot show"
                continue
            }
            image.pictures.append(("data:\(type);base64,\(Base64.text(of: bytes))", isDark))
            image.note = size(of: content, slot) ?? ""
        }
        return image
    }

    /// Returns the slot to show: of several scales the second, which is sharp on most screens.
    private static func bestSlot(of asset: Asset, where isWanted: (AssetSlot) -> Bool) -> AssetSlot? {
        let slots = asset.slots.filter { slot in
            isWanted(slot) && !slot.hasHighContrast && slot.file.map(asset.files.contains) == true
        }
        return slots.first { $0.scale == 2 } ?? slots.last
    }

    /// Returns the size in points: `24 × 24`.
    private static func size(of content: ImageFile, _ slot: AssetSlot?) -> String? {
        content.size.map { size in
            let scale = content.format.isVector ? 1 : Double(slot?.scale ?? 1)
            return "\(NumberText.short(size.width / scale)) × \(NumberText.short(size.height / scale))"
        }
    }

    /// Returns the media type of a format that all browsers support.
    private static func type(of format: ImageFormat) -> String? {
        switch format {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .gif: "image/gif"
        case .webP: "image/webp"
        case .avif: "image/avif"
        case .svg: "image/svg+xml"
        case .heic, .pdf: nil
        }
    }

    private static let largestSize = 64 << 10
}

import AssetCatalogs
import CodeGeneration
import Diagnostics
import FileAccess
import ImageFiles

/// The images of catalogs, with their bytes for browsers.
struct PageImages {
    struct Image {
        var asset: Asset
        /// The pictures for each appearance.
        var pictures: [Picture] = []
        /// The format of its file, such as `PDF`; empty if there is no file.
        var format = ""
        /// The size in points.
        var size: ImageSize?
        /// The reasons that pictures are missing.
        var remarks: [String] = []
    }

    struct Picture {
        /// The bytes as a URL for CSS.
        var address: String
        var isDark: Bool
        /// The size in points.
        var size: ImageSize?
    }

    private(set) var images: [Image] = []

    init(_ catalogs: LoadedCatalogs, _ budget: inout PageBudget, _ fileSystem: any FileSystem) {
        for asset in catalogs.all.flatMap({ $0.assets(.image) }) {
            var image = Image(asset: asset)
            image.addPictures(&budget, fileSystem)
            images.append(image)
        }
    }

    /// A sentence about omitted images.
    var omissions: [String] {
        let count = images.count { $0.pictures.isEmpty }
        guard count > 0 else { return [] }
        return ["\(Wording.count(count, "image")) not shown, for the reasons listed below them"]
    }
}

extension PageImages.Image {
    /// Its format, size and rendering, and missing pictures: `PDF, 24 × 24, template`.
    var note: String {
        let size = size.map { "\(NumberText.short($0.width)) × \(NumberText.short($0.height))" }
        let kind = pictures.isEmpty && !format.isEmpty ? format : nil
        let facts = [kind, size, asset.properties.isTemplate ? "template" : nil].compactMap(\.self) + remarks
        return facts.joined(separator: ", ")
    }

    /// Whether it needs more room than an icon.
    var isLarge: Bool {
        size.map { max($0.width, $0.height) > Self.largestIcon } ?? !pictures.isEmpty
    }

    fileprivate mutating func addPictures(_ budget: inout PageBudget, _ fileSystem: any FileSystem) {
        let light = bestSlot { $0.luminosity == nil || $0.luminosity == "light" }
        let dark = bestSlot { $0.luminosity == "dark" }
        for (slot, isDark) in [(light, false), (dark, true)] {
            guard let slot, let file = slot.file else { continue }
            let path = FilePath.join(asset.location.path, file)
            guard let remark = addPicture(path, slot, isDark: isDark, &budget, fileSystem), !remarks.contains(remark)
            else { continue }
            remarks.append(isDark && light != nil ? "in dark \(remark)" : remark)
        }
        if light == nil, dark == nil { remarks = ["no file"] }
    }

    /// Adds a file, or reports why it is not on the page.
    private mutating func addPicture(
        _ path: String, _ slot: AssetSlot, isDark: Bool, _ budget: inout PageBudget, _ fileSystem: any FileSystem
    ) -> String? {
        do {
            let bytes = try budget.read(path, atMost: Self.largestSize, fileSystem)
            guard let content = ImageFile(bytes) else { return "not an image" }
            describe(content, slot)
            guard let type = Self.type(of: content.format) else { return "browsers cannot display it" }
            try budget.take(bytes)
            let address = "data:\(type);base64,\(Base64.text(of: bytes))"
            pictures.append(.init(address: address, isDark: isDark, size: Self.points(of: content, slot)))
            return nil
        } catch {
            if case .tooLarge(let start) = error, let content = ImageFile(start) { describe(content, slot) }
            return Self.words(for: error)
        }
    }

    /// Records the format and size of the first of its files.
    private mutating func describe(_ content: ImageFile, _ slot: AssetSlot) {
        guard format.isEmpty else { return }
        format = content.format.rawValue
        size = Self.points(of: content, slot)
    }

    private static func words(for refusal: PageBudget.Refusal) -> String {
        switch refusal {
        case .unreadable: "cannot be read"
        case .empty: "empty file"
        case .tooLarge: "larger than 64 kB, too large for a page"
        case .full: "no room: the page already contains 10 MB of files"
        }
    }

    /// Returns the slot to show: of several scales, the second one, which is sharp on most screens.
    private func bestSlot(where isWanted: (AssetSlot) -> Bool) -> AssetSlot? {
        let slots = asset.slots.filter { slot in
            isWanted(slot) && !slot.hasHighContrast && slot.file.map(asset.files.contains) == true
        }
        return slots.first { $0.scale == 2 } ?? slots.last
    }

    private static func points(of content: ImageFile, _ slot: AssetSlot) -> ImageSize? {
        content.size.flatMap { size in
            let scale = content.format.isVector ? 1 : Double(slot.scale ?? 1)
            return ImageSize(size.width / scale, size.height / scale)
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
    /// The longest side of an image among icons, in points.
    private static let largestIcon = 64.0
}

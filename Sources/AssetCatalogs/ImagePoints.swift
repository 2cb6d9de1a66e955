import FileAccess
import ImageFiles

extension AssetCatalog {
    /// Determines the sizes of the image sets in points from the header of the first slot with a file. Unreadable files
    /// have no size, because comments are not worth failing a run.
    package mutating func measureImages(_ fileSystem: any FileSystem) {
        for index in assets.indices where assets[index].kind == .image {
            assets[index].size = assets[index].measuredSize(fileSystem)
        }
    }
}

extension Asset {
    /// The number of bytes that are read: enough for the header of any image, and for most complete vectors.
    private static let headerSize = 1 << 16

    fileprivate func measuredSize(_ fileSystem: any FileSystem) -> ImageSize? {
        guard let slot = slots.first(where: { $0.file.map(files.contains) ?? false }), let file = slot.file,
            let bytes = try? fileSystem.readStart(
                of: FilePath.join(location.path, file), count: Self.headerSize)
        else { return nil }
        guard let image = ImageFile(bytes), let size = image.size else { return nil }
        guard !image.format.isVector, let scale = slot.scale, scale > 1 else { return size }
        return ImageSize(size.width / Double(scale), size.height / Double(scale))
    }
}

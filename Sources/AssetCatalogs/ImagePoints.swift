import FileAccess
import ImageFiles

extension AssetCatalog {
    /// Finds out how large the image sets are, in points: what the file of the first slot that has one says at its beginning.
    /// What cannot be read has no size: comments are no reason to end a run.
    package mutating func measureImages(_ fileSystem: any FileSystem) {
        for index in assets.indices where assets[index].kind == .image {
            assets[index].size = assets[index].measuredSize(fileSystem)
        }
    }
}

extension Asset {
    /// How many bytes are read: enough for the header of any image, and for most vectors as a whole.
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

/// The header of a GIF file.
enum GIFFile {
    static func size(of bytes: ImageBytes) -> ImageSize? {
        ImageSize(bytes.littleNumber(at: 6, bytes: 2), bytes.littleNumber(at: 8, bytes: 2))
    }
}

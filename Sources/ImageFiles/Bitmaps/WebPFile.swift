/// The first chunk of a WebP file, which has one of three kinds.
enum WebPFile {
    static func size(of bytes: ImageBytes) -> ImageSize? {
        let chunk = bytes.part(from: 20)
        return switch bytes.tag(at: 12) {
        case "VP8 ": lossySize(in: chunk)
        case "VP8L": losslessSize(in: chunk)
        case "VP8X": canvasSize(in: chunk)
        default: nil
        }
    }

    private static func lossySize(in chunk: ImageBytes) -> ImageSize? {
        guard chunk.hasText("\u{9D}\u{01}\u{2A}", at: 3) else { return nil }
        // The two upper bits are an obsolete scale.
        let side = { chunk.littleNumber(at: $0, bytes: 2).map { $0 & 0x3FFF } }
        return ImageSize(side(6), side(8))
    }

    /// The size after a signature: the sides minus one, 14 bits each.
    private static func losslessSize(in chunk: ImageBytes) -> ImageSize? {
        guard chunk.unsigned8(at: 0) == 0x2F, let bits = chunk.littleNumber(at: 1, bytes: 4) else { return nil }
        return ImageSize(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }

    private static func canvasSize(in chunk: ImageBytes) -> ImageSize? {
        let side = { chunk.littleNumber(at: $0, bytes: 3).map { $0 + 1 } }
        return ImageSize(side(4), side(7))
    }
}

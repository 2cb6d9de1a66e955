/// A PNG file: the header, and, on demand, the palette and the pixels.
struct PNGFile {
    /// The kinds of pixels, by their number in the header.
    enum Kind: Int {
        case gray = 0
        case color = 2
        case palette = 3
        case grayWithAlpha = 4
        case colorWithAlpha = 6

        /// The number of samples of a pixel.
        var sampleCount: Int {
            switch self {
            case .gray, .palette: 1
            case .grayWithAlpha: 2
            case .color: 3
            case .colorWithAlpha: 4
            }
        }
    }

    private let bytes: ImageBytes
    private let header: ImageBytes

    /// Creates a file, or returns `nil` if it does not begin with its header.
    init?(_ bytes: ImageBytes) {
        guard bytes.tag(at: 12) == "IHDR" else { return nil }
        self.bytes = bytes
        header = bytes.part(16..<16 + 13)
    }

    var size: ImageSize? { ImageSize(header.number(at: 0, bytes: 4), header.number(at: 4, bytes: 4)) }

    /// Unknown for interlaced pixels, and for an image larger than any symbol.
    var colors: ImageColors {
        guard let pixels = pixels() else { return .unknown }
        var spread = ColorSpread()
        pixels.forEachVisible { spread.add($0) }
        return spread.isWide ? .several : .single
    }

    private func pixels() -> PNGPixels? {
        guard let size, size.width * size.height <= Self.pixelLimit, let depth = header.unsigned8(at: 8),
            let kind = header.unsigned8(at: 9).flatMap(Kind.init), header.unsigned8(at: 12) == 0
        else { return nil }
        let isIndexed = kind == .palette
        guard (isIndexed ? [1, 2, 4, 8] : kind == .gray ? [1, 2, 4, 8, 16] : [8, 16]).contains(depth) else {
            return nil
        }
        var layout = PNGPixels.Layout(width: Int(size.width), height: Int(size.height), kind: kind, depth: depth)
        var compressed: [UInt8] = []
        for chunk in Self.chunks(of: bytes) {
            switch chunk.type {
            case "PLTE": layout.palette = Array(chunk.content.slice)
            case "tRNS": layout.transparency = Array(chunk.content.slice)
            case "IDAT": compressed += chunk.content.slice
            default: continue
            }
        }
        // Without a palette, this chunk defines a transparent color, which current programs do not write.
        guard isIndexed || layout.transparency.isEmpty else { return nil }
        return PNGPixels(compressed, layout)
    }

    /// The chunks, in order.
    static func chunks(of bytes: ImageBytes) -> some Sequence<(type: String, content: ImageBytes)> {
        sequence(state: 8) { place in
            guard let length = bytes.number(at: place, bytes: 4), let type = bytes.tag(at: place + 4) else {
                return nil
            }
            let start = place + 8
            // A checksum follows the contents.
            place = start + length + 4
            return (type, bytes.part(start..<start + length))
        }
    }

    /// The maximum number of pixels, 2,048 by 2,048; symbols are small.
    private static let pixelLimit = 4_194_304.0
}

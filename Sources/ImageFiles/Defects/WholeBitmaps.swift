// Checks whether bitmaps are complete. Bytes after the end are not checked, because many programs append something.

extension PNGFile {
    /// Whether the chunks lead to the last one.
    static func isWhole(_ bytes: ImageBytes) -> Bool { chunks(of: bytes).contains { $0.type == "IEND" } }
}

extension GIFFile {
    /// Whether the blocks lead to the trailer, or to the end of the file after an image, because programs also show
    /// such files.
    static func isWhole(_ bytes: ImageBytes) -> Bool {
        guard let flags = bytes.unsigned8(at: 10) else { return false }
        var place = 13 + tableLength(flags)
        var hasImage = false
        while let kind = bytes.unsigned8(at: place) {
            switch kind {
            case 0x3B: return true
            case 0x21: place = behindBlocks(at: place + 2, in: bytes)
            case 0x2C:
                guard let flags = bytes.unsigned8(at: place + 9) else { return false }
                place = behindBlocks(at: place + 11 + tableLength(flags), in: bytes)
                hasImage = true
            // Bytes after an image that are not a block were appended by another program.
            default: return hasImage
            }
        }
        return hasImage && place == bytes.count
    }

    /// The length of a color table, from the flags before it.
    private static func tableLength(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }

    /// The offset after a chain of blocks, each with its length in front.
    private static func behindBlocks(at start: Int, in bytes: ImageBytes) -> Int {
        var place = start
        while let length = bytes.unsigned8(at: place) {
            place += 1 + length
            if length == 0 { return place }
        }
        return place + 1
    }
}

extension WebPFile {
    /// Whether the file is as long as the header says; some programs omit the byte that makes the length even.
    static func isWhole(_ bytes: ImageBytes) -> Bool {
        bytes.littleNumber(at: 4, bytes: 4).map { $0 + 8 <= bytes.count + 1 } ?? false
    }
}

extension HEIFFile {
    /// Whether every box ends within the file, and one describes the image.
    static func isWhole(_ bytes: ImageBytes) -> Bool {
        var place = 0
        var hasContent = false
        while let stated = bytes.number(at: place, bytes: 4), let type = bytes.tag(at: place + 4) {
            if type == "meta" || type == "moov" { hasContent = true }
            if stated == 0 { return hasContent }
            guard let length = stated == 1 ? longLength(at: place, in: bytes) : stated, length >= 8,
                length <= bytes.count - place
                // Anything may follow the boxes of an image.
            else { return hasContent && !boxTypes.contains(type) }
            place += length
        }
        return hasContent
    }

    private static func longLength(at place: Int, in bytes: ImageBytes) -> Int? {
        guard bytes.number(at: place + 8, bytes: 4) == 0 else { return nil }
        return bytes.number(at: place + 12, bytes: 4)
    }

    /// The top-level boxes of images.
    private static let boxTypes: Set<String> = ["ftyp", "meta", "mdat", "moov", "free", "skip", "idat", "uuid"]
}

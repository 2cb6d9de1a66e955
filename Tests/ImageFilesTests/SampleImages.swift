// Image files made by tests: as few bytes as say what is looked at.

/// A PNG file of some pixels, which are packed as they are.
struct SamplePNG {
    var width = 2
    var height = 1
    var depth = 8
    /// 0 gray, 2 color, 3 palette, 4 gray with alpha, 6 color with alpha.
    var kind = 6
    var isInterlaced = false
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    /// The rows, each behind the number of its filter.
    var rows: [UInt8] = []
    /// The rows in the compression of zlib; `nil` for one that only stores them.
    var packed: [UInt8]?

    var bytes: [UInt8] {
        let header = big(width, 4) + big(height, 4) + [UInt8(depth), UInt8(kind), 0, 0, isInterlaced ? 1 : 0]
        var bytes = Array("\u{89}PNG\r\n\u{1A}\n".unicodeScalars.map { UInt8($0.value) })
        bytes += chunk("IHDR", header)
        if !palette.isEmpty { bytes += chunk("PLTE", palette) }
        if !transparency.isEmpty { bytes += chunk("tRNS", transparency) }
        let packed = packed ?? [0x78, 1, 1] + little(rows.count, 2) + little(~rows.count & 0xFFFF, 2) + rows
        // The pixels of real files lie in several chunks.
        return bytes + chunk("IDAT", packed.prefix(3)) + chunk("IDAT", packed.dropFirst(3)) + chunk("IEND", [])
    }

    private func chunk(_ type: String, _ content: some Collection<UInt8>) -> [UInt8] {
        big(content.count, 4) + Array(type.utf8) + content + [0, 0, 0, 0]
    }
}

enum SampleJPEG {
    /// A file of 300 × 200 pixels, held as its EXIF segment says.
    static func bytes(orientation: Int? = nil, isLittle: Bool = false) -> [UInt8] {
        var bytes: [UInt8] = [0xFF, 0xD8]
        if let orientation {
            let number = isLittle ? little : big
            let entries = number(1, 2) + number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2)
            let file = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + entries + [0, 0]
            bytes += segment(0xE1, Array("Exif\0\0".utf8) + file)
        }
        // A table, and a byte that only fills.
        bytes += segment(0xC4, [1, 2, 3]) + [0xFF]
        return bytes + segment(0xC2, [8] + big(200, 2) + big(300, 2) + [3])
    }

    private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xFF, marker] + big(content.count + 2, 2) + content
    }
}

enum SampleHEIF {
    /// A file with a thumbnail (item 1, 32 × 32) in front of the image (item 2, 400 × 300).
    static func bytes(brand: String = "heic", turns: UInt8? = nil) -> [UInt8] {
        let extents = [(32, 32), (400, 300)].map { box("ispe", big(0, 4) + big($0.0, 4) + big($0.1, 4)) }
        let properties = extents.joined() + (turns.map { box("irot", [$0]) } ?? [])
        let owners = big(0, 4) + big(2, 4) + big(1, 2) + [1, 0x81] + big(2, 2) + [2, 0x82, 0x83]
        let content =
            big(0, 4) + box("hdlr", big(0, 4)) + box("pitm", big(0, 4) + big(2, 2))
            + box("iprp", box("ipco", Array(properties)) + box("ipma", owners))
        return box("ftyp", Array("mif1".utf8) + big(0, 4) + Array(brand.utf8)) + box("meta", content)
    }

    private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
        big(content.count + 8, 4) + Array(type.utf8) + content
    }
}

enum SampleWebP {
    static func bytes(_ chunk: String, _ content: [UInt8]) -> [UInt8] {
        let chunk = Array("WEBP\(chunk)".utf8) + little(content.count, 4) + content
        return Array("RIFF".utf8) + little(chunk.count, 4) + chunk
    }
}

// Numbers as files have them: the first byte first, or the last.

func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}

func little(_ number: Int, _ count: Int) -> [UInt8] { big(number, count).reversed() }

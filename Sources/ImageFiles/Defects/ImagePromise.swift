/// The expected formats of a file with some extension.
struct ImagePromise {
    let noun: String
    let formats: Set<ImageFormat>
    /// The beginnings of other accepted formats, and of formats that cannot be distinguished.
    var unjudged: [String] = []

    /// The defect of a file that does not begin with any known format.
    func defect(ofUnknown bytes: ImageBytes) -> ImageDefect? {
        if unjudged.contains(where: { bytes.hasText($0, at: 0) }) { return nil }
        if bytes.hasText("ftyp", at: 4) { return HEIFFile.isWhole(bytes) ? nil : .cutShort(.heic) }
        if let format = Self.formatCutInItsSignature(bytes), formats.contains(format) { return .cutShort(format) }
        return .other("\(TextKind.words(for: bytes)), not \(noun)")
    }

    private static let bitmap = ImagePromise(
        noun: "a bitmap", formats: [.png, .jpeg, .heic, .avif, .webP, .gif],
        // TIFF, BMP, ICNS, ICO, PSD and JPEG 2000.
        unjudged: ["II*\0", "MM\0*", "BM", "icns", "\0\0\u{1}\0", "8BPS", "\0\0\0\u{C}jP  ", "\u{FF}\u{4F}\u{FF}"])

    /// The expected formats by lower-case extension; extensions of other files have no entry.
    static let byEnding: [String: ImagePromise] = [
        "png": bitmap, "jpg": bitmap, "jpeg": bitmap, "heic": bitmap, "heif": bitmap, "avif": bitmap, "webp": bitmap,
        "gif": bitmap, "pdf": ImagePromise(noun: "a PDF", formats: [.pdf]),
        // UTF-16, and gzip.
        "svg": ImagePromise(
            noun: "an SVG image", formats: [.svg], unjudged: ["\u{FF}\u{FE}", "\u{FE}\u{FF}", "\u{1F}\u{8B}"]),
    ]

    /// The format of a file that ends before its signature does.
    private static func formatCutInItsSignature(_ bytes: ImageBytes) -> ImageFormat? {
        ImageFormat.signatures.first { text, _ in
            let start = text.unicodeScalars.prefix(bytes.count)
            return start.count < text.unicodeScalars.count && bytes.hasText(String(start), at: 0)
        }?.format
    }
}

/// The contents of a file that is not an image, as far as its beginning shows.
enum TextKind {
    static func words(for bytes: ImageBytes) -> String {
        let start = bytes.part(0..<sampleLength)
        guard !start.slice.contains(where: { $0 < 9 || 14..<32 ~= $0 && $0 != 27 || $0 == 0x7F }) else {
            return "data in an unknown format"
        }
        var tags = XMLTags(start)
        let text = start.text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        guard text.first == "<" else { return "text" }
        let name = tags.next()?.name ?? ""
        if name.lowercased() == "html" || text.prefix(14).lowercased() == "<!doctype html" { return "HTML" }
        return name.isEmpty ? "text" : "another kind of XML, <\(name)>"
    }

    private static let sampleLength = 1_024
}

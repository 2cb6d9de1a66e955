/// What the extension of a file's name promises.
struct ImagePromise {
    let noun: String
    /// What such a file may hold.
    let formats: Set<ImageFormat>
    /// How other files begin that are read in such a file's place all the same, or are none of what can be told.
    var unjudged: [String] = []

    /// What is wrong with content that begins as no format which is known here.
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

    /// The promises of extensions in lower case; what is not of images promises nothing.
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

/// What a file is that is no image, as far as its beginning tells.
enum TextKind {
    static func words(for bytes: ImageBytes) -> String {
        let start = bytes.part(0..<sampleLength)
        guard !start.slice.contains(where: { $0 < 9 || 14..<32 ~= $0 && $0 != 27 || $0 == 0x7F }) else {
            return "data of an unknown kind"
        }
        var tags = XMLTags(start)
        let text = start.text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        guard text.first == "<" else { return "text" }
        let name = tags.next()?.name ?? ""
        if name.lowercased() == "html" || text.prefix(14).lowercased() == "<!doctype html" { return "HTML" }
        return name.isEmpty ? "text" : "XML of another kind, <\(name)>"
    }

    private static let sampleLength = 1_024
}

/// The reason a file is not a valid image of the format in its name.
package enum ImageDefect: Sendable, Hashable {
    case empty
    /// A pointer of Git Large File Storage whose content was not fetched.
    case gitLFSPointer
    case cutShort(ImageFormat)
    /// Other contents, in words: `HTML`, `a PNG image`.
    case other(String)

    /// The contents of the file: `is a Git LFS pointer`.
    package var words: String {
        switch self {
        case .empty: "is empty"
        case .gitLFSPointer: "is a Git LFS pointer"
        case .cutShort(let format): "is a truncated file: \(format.noun)"
        case .other(let content): "is \(content)"
        }
    }

    package var advice: String {
        switch self {
        case .empty, .cutShort: "export it again"
        case .gitLFSPointer: "run 'git lfs pull'"
        case .other: "export it again, or change its extension to that of its format"
        }
    }
}

extension ImageFile {
    /// The defect of a file with this extension, or `nil` for a valid image, and for formats that are not checked.
    ///
    /// Programs look at the contents of a bitmap rather than its name, so a JPEG named `.png` is valid. The name
    /// decides whether a file is read as a bitmap, a PDF or an SVG.
    package static func defect(of bytes: [UInt8], ending: String) -> ImageDefect? {
        guard let promised = ImagePromise.byEnding[ending] else { return nil }
        if bytes.isEmpty { return .empty }
        let bytes = ImageBytes(bytes[...])
        if bytes.hasText("version https://git-lfs.github.com/spec/", at: 0) { return .gitLFSPointer }
        guard let format = ImageFormat(of: bytes) ?? PDFFile.lateFormat(of: bytes) else {
            return promised.defect(ofUnknown: bytes)
        }
        if !promised.formats.contains(format) { return .other("\(format.noun), not \(promised.noun)") }
        return format.isWhole(bytes) ? nil : .cutShort(format)
    }
}

extension ImageFormat {
    /// The format with an article: `a PNG image`.
    var noun: String {
        self == .pdf ? "a PDF" : "\(self == .avif || self == .svg ? "an" : "a") \(rawValue) image"
    }

    /// Whether a file that begins with this format is complete.
    func isWhole(_ bytes: ImageBytes) -> Bool {
        switch self {
        case .png: PNGFile.isWhole(bytes)
        case .jpeg: JPEGFile.isWhole(bytes)
        case .heic, .avif: HEIFFile.isWhole(bytes)
        case .webP: WebPFile.isWhole(bytes)
        case .gif: GIFFile.isWhole(bytes)
        case .pdf: PDFFile.isWhole(bytes)
        case .svg: SVGSize.isWhole(bytes)
        }
    }
}

/// Why a file is not the image that its name promises.
package enum ImageDefect: Sendable, Hashable {
    case empty
    /// What Git Large File Storage leaves where it has not fetched the content.
    case gitLFSPointer
    case cutShort(ImageFormat)
    /// It holds something else, in words: `HTML`, `a PNG image`.
    case other(String)

    /// What the file is: `is a Git LFS pointer`.
    package var words: String {
        switch self {
        case .empty: "is empty"
        case .gitLFSPointer: "is a Git LFS pointer"
        case .cutShort(let format): "is \(format.noun) that is cut short"
        case .other(let content): "is \(content)"
        }
    }

    package var advice: String {
        switch self {
        case .empty, .cutShort: "export it again"
        case .gitLFSPointer: "run git lfs pull"
        case .other: "export it again, or give it the extension of what it is"
        }
    }
}

extension ImageFile {
    /// What is wrong with a file of this name extension; `nil` for a whole image, and for what is not judged.
    ///
    /// Programs look at the content of a bitmap and not at its name, so a JPEG named `.png` is fine. The name decides
    /// whether a file is read as a bitmap, a PDF or an SVG.
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
    /// What a file of the format is called: `a PNG image`.
    var noun: String {
        self == .pdf ? "a PDF" : "\(self == .avif || self == .svg ? "an" : "a") \(rawValue) image"
    }

    /// Whether a file that begins as this format goes on to its end.
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

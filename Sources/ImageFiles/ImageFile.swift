/// The metadata of an image file, independent of its name.
///
/// Only the header is read for bitmaps, the way to the first page for a PDF, and all tags for an SVG. Unknown facts are
/// `nil`; files are not validated here.
package struct ImageFile: Sendable, Hashable {
    package var format: ImageFormat
    /// The size of the displayed image, after rotation.
    package var size: ImageSize?
    /// The number of pages: 1 unless it is a PDF; `nil` if unknown.
    package var pageCount: Int?
    /// The parts of an SVG that Xcode does not draw, in the order of the file, at most a hundred.
    package var undrawn: [UndrawnPart] = []

    /// Reads the bytes of a file, or returns `nil` if they do not begin like an image.
    package init?(_ bytes: [UInt8]) {
        let bytes = ImageBytes(bytes[...])
        guard let format = ImageFormat(of: bytes) else { return nil }
        self.format = format
        pageCount = 1
        switch format {
        case .png: size = PNGFile(bytes)?.size
        case .jpeg: size = JPEGFile.size(of: bytes)
        case .heic, .avif: size = HEIFFile.size(of: bytes)
        case .webP: size = WebPFile.size(of: bytes)
        case .gif: size = GIFFile.size(of: bytes)
        case .pdf: (size, pageCount) = PDFFile(bytes).map { ($0.size, $0.pageCount) } ?? (nil, nil)
        case .svg: (size, undrawn) = (SVGSize.of(bytes), SVGParts.undrawn(in: bytes))
        }
    }

    /// Whether the bytes of a file show several colors, for a PNG whose pixels can be read, or an SVG.
    package static func colors(of bytes: [UInt8]) -> ImageColors {
        let bytes = ImageBytes(bytes[...])
        switch ImageFormat(of: bytes) {
        case .png: return PNGFile(bytes)?.colors ?? .unknown
        case .svg: return SVGColors.of(bytes)
        default: return .unknown
        }
    }
}

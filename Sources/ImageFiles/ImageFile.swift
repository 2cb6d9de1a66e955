/// What an image file says of itself, whatever its name is.
///
/// Of bitmaps only the header is looked at, of a PDF the way to its first page, of an SVG all tags. What cannot be made
/// out is `nil`: a file is not judged here.
package struct ImageFile: Sendable, Hashable {
    package var format: ImageFormat
    /// How large the image is when it is shown: turned as the file says.
    package var size: ImageSize?
    /// How many pages it has: 1 unless it is a PDF; `nil` where that is not known.
    package var pageCount: Int?
    /// The parts of an SVG that Xcode does not draw, in the order of the file; the first hundred.
    package var undrawn: [UndrawnPart] = []

    /// Reads the bytes of a file; `nil` where they begin as no image does.
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

    /// Whether the bytes of a file show several colors: those of a PNG whose pixels can be read, or of an SVG.
    package static func colors(of bytes: [UInt8]) -> ImageColors {
        let bytes = ImageBytes(bytes[...])
        switch ImageFormat(of: bytes) {
        case .png: return PNGFile(bytes)?.colors ?? .unknown
        case .svg: return SVGColors.of(bytes)
        default: return .unknown
        }
    }
}

/// A format of image files, told by how they begin; the raw value is what people call it.
package enum ImageFormat: String, Sendable, Hashable, CaseIterable {
    case png = "PNG"
    case jpeg = "JPEG"
    case heic = "HEIC"
    case avif = "AVIF"
    case webP = "WebP"
    case gif = "GIF"
    case pdf = "PDF"
    case svg = "SVG"

    /// Whether images are drawn at any size, so that sizes are points and not pixels.
    package var isVector: Bool { self == .pdf || self == .svg }

    /// How files of some formats begin.
    static let signatures: [(text: String, format: ImageFormat)] = [
        ("\u{89}PNG\r\n\u{1A}\n", .png), ("\u{FF}\u{D8}\u{FF}", .jpeg), ("GIF8", .gif), ("%PDF-", .pdf),
    ]
}

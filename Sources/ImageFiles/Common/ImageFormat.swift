/// A format of image files, recognized by their beginning; the raw value is the common name.
package enum ImageFormat: String, Sendable, Hashable, CaseIterable {
    case png = "PNG"
    case jpeg = "JPEG"
    case heic = "HEIC"
    case avif = "AVIF"
    case webP = "WebP"
    case gif = "GIF"
    case pdf = "PDF"
    case svg = "SVG"

    /// Whether images can be drawn at any size, so that sizes are in points rather than pixels.
    package var isVector: Bool { self == .pdf || self == .svg }

    /// The beginning of files of some formats.
    static let signatures: [(text: String, format: ImageFormat)] = [
        ("\u{89}PNG\r\n\u{1A}\n", .png), ("\u{FF}\u{D8}\u{FF}", .jpeg), ("GIF8", .gif), ("%PDF-", .pdf),
    ]
}

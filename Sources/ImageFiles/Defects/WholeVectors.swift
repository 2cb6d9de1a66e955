// Checks whether vectors are complete.

extension PDFFile {
    /// PDF for a file whose header is not at the start; readers search the first kilobyte.
    static func lateFormat(of bytes: ImageBytes) -> ImageFormat? {
        (0..<min(bytes.count, headerLimit)).contains { bytes.hasText("%PDF-", at: $0) } ? .pdf : nil
    }

    /// Whether the end of the file locates the objects.
    static func isWhole(_ bytes: ImageBytes) -> Bool {
        let tail = bytes.part(from: max(0, bytes.count - tailLength))
        return (0..<tail.count).contains { tail.hasText("%%EOF", at: $0) || tail.hasText("startxref", at: $0) }
    }

    private static let headerLimit = 1_024
    private static let tailLength = 2_048
}

extension SVGSize {
    /// Whether the outermost tag is closed.
    static func isWhole(_ bytes: ImageBytes) -> Bool {
        var depth = 0
        for tag in XMLTags(bytes) where tag.name == "svg" {
            switch tag.kind {
            case .opening: depth += 1
            case .closing: depth -= 1
            case .empty: break
            }
            if depth == 0 { return bytes.hasText(">", at: tag.range.upperBound - 1) }
        }
        return false
    }
}

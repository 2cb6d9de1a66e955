extension ImageFormat {
    /// Tells the format by how a file begins; `nil` for what is no image.
    init?(of bytes: ImageBytes) {
        if bytes.hasText("\u{89}PNG\r\n\u{1A}\n", at: 0) {
            self = .png
        } else if bytes.hasText("\u{FF}\u{D8}\u{FF}", at: 0) {
            self = .jpeg
        } else if bytes.hasText("GIF8", at: 0) {
            self = .gif
        } else if bytes.hasText("RIFF", at: 0), bytes.hasText("WEBP", at: 8) {
            self = .webP
        } else if bytes.hasText("%PDF-", at: 0) {
            self = .pdf
        } else if let brand = HEIFFile.format(of: bytes) {
            self = brand
        } else if SVGSize.root(of: bytes) != nil {
            self = .svg
        } else {
            return nil
        }
    }
}

extension ImageFormat {
    /// Recognizes the format by the beginning of a file.
    init?(of bytes: ImageBytes) {
        if let signature = Self.signatures.first(where: { bytes.hasText($0.text, at: 0) }) {
            self = signature.format
        } else if bytes.hasText("RIFF", at: 0), bytes.hasText("WEBP", at: 8) {
            self = .webP
        } else if let brand = HEIFFile.format(of: bytes) {
            self = brand
        } else if SVGSize.root(of: bytes) != nil {
            self = .svg
        } else {
            return nil
        }
    }
}

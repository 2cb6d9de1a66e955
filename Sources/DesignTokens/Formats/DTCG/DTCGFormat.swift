extension TokenFormatReader {
    /// The Design Tokens format module 2025.10. A file without a sign of any format is read as one of this.
    package static let dtcg = TokenFormatReader(format: .dtcg) { files, _, options, _ in
        DTCGReader.read(files[0], rules: options.isStrict ? .strict : .lenient)
    }
}

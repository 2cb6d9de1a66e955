extension TokenFormatReader {
    /// The Design Tokens format module 2025.10, which is also the fallback for files without a sign of any format.
    package static let dtcg = TokenFormatReader(format: .dtcg) { files, _, options, _ in
        DTCGReader.read(files[0], rules: options.isStrict ? .strict : .lenient)
    }
}

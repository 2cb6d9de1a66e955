import LocatedJSON

extension TokenFormatReader {
    /// The Design Tokens format module 2025.10, which is also the fallback for files without a sign of any format.
    package static let dtcg = TokenFormatReader(format: .dtcg, sign: dtcgSign) { files, _, options, _ in
        DTCGReader.read(files[0], rules: options.isStrict ? .strict : .lenient)
    }

    /// Modes of a token, which no other format has in its extensions.
    private static func dtcgSign(at place: FormatPlace) -> FormatSign? {
        guard place.isToken, let extensions = place.value(of: "$extensions"),
            !ExtensionModes.values(in: extensions, of: place.file).isEmpty
        else { return nil }
        return FormatSign(.certain, "a token has values of modes in $extensions")
    }
}

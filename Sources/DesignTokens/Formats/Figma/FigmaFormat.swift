import LocatedJSON

extension TokenFormatReader {
    /// Figma's native variable export: a dialect of the Design Tokens format, with one file for each mode of a
    /// collection.
    package static let figma = TokenFormatReader(format: .figma, sign: figmaSign) { files, _, _, _ in
        DTCGReader.read(files[0], rules: .figma)
    }

    private static func figmaSign(at place: FormatPlace) -> FormatSign? {
        guard let extensions = place.value(of: "$extensions") else { return nil }
        if place.folders != nil {
            let isStated = place.file.value(of: "com.figma.modeName", in: extensions) != nil
            return isStated ? FormatSign(.certain, "the file has the key com.figma.modeName") : nil
        }
        let keys: [StaticString] = ["com.figma.variableId", "com.figma"]
        return keys.first { place.file.value(of: $0, in: extensions) != nil }
            .map { FormatSign(.certain, "a token has the key \($0)") }
    }
}

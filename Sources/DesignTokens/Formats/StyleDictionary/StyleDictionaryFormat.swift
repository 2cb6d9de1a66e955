import LocatedJSON

extension TokenFormatReader {
    /// Style Dictionary's own syntax: every object with a `value` is a token, and all files of a run are one tree,
    /// wherever they are. Style Dictionary itself reads `.json` files as JSON5.
    package static let styleDictionary = TokenFormatReader(
        format: .styleDictionary, dialect: .json5, sign: styleDictionarySign, project: { _, _ in "" }
    ) { files, _, options, _ in StyleDictionaryReader.read(files, options.statedModes) }

    private static func styleDictionarySign(at place: FormatPlace) -> FormatSign? {
        let (file, node) = (place.file, place.node)
        // Nothing else writes these beside a `$value`.
        if place.isToken, let key = ownKeys.first(where: { place.value(of: $0) != nil }) {
            return FormatSign(.certain, "a token has the keys $value and \(key)")
        }
        guard place.folders == nil, !place.isToken, let value = file.untypedValue(of: node) else { return nil }
        if let text = file.stringValue(of: value), text.contains(".value}") {
            return FormatSign(.certain, "a reference ends with .value")
        }
        if let key = (ownKeys + ["comment", "darkValue"]).first(where: { place.value(of: $0) != nil }) {
            return FormatSign(.certain, "a token has the keys value and \(key)")
        }
        if place.value(of: "type") != nil { return FormatSign(.possible, "a token has the keys value and type") }
        // A reference in Tokens Studio may get its type from the token that it names.
        let isReference = file.stringValue(of: value).flatMap { StudioExpression($0).alias } != nil
        return FormatSign(isReference ? .likely : .certain, "a token has the key value, but no type")
    }

    private static let ownKeys: [StaticString] = ["attributes", "original", "themeable"]
}

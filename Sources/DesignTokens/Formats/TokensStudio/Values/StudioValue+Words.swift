/// Values that are words.
extension StudioValue {
    /// How the letters of a text are shown.
    package enum TextCase: String, CaseIterable, Sendable {
        case none, uppercase, lowercase, capitalize
        case smallCaps = "small-caps"
        case allSmallCaps = "all-small-caps"
    }

    /// A line at a text.
    package enum TextDecoration: String, CaseIterable, Sendable {
        case none, underline
        case lineThrough = "line-through"
    }

    /// A text case, in the spellings of CSS and of Figma: `uppercase` or `upper`, `capitalize` or `title`.
    package static func textCase(_ text: String) -> Reading<TextCase> {
        let words: KeyValuePairs<String, TextCase> = [
            "none": .none, "uppercase": .uppercase, "upper": .uppercase, "lowercase": .lowercase, "lower": .lowercase,
            "capitalize": .capitalize, "title": .capitalize, "small-caps": .smallCaps, "small_caps": .smallCaps,
            "all-small-caps": .allSmallCaps, "small_caps_forced": .allSmallCaps,
        ]
        return word(text, words, "a text case")
    }

    /// A text decoration: `underline`, `line-through` or `strikethrough`, `none`.
    package static func textDecoration(_ text: String) -> Reading<TextDecoration> {
        let words: KeyValuePairs<String, TextDecoration> = [
            "none": .none, "underline": .underline, "line-through": .lineThrough, "strikethrough": .lineThrough,
        ]
        return word(text, words, "a text decoration")
    }

    /// `true` or `false`.
    package static func boolean(_ text: String) -> Reading<Bool> {
        word(text, ["true": true, "false": false], "a boolean")
    }

    /// The names of fonts, the preferred one first: `Inter, "Helvetica Neue", sans-serif`.
    ///
    /// A quotation mark at the beginning of a name ends it too, and may enclose a comma; elsewhere it belongs to the
    /// name: `Suisse Int'l`.
    package static func fontFamilies(_ text: String) -> Reading<[String]> {
        let advice = "separate the names by commas; a quotation mark stands on both sides of a name"
        var names: [String] = []
        var name: [UInt8] = []
        var quote: UInt8?
        for byte in text.utf8 {
            if byte == quote {
                quote = nil
            } else if quote == nil, byte == UInt8(ascii: ",") {
                names.append(StudioExpression.path(name))
                name = []
            } else if name.isEmpty, "'\"".utf8.contains(byte) {
                quote = byte
            } else if !name.isEmpty || !StudioASCII.isSpace(byte) {
                name.append(byte)
            }
        }
        names.append(StudioExpression.path(name))
        let isList = quote == nil && !names.contains("")
        return isList ? .success(names) : problem(text, "is not a list of font families", advice)
    }
}

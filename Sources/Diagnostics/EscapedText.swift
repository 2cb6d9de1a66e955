/// Texts that are put into others, such as literals and comments. What comes from a token file can hold anything.
package enum EscapedText {
    /// The content of a string literal as most languages escape it: a text that can neither end the literal nor hide part of it.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - escape: Spells a character that cannot be seen.
    /// - Returns: The text without quotes around it.
    package static func escaped(_ text: String, invisible escape: (Unicode.Scalar) -> String) -> String {
        guard text.unicodeScalars.contains(where: { $0 == "\"" || $0 == "\\" || isInvisible($0) }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where isInvisible(scalar): result += escape(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A text on one line, as a comment can hold it: what would end the line, or hide part of it, becomes a space.
    package static func onOneLine(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isInvisible) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isInvisible($0) ? " " : $0 }))
    }

    /// Whether a character is a control character, a line separator or a mark that changes how others are shown.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format: return true
        default: return false
        }
    }
}

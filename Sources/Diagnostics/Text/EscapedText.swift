/// Escapes texts for insertion into string literals and comments. Texts from token files can contain anything.
package enum EscapedText {
    /// Escapes a text for a string literal as in most languages, so that it can neither end the literal nor hide a part
    /// of it.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - escape: Spells an invisible character.
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

    /// Replaces everything in a text that would end a line, or hide a part of it, by spaces, so that a comment can
    /// contain it.
    package static func onOneLine(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isInvisible) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isInvisible($0) ? " " : $0 }))
    }

    /// Whether a character is a control character, a line separator or a mark that changes how others are displayed.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format: return true
        default: return false
        }
    }
}

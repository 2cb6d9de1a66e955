/// Which characters words of names are made of: letters and digits of every script. Everything else separates words.
package enum NameCharacter {
    /// Whether a name can hold the character: letters with their marks. Languages take more, such as a middle dot,
    /// which separates words, and characters that nobody sees, such as the last one of an emoji.
    package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.properties.isAlphabetic }
        guard scalar.properties.isXIDContinue, !scalar.properties.isDefaultIgnorableCodePoint else { return false }
        switch scalar.properties.generalCategory {
        case .decimalNumber, .otherPunctuation, .connectorPunctuation: return false
        default: return true
        }
    }

    /// Whether the character is a decimal digit of some script.
    package static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? "0"..."9" ~= scalar : scalar.properties.generalCategory == .decimalNumber
    }
}

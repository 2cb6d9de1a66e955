extension Diagnostic {
    /// The text with every character shown as `\u{…}` that would break its line, hide part of it or not be seen at all:
    /// control characters, line separators, marks that reverse the direction of writing, and characters without width.
    ///
    /// Emoji stay, of which some are spelled with such characters.
    package static func visible(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHidden) else { return text }
        var result = ""
        for character in text {
            let isReadable = !character.unicodeScalars.contains(where: isHidden) || Emoji.isEmoji(character)
            if isReadable { result.append(character) } else { appendEscaped(character, to: &result) }
        }
        return result
    }

    private static func appendEscaped(_ character: Character, to result: inout String) {
        for scalar in character.unicodeScalars {
            if isHidden(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        EscapedText.isInvisible(scalar) || !scalar.isASCII && scalar.properties.isDefaultIgnorableCodePoint
    }
}

/// What Unicode's Technical Standard 51 takes for an emoji.
private enum Emoji {
    /// Whether a character is an emoji, or several joined to one.
    static func isEmoji(_ character: Character) -> Bool {
        character.unicodeScalars.split(separator: "\u{200D}", omittingEmptySubsequences: false).allSatisfy { scalars in
            scalars.first.map { isElement($0, scalars.dropFirst()) } ?? false
        }
    }

    /// Whether an emoji stands alone, or with what makes it colorful, a key, the flag of a region or of another skin.
    private static func isElement(_ base: Unicode.Scalar, _ rest: Substring.UnicodeScalarView) -> Bool {
        guard base.properties.isEmoji else { return false }
        if base.isASCII { return rest.elementsEqual(["\u{FE0F}", "\u{20E3}"]) }
        if base == "\u{1F3F4}", rest.last == "\u{E007F}" { return isRegion(rest.dropLast()) }
        guard let mark = rest.first else { return true }
        return rest.count == 1 && (mark == "\u{FE0F}" || mark.properties.isEmojiModifier)
    }

    /// Whether these are the invisible letters that make a flag that of England, `gbeng`; more of them would hide a text.
    private static func isRegion(_ tags: Substring.UnicodeScalarView) -> Bool {
        tags.count <= 6 && tags.allSatisfy { ("\u{E0061}"..."\u{E007A}").contains($0) }
    }
}

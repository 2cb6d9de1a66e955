extension Diagnostic {
    /// Escapes as `\u{…}` all characters that would break the line, hide a part of it or be invisible: control
    /// characters, line separators, marks that change the writing direction, and zero-width characters.
    ///
    /// Emoji are kept, although some of them contain such characters.
    package static func visible(_ text: String) -> String {
        // Most names are of printable ASCII characters.
        if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
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

/// Recognizes emoji by Unicode's Technical Standard 51.
private enum Emoji {
    /// Whether a character is an emoji, or several joined to one.
    static func isEmoji(_ character: Character) -> Bool {
        character.unicodeScalars.split(separator: "\u{200D}", omittingEmptySubsequences: false).allSatisfy { scalars in
            scalars.first.map { isElement($0, scalars.dropFirst()) } ?? false
        }
    }

    /// Whether an emoji is on its own, or followed by a variation selector, a keycap, a flag or a skin tone.
    private static func isElement(_ base: Unicode.Scalar, _ rest: Substring.UnicodeScalarView) -> Bool {
        guard base.properties.isEmoji else { return false }
        if base.isASCII { return rest.elementsEqual(["\u{FE0F}", "\u{20E3}"]) }
        if base == "\u{1F3F4}", rest.last == "\u{E007F}" { return isRegion(rest.dropLast()) }
        guard let mark = rest.first else { return true }
        return rest.count == 1 && (mark == "\u{FE0F}" || mark.properties.isEmojiModifier)
    }

    /// Whether these are the invisible letters in the flag of England, `gbeng`; longer sequences could hide text.
    private static func isRegion(_ tags: Substring.UnicodeScalarView) -> Bool {
        tags.count <= 6 && tags.allSatisfy { ("\u{E0061}"..."\u{E007A}").contains($0) }
    }
}

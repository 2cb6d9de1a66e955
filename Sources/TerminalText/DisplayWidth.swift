/// The width of text in terminal columns.
///
/// The system's function only works for ASCII unless a program sets its locale, so this has a table of wide characters,
/// based on Unicode's East Asian Width in ranges as terminals draw them.
package enum DisplayWidth {
    /// Returns the width of a text without invisible characters, as ``Screen/cell(_:)`` returns.
    package static func of(_ text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + of($1) }
    }

    /// Returns the width of a character. Combining marks have none.
    package static func of(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.isASCII, character.unicodeScalars.count == 1 { return 1 }
        let scalars = character.unicodeScalars
        // A text character can have an emoji presentation, and two regional indicators are a flag.
        if scalars.contains("\u{FE0F}") || isRegion(first) && scalars.count == 2 { return 2 }
        if isWide(first) { return 2 }
        return isMark(first) ? 0 : 1
    }

    private static func isRegion(_ scalar: Unicode.Scalar) -> Bool { ("\u{1F1E6}"..."\u{1F1FF}").contains(scalar) }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: true
        default: false
        }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x1100 else { return false }
        if scalar.properties.isEmojiPresentation { return true }
        return wide.contains { $0.contains(scalar.value) }
    }

    /// Wide and full-width characters: Hangul Jamo, East Asian scripts with punctuation, and the planes of rare
    /// ideographs.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
        0x17000...0x18AFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD,
    ]
}

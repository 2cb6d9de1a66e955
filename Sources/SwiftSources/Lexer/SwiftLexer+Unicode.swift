// MARK: - Characters outside of ASCII

extension SwiftLexer {
    /// A character outside of ASCII as Swift reads it between tokens.
    private enum WideCharacter {
        /// A letter, or any other character without a special meaning.
        case word
        /// A character of operators, such as `≤`.
        case symbol
        /// A character that continues an operator, or a word.
        case mark
        /// A nonbreaking space.
        case space
    }

    /// Returns the length of the character at the position if it belongs to a word; 0 if it does not.
    func wideWordLength() -> Int {
        let (value, length) = wideCharacter()
        return switch Self.kind(of: value) {
        case .word, .mark: length
        case .symbol, .space: 0
        }
    }

    /// Returns the length of the character at the position if it begins or, with marks, continues an operator; 0 if it
    /// does not.
    func wideSymbolLength(canBeMark: Bool = false) -> Int {
        let (value, length) = wideCharacter()
        return switch Self.kind(of: value) {
        case .symbol: length
        case .mark where canBeMark: length
        case .word, .mark, .space: 0
        }
    }

    /// Returns the length of the character at the position if it separates tokens: a nonbreaking space or a byte order
    /// mark; 0 for others.
    func wideSpaceLength() -> Int {
        let (value, length) = wideCharacter()
        return value == 0xA0 || value == 0xFEFF ? length : 0
    }

    /// Decodes the character at the position. A byte that is not UTF-8 counts as a letter.
    private func wideCharacter() -> (value: UInt32, length: Int) {
        let first = byte()
        let length = (~first).leadingZeroBitCount
        guard (2...4).contains(length) else { return (0xFFFD, 1) }
        var value = UInt32(first & (0x7F >> UInt8(length)))
        for offset in 1..<length {
            let next = byte(offset)
            guard next & 0xC0 == 0x80 else { return (0xFFFD, 1) }
            value = value << 6 | UInt32(next & 0x3F)
        }
        return (value, length)
    }

    /// The kinds of characters, from the grammar in *The Swift Programming Language*.
    private static func kind(of value: UInt32) -> WideCharacter {
        switch value {
        case 0xA0: .space
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: .symbol
        case 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: .symbol
        case 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: .symbol
        case 0x3001...0x3003, 0x3008...0x3020, 0x3030: .symbol
        case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F: .mark
        case 0xE0100...0xE01EF: .mark
        default: .word
        }
    }
}

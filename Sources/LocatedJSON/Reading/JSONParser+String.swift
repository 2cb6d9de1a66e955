extension JSONParser {
    /// Parses a string from its opening quote: RFC 8259 section 7, with UTF-8 as defined in RFC 3629.
    mutating func parseString() throws(JSONProblem) {
        let start = position
        var hasEscapes = false
        position += 1
        while true {
            skipPlainCharacters()
            guard position < bytes.count else { throw unclosedString(from: start) }
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return append(.string, from: start, hasEscapes: hasEscapes)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                try skipEscape()
            case 0..<0x20:
                throw .controlCharacter(byte)
            case 0x80...:
                try skipMultibyteCharacter()
            default:
                position += 1
            }
        }
    }

    /// Parses a string from its opening single quote.
    mutating func parseSingleQuotedString() throws(JSONProblem) {
        let start = position
        var hasEscapes = false
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "'"):
                position += 1
                return append(.string, from: start, hasEscapes: hasEscapes)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                let isQuote = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "'")
                if isQuote { position += 2 } else { try skipEscape() }
            case 0..<0x20: throw .controlCharacter(byte)
            case 0x80...: try skipMultibyteCharacter()
            default: position += 1
            }
        }
        throw unclosedString(from: start)
    }

    /// Skips plain ASCII characters, eight at a time: the high bit of each byte of `special` is set if the byte is a
    /// quote, a backslash, a control character or not ASCII. A borrow can also set it for a later byte, but never for
    /// an earlier one, so the first set bit is right.
    @inline(__always)
    private mutating func skipPlainCharacters() {
        while position + 8 <= bytes.count {
            let word = word(at: position)
            let quotesOrBackslashes = Self.zeroBytes(word ^ Self.quotes) | Self.zeroBytes(word ^ Self.backslashes)
            let special = (quotesOrBackslashes | Self.bytesBelow0x20(word) | word) & Self.highBits
            if special != 0 {
                position += special.trailingZeroBitCount / 8
                return
            }
            position += 8
        }
    }

    private static let quotes: UInt64 = 0x2222_2222_2222_2222
    private static let backslashes: UInt64 = 0x5C5C_5C5C_5C5C_5C5C
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    @inline(__always)
    private static func zeroBytes(_ word: UInt64) -> UInt64 { (word &- 0x0101_0101_0101_0101) & ~word }

    @inline(__always)
    private static func bytesBelow0x20(_ word: UInt64) -> UInt64 { (word &- 0x2020_2020_2020_2020) & ~word }

    /// Skips one escape, even an incomplete one at the end of the text, where the string is not closed either.
    private mutating func skipEscape() throws(JSONProblem) {
        guard position + 1 < bytes.count else {
            position = bytes.count
            return
        }
        switch bytes[position + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 2
        case UInt8(ascii: "u"):
            try skipUnicodeEscape()
        default:
            throw .invalidEscape
        }
    }

    private mutating func skipUnicodeEscape() throws(JSONProblem) {
        if bytes.count - position < 6, bytes[(position + 2)...].allSatisfy(JSONEscapes.isHexadecimal) {
            position = bytes.count
            return
        }
        switch try codeUnit(at: position) {
        case 0xDC00..<0xE000:
            throw .loneSurrogate
        case 0xD800..<0xDC00:
            let low = position + 6
            guard low + 1 < bytes.count, bytes[low] == UInt8(ascii: "\\"), bytes[low + 1] == UInt8(ascii: "u"),
                0xDC00..<0xE000 ~= (try codeUnit(at: low))
            else { throw .loneSurrogate }
            position += 12
        default:
            position += 6
        }
    }

    private mutating func codeUnit(at escape: Int) throws(JSONProblem) -> UInt32 {
        guard escape + 6 <= bytes.count, let unit = JSONEscapes.codeUnit(bytes[escape + 2..<escape + 6]) else {
            position = escape
            throw .invalidEscape
        }
        return unit
    }

    /// Skips one well-formed sequence of table 3-7 of the Unicode Standard: no overlong form, no surrogate, nothing
    /// above U+10FFFF. An incomplete one at the end of the text is skipped like an escape.
    private mutating func skipMultibyteCharacter() throws(JSONProblem) {
        let lead = bytes[position]
        let count: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: count = 2
        case 0xE0: (count, second) = (3, 0xA0...0xBF)
        case 0xED: (count, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: count = 3
        case 0xF0: (count, second) = (4, 0x90...0xBF)
        case 0xF4: (count, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: count = 4
        default: throw .invalidUTF8
        }
        let end = min(position + count, bytes.count)
        for index in position + 1..<end {
            let isValid = index == position + 1 ? second.contains(bytes[index]) : bytes[index] & 0xC0 == 0x80
            if !isValid { throw .invalidUTF8 }
        }
        position = end
    }
}

/// The extensions of `.json5` files beyond JSON with comments.
extension JSONParser {
    /// Parses a single-quoted string, or a number that begins with a plus sign or a decimal point.
    ///
    /// - Returns: Whether there is one.
    mutating func parseJSON5Value() throws(JSONProblem) -> Bool {
        switch bytes[position] {
        case UInt8(ascii: "'"): try parseSingleQuotedString()
        case UInt8(ascii: "+"), UInt8(ascii: "."): try parseNumber()
        default: return false
        }
        return true
    }

    /// Parses a single-quoted or unquoted name.
    ///
    /// The entry of an unquoted name is as long as with quotes: it begins a byte before the name, at a bracket, a comma
    /// or white space, and ends a byte after it. This way all names are read alike.
    ///
    /// - Returns: Whether there is one.
    mutating func parseJSON5Key() throws(JSONProblem) -> Bool {
        if bytes[position] == UInt8(ascii: "'") {
            try parseSingleQuotedString()
            return true
        }
        let start = position
        while position < bytes.count, isNameCharacter(bytes[position]) { position += 1 }
        guard position > start, position < bytes.count else {
            position = start
            return false
        }
        tape.append(TapeEntry(offset: start - 1, kind: .string, extent: position - start + 2))
        return true
    }

    /// Skips a number without an exponent that begins or ends with a decimal point, or begins with a plus sign.
    ///
    /// - Returns: Whether there is one. If not, the position is after the sign of the number, as before.
    mutating func skipJSON5Number() -> Bool {
        let start = position
        let hasSign = position < bytes.count && bytes[position] == UInt8(ascii: "+")
        if hasSign, position > 0, bytes[position - 1] == UInt8(ascii: "-") { return false }
        if hasSign { position += 1 }
        let digitCount = skipDigits()
        var fractionCount = 0
        var hasPoint = false
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            hasPoint = true
            fractionCount = skipDigits()
        }
        let isWhole = position == bytes.count || !isNameCharacter(bytes[position])
        let isShort = digitCount + fractionCount <= 300
        let isOther = hasSign || hasPoint && (digitCount == 0 || fractionCount == 0)
        if digitCount + fractionCount > 0, isWhole, isShort, isOther { return true }
        position = start
        return false
    }

    private func isNameCharacter(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "$") || isWordCharacter(byte) }
}

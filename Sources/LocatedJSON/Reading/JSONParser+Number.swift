extension JSONParser {
    /// Parses a number: RFC 8259 section 6. A number that is not finite is an error.
    mutating func parseNumber() throws(JSONProblem) {
        let start = position
        if bytes[position] == UInt8(ascii: "-") { position += 1 }
        if dialect == .json5, skipJSON5Number() { return append(.number, from: start) }
        guard skipDigits() > 0 else { return try failNumber(start, "expected a digit after the sign") }
        let firstDigit = bytes[start] == UInt8(ascii: "-") ? start + 1 : start
        let integerDigits = position - firstDigit
        if integerDigits > 1, bytes[firstDigit] == UInt8(ascii: "0") {
            position = start
            throw .invalidNumber("it begins with a zero")
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            guard skipDigits() > 0 else { return try failNumber(start, "expected a digit after the decimal point") }
        }
        let hasExponent = position < bytes.count && bytes[position] | 0x20 == UInt8(ascii: "e")
        if hasExponent { try skipExponent(start) }
        if hasExponent || integerDigits > 300 {
            let text = UnsafeBufferPointer(rebasing: bytes[start..<position])
            guard JSONNumber.double(Array(text)[...]).isFinite else {
                position = start
                throw .numberOutOfRange
            }
        }
        if position < bytes.count, isLetter(bytes[position]) { return try failNumber(start, "a letter follows it") }
        append(.number, from: start)
    }

    private mutating func skipExponent(_ start: Int) throws(JSONProblem) {
        position += 1
        if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
            position += 1
        }
        guard skipDigits() > 0 else { return try failNumber(start, "expected a digit after the e of the exponent") }
    }

    @inline(__always)
    mutating func skipDigits() -> Int {
        let start = position
        while position < bytes.count, bytes[position] &- UInt8(ascii: "0") < 10 { position += 1 }
        return position - start
    }

    @inline(__always)
    private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

    private mutating func failNumber(_ start: Int, _ reason: String) throws(JSONProblem) {
        if position == bytes.count { throw unexpectedEnd() }
        position = start
        throw .invalidNumber(reason)
    }
}

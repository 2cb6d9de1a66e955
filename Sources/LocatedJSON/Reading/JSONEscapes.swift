/// RFC 8259 section 7: the backslash escapes of strings.
enum JSONEscapes {
    /// Decodes the escapes of a string that the parser has validated.
    static func decode<Bytes: RandomAccessCollection<UInt8>>(_ content: Bytes) -> [UInt8] where Bytes.Index == Int {
        var result: [UInt8] = []
        result.reserveCapacity(content.count)
        var position = content.startIndex
        while position < content.endIndex {
            let byte = content[position]
            guard byte == UInt8(ascii: "\\") else {
                result.append(byte)
                position += 1
                continue
            }
            let kind = content[position + 1]
            if kind == UInt8(ascii: "u") {
                position = appendScalar(at: position, of: content, to: &result)
            } else {
                result.append(character(escapedBy: kind))
                position += 2
            }
        }
        return result
    }

    /// The value of four hexadecimal digits, or `nil` for anything else.
    static func codeUnit(_ digits: some Collection<UInt8>) -> UInt32? {
        guard digits.count == 4 else { return nil }
        var value: UInt32 = 0
        for digit in digits {
            guard let digitValue = hexadecimalValue(digit) else { return nil }
            value = value << 4 | digitValue
        }
        return value
    }

    static func isHexadecimal(_ byte: UInt8) -> Bool { hexadecimalValue(byte) != nil }

    private static func appendScalar<Bytes: RandomAccessCollection<UInt8>>(
        at position: Int, of content: Bytes, to result: inout [UInt8]
    ) -> Int where Bytes.Index == Int {
        let high = codeUnit(content[position + 2..<position + 6]) ?? 0xFFFD
        var end = position + 6
        var value = high
        if 0xD800..<0xDC00 ~= high, let low = codeUnit(content[end + 2..<end + 6]) {
            value = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
            end += 6
        }
        result.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
        return end
    }

    private static func character(escapedBy kind: UInt8) -> UInt8 {
        switch kind {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: kind
        }
    }

    private static func hexadecimalValue(_ digit: UInt8) -> UInt32? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}

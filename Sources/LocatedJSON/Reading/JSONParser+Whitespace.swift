import Diagnostics

extension JSONParser {
    /// Skips white space, and comments in dialects that have them. Line breaks cannot occur elsewhere, so lines are
    /// counted here.
    @inline(__always)
    mutating func skipWhitespace() throws(JSONProblem) {
        while position < bytes.count, bytes[position] <= UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "/") {
            switch bytes[position] {
            case UInt8(ascii: " "):
                position += 1
                skipSpaces()
            case UInt8(ascii: "\n"):
                position += 1
                lines.addLine(at: position)
                skipSpaces()
            case UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                position += 1
            case UInt8(ascii: "/"):
                try skipComment()
            default:
                return
            }
        }
    }

    /// Skips spaces eight at a time, except in the last bytes of the text.
    @inline(__always)
    private mutating func skipSpaces() {
        while position + 8 <= bytes.count {
            let difference = word(at: position) ^ 0x2020_2020_2020_2020
            if difference != 0 {
                position += difference.trailingZeroBitCount / 8
                return
            }
            position += 8
        }
    }

    /// Eight bytes as a little-endian integer.
    @inline(__always)
    func word(at position: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }

    private mutating func skipComment() throws(JSONProblem) {
        let next = position + 1 < bytes.count ? bytes[position + 1] : 0
        guard next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else { return try failAtSlash() }
        guard dialect != .strict else { throw .comment }
        let start = position
        position += 2
        if next == UInt8(ascii: "/") {
            while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            return
        }
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\n") { lines.addLine(at: position) }
            if byte == UInt8(ascii: "*"), position < bytes.count, bytes[position] == UInt8(ascii: "/") {
                position += 1
                return
            }
        }
        throw .unclosedComment(start: lines.location(ofByteAt: start, path: path))
    }

    private func failAtSlash() throws(JSONProblem) {
        if tape.isEmpty { throw .notJSON }
        if containers.isEmpty { throw .afterRoot }
        throw .unexpectedCharacter(expected: "a value, a comma or a bracket, found a slash")
    }
}

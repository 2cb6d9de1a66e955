/// Classifies bytes of UTF-8; bytes of longer characters belong to no class.
enum ASCII {
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

    static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

    /// A letter, a digit or an underscore.
    static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") }

    /// Some bytes without surrounding spaces.
    static func trimmed<Bytes: BidirectionalCollection<UInt8>>(_ bytes: Bytes) -> Bytes.SubSequence {
        let start = bytes.drop(while: isSpace)
        let end = start.lastIndex { !isSpace($0) }.map { start.index(after: $0) } ?? start.startIndex
        return start[..<end]
    }
}

extension StringProtocol {
    /// The words in lower case, without separators.
    var joinedWords: String { String(lowercased().unicodeScalars.filter { !" -_".unicodeScalars.contains($0) }) }
}

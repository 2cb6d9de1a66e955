import FileAccess

/// The bytes of a font file, which are fetched on demand, because fonts can be large.
struct FontData {
    /// Some of the bytes; fewer at the end of the file.
    let part: (Range<Int>) throws(FontProblem) -> [UInt8]

    /// A table, limited to a number of bytes, or `nil` if it does not end in the file.
    func table(_ range: Range<Int>, atMost limit: Int) throws(FontProblem) -> FontTable? {
        let wanted = range.prefix(limit)
        let bytes = try part(wanted.startIndex..<wanted.endIndex)
        return bytes.count == wanted.count ? FontTable(bytes: bytes) : nil
    }
}

/// The bytes of a table. Numbers are big-endian; out-of-range access returns `nil`.
struct FontTable {
    let bytes: [UInt8]

    func unsigned8(at offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

    func unsigned16(at offset: Int) -> Int? {
        guard let high = unsigned8(at: offset), let low = unsigned8(at: offset + 1) else { return nil }
        return high << 8 | low
    }

    func signed16(at offset: Int) -> Int? { unsigned16(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) } }

    func unsigned32(at offset: Int) -> Int? {
        guard let high = unsigned16(at: offset), let low = unsigned16(at: offset + 2) else { return nil }
        return high << 16 | low
    }

    /// A fixed-point number with sixteen fractional bits.
    func fixed(at offset: Int) -> Double? {
        unsigned32(at: offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
    }

    /// Four characters, such as the name of a table.
    func tag(at offset: Int) -> String? {
        unsigned32(at: offset).map { _ in String(decoding: bytes[offset..<offset + 4], as: UTF8.self) }
    }
}

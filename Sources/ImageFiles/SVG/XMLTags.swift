/// A tag of an XML text.
struct XMLTag {
    enum Kind {
        case opening, closing
        /// An opening and closing tag in one: `<path/>`.
        case empty
    }

    struct Attribute {
        /// The name with its prefix: `xlink:href`.
        var name: String
        var value: Range<Int>
        /// The offset of the name.
        var place: Int
    }

    var kind: Kind
    /// The name without its namespace prefix.
    var name: String
    var attributes: [Attribute]
    /// The range from `<` to after `>`.
    var range: Range<Int>
}

/// The tags of an XML text in order, except in comments and the like. The text is not validated: invalid XML has the
/// tags that can be recognized.
struct XMLTags: Sequence, IteratorProtocol {
    private let bytes: ImageBytes
    private var place = 0

    init(_ bytes: ImageBytes) { self.bytes = bytes }

    mutating func next() -> XMLTag? {
        while skip(to: "<") {
            if let other = Self.others.first(where: { bytes.hasText($0.start, at: place) }) {
                skip(behind: other.end)
            } else if bytes.hasText("<!", at: place) {
                skipDeclaration()
            } else {
                return tag()
            }
        }
        return nil
    }

    private mutating func tag() -> XMLTag {
        let start = place
        place += 1
        var kind = XMLTag.Kind.opening
        if current == UInt8(ascii: "/") {
            kind = .closing
            place += 1
        }
        let name = word().split(separator: ":").last.map(String.init) ?? ""
        var attributes: [XMLTag.Attribute] = []
        while let byte = current, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<") {
            if byte == UInt8(ascii: "/"), kind == .opening, bytes.unsigned8(at: place + 1) == Int(UInt8(ascii: ">")) {
                kind = .empty
            }
            if let attribute = attribute() { attributes.append(attribute) } else { place += 1 }
        }
        if current == UInt8(ascii: ">") { place += 1 }
        return XMLTag(kind: kind, name: name, attributes: attributes, range: start..<place)
    }

    /// The attribute that begins here: a name, and a value in quotes. A name without a value is skipped.
    private mutating func attribute() -> XMLTag.Attribute? {
        let start = place
        let name = word()
        guard !name.isEmpty else { return nil }
        skipSpace()
        guard current == UInt8(ascii: "=") else { return nil }
        place += 1
        skipSpace()
        guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        place += 1
        let valueStart = place
        while let byte = current, byte != quote { place += 1 }
        let value = valueStart..<place
        if current != nil { place += 1 }
        return XMLTag.Attribute(name: name, value: value, place: start)
    }

    private mutating func word() -> String {
        let start = place
        while let byte = current, !Self.isSpace(byte), !Self.marks.contains(byte) { place += 1 }
        return bytes.part(start..<place).text
    }

    /// Skips `<!DOCTYPE … [ … ]>`, whose entity declarations in brackets may contain anything in quotes.
    private mutating func skipDeclaration() {
        while let byte = current, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "[") { place += 1 }
        if current == UInt8(ascii: "[") { skip(behind: "]") }
        skip(behind: ">")
    }

    private mutating func skip(behind end: String) {
        while current != nil, !bytes.hasText(end, at: place) { place += 1 }
        place += end.utf8.count
    }

    private mutating func skip(to mark: Unicode.Scalar) -> Bool {
        while let byte = current, byte != UInt8(ascii: mark) { place += 1 }
        return current != nil
    }

    private mutating func skipSpace() { while let byte = current, Self.isSpace(byte) { place += 1 } }

    private var current: UInt8? { bytes.unsigned8(at: place).map(UInt8.init) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

    /// Sections without tags.
    private static let others: [(start: String, end: String)] = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    private static let marks = Array("<>/=\"'".utf8)
}

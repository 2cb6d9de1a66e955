/// A property list in the form that Xcode writes projects in: dictionaries in braces, lists in parentheses, texts with or
/// without quotation marks. Numbers are texts.
enum PropertyList: Hashable {
    case text(String)
    case list([PropertyList])
    case dictionary([String: PropertyList])

    /// Reads a file; `nil` where it is none.
    init?(_ bytes: [UInt8]) {
        var reader = PropertyListReader(bytes: bytes)
        guard let value = reader.value(depth: 0) else { return nil }
        self = value
    }

    subscript(key: String) -> PropertyList? {
        guard case .dictionary(let members) = self else { return nil }
        return members[key]
    }

    var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    /// The texts of a list; none of anything else.
    var texts: [String] {
        guard case .list(let elements) = self else { return [] }
        return elements.compactMap(\.text)
    }
}

private struct PropertyListReader {
    let bytes: [UInt8]
    private var position = 0

    /// How deep values stand in each other: a project needs six.
    private static let depthLimit = 64

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func value(depth: Int) -> PropertyList? {
        guard depth < Self.depthLimit else { return nil }
        switch next {
        case UInt8(ascii: "{"): return dictionary(depth)
        case UInt8(ascii: "("): return list(depth)
        default: return text().map(PropertyList.text)
        }
    }

    private mutating func dictionary(_ depth: Int) -> PropertyList? {
        var members: [String: PropertyList] = [:]
        position += 1
        while let byte = next, byte != UInt8(ascii: "}") {
            guard let key = text(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
            members[key] = value
        }
        return take("}") ? .dictionary(members) : nil
    }

    private mutating func list(_ depth: Int) -> PropertyList? {
        var elements: [PropertyList] = []
        position += 1
        while let byte = next, byte != UInt8(ascii: ")") {
            guard let value = value(depth: depth + 1) else { return nil }
            elements.append(value)
            guard take(",") || next == UInt8(ascii: ")") else { return nil }
        }
        return take(")") ? .list(elements) : nil
    }

    private mutating func text() -> String? {
        guard let first = next else { return nil }
        if first == UInt8(ascii: "\"") { return quotedText() }
        let start = position
        while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
        return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    private mutating func quotedText() -> String? {
        var text: [UInt8] = []
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            if bytes[position] == UInt8(ascii: "\\") { position += 1 }
            guard position < bytes.count else { return nil }
            text.append(bytes[position])
            position += 1
        }
        return take("\"") ? String(decoding: text, as: UTF8.self) : nil
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    /// The byte that comes next, behind white space and comments; `nil` at the end.
    private var next: UInt8? {
        mutating get {
            while position < bytes.count {
                switch bytes[position] {
                case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
                case UInt8(ascii: "/") where follows("*"): skipComment(to: "*/")
                case UInt8(ascii: "/") where follows("/"): skipComment(to: "\n")
                default: return bytes[position]
                }
            }
            return nil
        }
    }

    private func follows(_ sign: Unicode.Scalar) -> Bool {
        position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: sign)
    }

    private mutating func skipComment(to end: StaticString) {
        let end = UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount)
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: end) { position += 1 }
        position = min(position + end.count, bytes.count)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), 0x80...:
            true
        default: false
        }
    }
}

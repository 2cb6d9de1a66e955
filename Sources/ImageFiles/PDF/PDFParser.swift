/// Parses consecutive objects in a PDF file. The result is `nil` for an object that does not end, is too deep or is too
/// long.
struct PDFParser {
    private let bytes: ImageBytes
    private(set) var place = 0

    /// Parses from an offset, limited to a length.
    init(_ bytes: ImageBytes, at place: Int, atMost length: Int = 1 << 16) {
        self.bytes = bytes.part(place..<place + length)
    }

    mutating func object(depth: Int = 0) -> PDFObject? {
        skipSpace()
        guard depth < Self.depthLimit, let byte = next else { return nil }
        switch byte {
        case UInt8(ascii: "/"):
            place += 1
            return .name(word())
        case UInt8(ascii: "["):
            place += 1
            return objects(before: "]", depth).map(PDFObject.array)
        case UInt8(ascii: "<"):
            guard bytes.hasText("<<", at: place) else { return skip(to: UInt8(ascii: ">")) }
            place += 2
            return objects(before: ">>", depth).flatMap(Self.dictionary)
        case UInt8(ascii: "("): return skipText()
        default:
            let word = word()
            guard !word.isEmpty else { return nil }
            return Double(word).map(PDFObject.number) ?? .keyword(word)
        }
    }

    /// The objects before a closing mark. `12 0 R` are three words, but one reference.
    private mutating func objects(before end: String, _ depth: Int) -> [PDFObject]? {
        var objects: [PDFObject] = []
        while true {
            skipSpace()
            if bytes.hasText(end, at: place) { break }
            guard let object = object(depth: depth + 1) else { return nil }
            if case .keyword("R") = object {
                guard objects.count >= 2, let number = objects[objects.count - 2].integer else { return nil }
                objects.removeLast(2)
                objects.append(.reference(number))
            } else {
                objects.append(object)
            }
        }
        place += end.utf8.count
        return objects
    }

    private static func dictionary(_ objects: [PDFObject]) -> PDFObject? {
        var members: [String: PDFObject] = [:]
        for index in stride(from: 0, to: objects.count - 1, by: 2) {
            guard case .name(let key) = objects[index] else { return nil }
            members[key] = objects[index + 1]
        }
        return .dictionary(members)
    }

    /// The characters up to a space or a delimiter.
    private mutating func word() -> String {
        let start = place
        while let byte = next, !Self.isSpace(byte), !Self.marks.contains(byte) { place += 1 }
        return bytes.part(start..<place).text
    }

    /// Skips a string in parentheses, which may contain others.
    private mutating func skipText() -> PDFObject? {
        var open = 0
        while let byte = next {
            place += 1
            switch byte {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"): open -= 1
            default: break
            }
            if open == 0 { return .text }
        }
        return nil
    }

    private mutating func skip(to end: UInt8) -> PDFObject? {
        while let byte = next {
            place += 1
            if byte == end { return .text }
        }
        return nil
    }

    /// Skips spaces and comments, which end with their line.
    private mutating func skipSpace() {
        var isComment = false
        while let byte = next {
            if byte == UInt8(ascii: "%") { isComment = true }
            if byte == 10 || byte == 13 { isComment = false }
            guard isComment || Self.isSpace(byte) else { return }
            place += 1
        }
    }

    private var next: UInt8? { bytes.unsigned8(at: place).map(UInt8.init) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 0 || 9...13 ~= byte }

    private static let marks = Array("/[]<>()%{}".utf8)
    private static let depthLimit = 32
}

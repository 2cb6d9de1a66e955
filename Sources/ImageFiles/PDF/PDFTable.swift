/// The places of the objects in a PDF file: its cross-reference tables, the newest first.
struct PDFTable {
    private let bytes: ImageBytes
    private var places: [Int: Int] = [:]
    /// The root object.
    private(set) var root: PDFObject?

    /// Reads the tables, or returns `nil` if they are incomplete.
    init?(_ bytes: ImageBytes) {
        self.bytes = bytes
        guard var place = Self.start(of: bytes) else { return nil }
        for _ in 0..<Self.tableLimit {
            guard let trailer = readTable(at: place) else { return nil }
            root = root ?? trailer["Root"]
            guard let older = trailer["Prev"]?.integer else { return }
            place = older
        }
    }

    /// An object, or the target of a reference.
    func resolved(_ object: PDFObject) -> PDFObject? {
        guard case .reference(let number) = object else { return object }
        guard let place = places[number] else { return nil }
        var parser = PDFParser(bytes, at: place)
        // `12 0 obj` comes first.
        guard parser.object()?.integer == number, parser.object()?.integer != nil,
            case .keyword("obj") = parser.object()
        else { return nil }
        return parser.object()
    }

    func dictionary(_ object: PDFObject) -> [String: PDFObject]? {
        guard case .dictionary(let members) = resolved(object) else { return nil }
        return members
    }

    /// The offset of the newest table, which is at the end of the file after a keyword.
    private static func start(of bytes: ImageBytes) -> Int? {
        let tail = bytes.part(from: max(0, bytes.count - 1_024))
        let word = "startxref"
        guard let place = (0..<tail.count).last(where: { tail.hasText(word, at: $0) }) else { return nil }
        var parser = PDFParser(tail, at: place + word.utf8.count)
        return parser.object()?.integer
    }

    /// Reads one table, and returns the trailer dictionary after it. A section has the number of its first object and a
    /// count; an entry has an offset, a generation and whether the object is in use.
    private mutating func readTable(at place: Int) -> [String: PDFObject]? {
        guard place >= 0, place < bytes.count else { return nil }
        var parser = PDFParser(bytes, at: place, atMost: Self.lengthLimit)
        guard case .keyword("xref") = parser.object() else { return nil }
        while let object = parser.object() {
            guard let first = object.integer, let count = parser.object()?.integer, count >= 0 else { break }
            for number in 0..<count {
                guard let offset = parser.object()?.integer, parser.object() != nil,
                    case .keyword(let use) = parser.object()
                else { return nil }
                if use == "n", places[first + number] == nil { places[first + number] = offset }
            }
        }
        guard case .dictionary(let trailer) = parser.object() else { return nil }
        return trailer
    }

    /// The maximum number of tables; each change of a file adds one.
    private static let tableLimit = 16
    /// Enough for a table of some 50,000 objects.
    private static let lengthLimit = 1 << 20
}

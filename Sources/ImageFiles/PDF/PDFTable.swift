/// Where the objects of a PDF file stand: its tables, the newest first.
struct PDFTable {
    private let bytes: ImageBytes
    private var places: [Int: Int] = [:]
    /// The object that all others are found from.
    private(set) var root: PDFObject?

    /// Reads the tables; `nil` where they cannot be read to their end.
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

    /// An object, or what it refers to.
    func resolved(_ object: PDFObject) -> PDFObject? {
        guard case .reference(let number) = object else { return object }
        guard let place = places[number] else { return nil }
        var parser = PDFParser(bytes, at: place)
        // `12 0 obj` stands in front.
        guard parser.object()?.integer == number, parser.object()?.integer != nil,
            case .keyword("obj") = parser.object()
        else { return nil }
        return parser.object()
    }

    func dictionary(_ object: PDFObject) -> [String: PDFObject]? {
        guard case .dictionary(let members) = resolved(object) else { return nil }
        return members
    }

    /// The place of the newest table, which stands at the end of the file behind a word.
    private static func start(of bytes: ImageBytes) -> Int? {
        let tail = bytes.part(from: max(0, bytes.count - 1_024))
        let word = "startxref"
        guard let place = (0..<tail.count).last(where: { tail.hasText(word, at: $0) }) else { return nil }
        var parser = PDFParser(tail, at: place + word.utf8.count)
        return parser.object()?.integer
    }

    /// Reads one table, and gives the dictionary behind it. A section is the number of its first object and a count, and
    /// an entry a place, a generation and whether the object is in use.
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

    /// A file that was changed has a table more for each time.
    private static let tableLimit = 16
    /// A table of some 50,000 objects.
    private static let lengthLimit = 1 << 20
}

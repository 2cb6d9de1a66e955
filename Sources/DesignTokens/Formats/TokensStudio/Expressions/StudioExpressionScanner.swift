/// Finds the references in a text in two passes: first the braces with a partner, then the pieces.
struct StudioExpressionScanner {
    private let bytes: [UInt8]
    private let isPaired: [Bool]
    private let hasDollars: Bool
    private var pieces: [StudioExpression.Piece] = []
    private var position = 0
    private var literalStart = 0
    private var depth = 0

    static func pieces(of bytes: [UInt8], hasDollars: Bool) -> [StudioExpression.Piece] {
        let isReference = bytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") }
        guard isReference else { return bytes.isEmpty ? [] : [.literal(bytes.indices)] }
        var scanner = StudioExpressionScanner(bytes, hasDollars: hasDollars)
        scanner.scan()
        return scanner.pieces
    }

    private init(_ bytes: [UInt8], hasDollars: Bool) {
        self.bytes = bytes
        self.hasDollars = hasDollars
        isPaired = Self.pairedBraces(bytes)
    }

    private mutating func scan() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "{") where isPaired[position]:
                add(.opening(position), length: 1)
                depth += 1
            case UInt8(ascii: "}") where isPaired[position]:
                add(.closing, length: 1)
                depth -= 1
            case UInt8(ascii: "$") where depth == 0 && hasDollars: scanDollar()
            default: position += 1
            }
        }
        endLiteral()
    }

    /// Reads `$a.b`. The rest of a run after its last letter cannot begin another reference, so each run is read once.
    private mutating func scanDollar() {
        let run = bytes[(position + 1)...].prefix { !ASCII.isSpace($0) && !",{}".utf8.contains($0) }
        if let last = run.lastIndex(where: ASCII.isWord), last > run.startIndex {
            add(.opening(position), length: 1)
            position = last + 1
            add(.closing, length: 0)
        }
        position = run.endIndex
    }

    private mutating func add(_ piece: StudioExpression.Piece, length: Int) {
        endLiteral()
        pieces.append(piece)
        position += length
        literalStart = position
    }

    private mutating func endLiteral() {
        if literalStart < position { pieces.append(.literal(literalStart..<position)) }
    }

    /// Whether each byte is a brace with a partner, with something other than spaces between them.
    private static func pairedBraces(_ bytes: [UInt8]) -> [Bool] {
        var isPaired = Array(repeating: false, count: bytes.count)
        var open: [(position: Int, hasContent: Bool)] = []
        for (position, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "{") {
                open.append((position, false))
            } else if byte == UInt8(ascii: "}") {
                guard let opening = open.popLast() else { continue }
                isPaired[opening.position] = opening.hasContent
                isPaired[position] = opening.hasContent
                if !open.isEmpty { open[open.count - 1].hasContent = true }
            } else if !open.isEmpty, !ASCII.isSpace(byte) {
                open[open.count - 1].hasContent = true
            }
        }
        return isPaired
    }
}

/// The text of a Tokens Studio value, taken apart into what it says itself and what it refers to.
///
/// ```swift
/// let text = StudioExpression("{spacing.{scale}.md} * $factor")
/// text.references.map(\.offset)                  // [0, 9, 23]
/// text.substituting { values[$0] }.text          // "8 * 2"
/// ```
///
/// A reference is `{a.b}`, in which further references may stand, or `$a.b`, which ends at the last letter, digit or
/// underscore before a space, a comma or a brace and is two characters long at least. A brace without a partner, and
/// braces with nothing between them, are plain text.
package struct StudioExpression: Sendable, Hashable {
    /// One reference as it stands in the text.
    package struct Reference: Sendable, Hashable {
        /// How many bytes of the text stand before the reference.
        package var offset: Int
        /// The path, without spaces around it; `nil` where other references stand inside and decide what it is.
        package var path: String?

        /// Creates a reference.
        package init(offset: Int, path: String?) {
            self.offset = offset
            self.path = path
        }
    }

    /// A part of the text. The parts are a flat list, because references may nest as deep as the text is long.
    enum Piece: Sendable, Hashable {
        /// Bytes that stand for themselves.
        case literal(Range<Int>)
        /// The `{` or `$` at this byte: a reference begins, and what follows up to its end is its path.
        case opening(Int)
        /// The innermost open reference ends.
        case closing
    }

    let bytes: [UInt8]
    let pieces: [Piece]

    /// Takes a text apart.
    package init(_ text: String) {
        bytes = Array(text.utf8)
        pieces = StudioExpressionScanner.pieces(of: bytes)
    }

    /// Whether the text refers to anything.
    package var hasReferences: Bool { pieces.contains(.closing) }

    /// All references in the order in which they begin.
    package var references: [Reference] {
        var found: [Reference] = []
        var open: [(index: Int, isNested: Bool)] = []
        var literal = 0..<0
        for piece in pieces {
            switch piece {
            case .literal(let range): literal = range
            case .opening(let offset):
                if !open.isEmpty { open[open.count - 1].isNested = true }
                open.append((found.count, false))
                found.append(Reference(offset: offset, path: nil))
            case .closing:
                guard let (index, isNested) = open.popLast(), !isNested else { continue }
                found[index].path = Self.path(bytes[literal])
            }
        }
        return found
    }

    /// The one reference that the text consists of, spaces around it aside: the value is an alias, not a text.
    package var alias: Reference? {
        guard hasReferences else { return nil }
        var depth = 0
        var closings = 0
        for piece in pieces {
            switch piece {
            case .literal(let range):
                if depth == 0, !bytes[range].allSatisfy(StudioASCII.isSpace) { return nil }
            case .opening: depth += 1
            case .closing:
                depth -= 1
                if depth == 0 { closings += 1 }
            }
        }
        return closings == 1 ? references.first : nil
    }

    /// The path that some bytes spell.
    static func path(_ bytes: some BidirectionalCollection<UInt8>) -> String {
        let start = bytes.drop(while: StudioASCII.isSpace)
        let end = start.lastIndex { !StudioASCII.isSpace($0) }.map { start.index(after: $0) } ?? start.startIndex
        return String(decoding: start[..<end], as: UTF8.self)
    }
}

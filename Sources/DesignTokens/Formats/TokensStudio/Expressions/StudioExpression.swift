/// The text of a Tokens Studio value, taken apart into what it says itself and what it refers to.
///
/// ```swift
/// let text = StudioExpression("{spacing.{scale}.md} * $factor")
/// text.substituting { values[$0] }.text          // "8 * 2"
/// ```
///
/// A reference is `{a.b}`, in which further references may stand, or `$a.b`, which ends at the last letter, digit or
/// underscore before a space, a comma or a brace and is two characters long at least. A brace without a partner, and
/// braces with nothing between them, are plain text.
package struct StudioExpression {
    /// A part of the text. The parts are a flat list, because references may nest as deep as the text is long.
    enum Piece: Equatable {
        /// Bytes that stand for themselves.
        case literal(Range<Int>)
        /// The `{` or `$` at this byte: a reference begins, and what follows up to its end is its path.
        case opening(Int)
        /// The innermost open reference ends.
        case closing
    }

    /// The formats that spell references in texts.
    package enum Spelling: Sendable {
        case tokensStudio
        /// No reference begins with `$`, and paths may end in `.value`.
        case styleDictionary
    }

    let bytes: [UInt8]
    let pieces: [Piece]
    private let spelling: Spelling

    /// Takes a text apart.
    package init(_ text: String, _ spelling: Spelling = .tokensStudio) {
        bytes = Array(text.utf8)
        pieces = StudioExpressionScanner.pieces(of: bytes, hasDollars: spelling == .tokensStudio)
        self.spelling = spelling
    }

    /// Whether the text refers to anything.
    package var hasReferences: Bool { pieces.contains(.closing) }

    /// The path of the one reference that the text consists of, spaces around it aside: the value is an alias, not a
    /// text. Where other references stand inside it, there is none.
    package var alias: String? {
        guard hasReferences else { return nil }
        let pieces = pieces.filter { piece in
            if case .literal(let range) = piece { !bytes[range].allSatisfy(ASCII.isSpace) } else { true }
        }
        guard pieces.count == 3, pieces[2] == .closing, case .literal(let range) = pieces[1] else { return nil }
        return path(bytes[range])
    }

    /// The path of the token that a reference spells.
    private func path(_ bytes: some BidirectionalCollection<UInt8>) -> String {
        let path = Self.path(bytes)
        return spelling == .styleDictionary && path.hasSuffix(".value") ? String(path.dropLast(".value".count)) : path
    }

    /// The path that some bytes spell: spaces around it do not count.
    static func path(_ bytes: some BidirectionalCollection<UInt8>) -> String {
        String(decoding: ASCII.trimmed(bytes), as: UTF8.self)
    }

    /// A reference for which nothing can be put in.
    package struct Failure: Hashable {
        /// How many bytes of the text stand before the reference.
        package var offset: Int
        /// The path, with those of references inside it replaced.
        package var path: String
        /// Whether the text would have grown beyond the limit; otherwise nothing was found at the path.
        package var isTooLong: Bool
    }

    /// How many bytes the references of one text may put into it, those inside paths included: texts that double at
    /// every hop come to an end.
    package static let substitutionLimit = 1 << 14

    /// Replaces the references, inner ones first.
    ///
    /// - Parameter resolve: The text at a path; `nil` when there is none. It is called once for each reference in turn.
    /// - Returns: The text, or what failed. After a failure the remaining references are still looked up, except those
    ///   whose path depends on one that failed; nothing is looked up once the text is too long.
    package func substituting(_ resolve: (String) -> String?) -> (text: String?, failures: [Failure]) {
        var failures: [Failure] = []
        var open: [Frame] = []
        var outer = Frame(offset: 0)
        var room = Self.substitutionLimit
        for piece in pieces {
            switch piece {
            case .literal(let range): outer.bytes += bytes[range]
            case .opening(let offset):
                open.append(outer)
                outer = Frame(offset: offset)
            case .closing:
                let inner = outer
                outer = open.popLast() ?? Frame(offset: 0)
                let path = path(inner.bytes)
                guard inner.isKnown, let value = resolve(path)?.utf8 else {
                    outer.isKnown = false
                    if inner.isKnown { failures.append(Failure(offset: inner.offset, path: path, isTooLong: false)) }
                    continue
                }
                room -= value.count
                if room < 0 { return (nil, failures + [Failure(offset: inner.offset, path: path, isTooLong: true)]) }
                outer.bytes += value
            }
        }
        return (failures.isEmpty ? String(decoding: outer.bytes, as: UTF8.self) : nil, failures)
    }
}

/// The text, or a reference's path, as far as it has been put together.
private struct Frame {
    var offset: Int
    var bytes: [UInt8] = []
    var isKnown = true
}

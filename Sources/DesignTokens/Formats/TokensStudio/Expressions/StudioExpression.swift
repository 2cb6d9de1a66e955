/// The text of a Tokens Studio value, divided into literal text and references.
///
/// ```swift
/// let text = StudioExpression("{spacing.{scale}.md} * $factor")
/// text.substituting { values[$0] }.text          // "8 * 2"
/// ```
///
/// A reference is `{a.b}`, which may contain further references, or `$a.b`, which ends at the last letter, digit or
/// underscore before a space, a comma or a brace and has at least two characters. Braces without a partner, and empty
/// braces, are plain text.
package struct StudioExpression {
    /// A part of the text. The parts are a flat list, because references may nest as deep as the text is long.
    enum Piece: Equatable {
        /// Literal bytes.
        case literal(Range<Int>)
        /// The `{` or `$` at this byte, which begins a reference whose path follows.
        case opening(Int)
        /// The end of the innermost open reference.
        case closing
    }

    /// The formats with references inside strings.
    package enum Spelling: Sendable {
        case tokensStudio
        /// No reference begins with `$`, and paths may end with `.value`.
        case styleDictionary
    }

    let bytes: [UInt8]
    let pieces: [Piece]
    private let spelling: Spelling

    /// Parses a text.
    package init(_ text: String, _ spelling: Spelling = .tokensStudio) {
        bytes = Array(text.utf8)
        pieces = StudioExpressionScanner.pieces(of: bytes, hasDollars: spelling == .tokensStudio)
        self.spelling = spelling
    }

    package var hasReferences: Bool { pieces.contains(.closing) }

    /// The path of the single reference that the text consists of, except for spaces around it, or `nil` if it is not
    /// an alias. References inside the path make it a text.
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

    /// The path that some bytes spell, without spaces around it.
    static func path(_ bytes: some BidirectionalCollection<UInt8>) -> String {
        String(decoding: ASCII.trimmed(bytes), as: UTF8.self)
    }

    /// A reference that cannot be replaced.
    package struct Failure: Hashable {
        /// The number of bytes before the reference.
        package var offset: Int
        /// The path, with the references inside it replaced.
        package var path: String
        /// Whether the text would exceed the limit; otherwise nothing was found at the path.
        package var isTooLong: Bool
    }

    /// The maximum number of bytes that references may insert into a text, including those inside paths, so that texts
    /// that double at every step come to an end.
    package static let substitutionLimit = 1 << 14

    /// Replaces the references, inner ones first.
    ///
    /// - Parameter resolve: Returns the text at a path, or `nil`. Called once for each reference in turn.
    /// - Returns: The text, or the failures. After a failure the remaining references are still looked up, unless their
    ///   path depends on a failed one; nothing is looked up once the text is too long.
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

/// The text, or a reference's path, assembled so far.
private struct Frame {
    var offset: Int
    var bytes: [UInt8] = []
    var isKnown = true
}

/// Finds the tags of a template, one after the other.
struct TagScanner {
    /// The kind of a tag, determined by the character after its opening delimiter.
    enum Kind {
        case comment, delimiters, escaped, unescaped, unescapedBraces, section, inverted, end, partial
        case inheritance, pragma
    }

    struct Tag {
        var kind: Kind
        /// The range including the delimiters.
        var range: Range<Int>
        /// The contents without the sigil and surrounding space.
        var content: Range<Int>
    }

    enum Step {
        case tag(Tag)
        /// A tag that is not closed, and the expected closing delimiter.
        case unclosed(offset: Int, ending: [UInt8])
        case end
    }

    /// The opening and the closing delimiter, which set-delimiter tags change.
    var delimiters = (open: Array("{{".utf8), close: Array("}}".utf8))
    private let bytes: [UInt8]
    private var position: Int

    init(_ source: SourceText) {
        bytes = source.bytes
        position = source.start
    }

    /// Moves to the next tag. A name cannot contain an opening delimiter, so an unclosed tag ends at the next one, and
    /// every byte is scanned once.
    mutating func next() -> Step {
        while position < bytes.count, !matches(delimiters.open, at: position) { position += 1 }
        guard position < bytes.count else { return .end }
        let start = position
        let sigil = start + delimiters.open.count
        let kind = sigil < bytes.count ? Kind(sigil: bytes[sigil]) : .escaped
        let ending = kind.closingSigil + delimiters.close
        let contentStart = kind == .escaped ? sigil : sigil + 1
        position = contentStart
        while position < bytes.count {
            if matches(ending, at: position) {
                let content = trimmed(contentStart..<position)
                position += ending.count
                return .tag(Tag(kind: kind, range: start..<position, content: content))
            }
            if kind.isNamed, matches(delimiters.open, at: position) { break }
            position += 1
        }
        return .unclosed(offset: start, ending: ending)
    }

    private func matches(_ pattern: [UInt8], at offset: Int) -> Bool {
        guard bytes[offset] == pattern[0], offset + pattern.count <= bytes.count else { return false }
        for index in 1..<pattern.count where bytes[offset + index] != pattern[index] { return false }
        return true
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, bytes[start].isSpaceOrControl { start += 1 }
        while end > start, bytes[end - 1].isSpaceOrControl { end -= 1 }
        return start..<end
    }
}

extension TagScanner.Kind {
    init(sigil: UInt8) { self = Self.kinds[Unicode.Scalar(sigil)] ?? .escaped }

    private static let kinds: [Unicode.Scalar: Self] = [
        "!": .comment, "=": .delimiters, "{": .unescapedBraces, "&": .unescaped, "#": .section, "^": .inverted,
        "/": .end, ">": .partial, "<": .inheritance, "$": .inheritance, "%": .pragma,
    ]

    fileprivate var closingSigil: [UInt8] {
        switch self {
        case .delimiters: [UInt8(ascii: "=")]
        case .unescapedBraces: [UInt8(ascii: "}")]
        default: []
        }
    }

    fileprivate var isNamed: Bool { self != .comment && self != .delimiters }

    /// Whether a line that contains only such a tag is removed from the output.
    var canStandAlone: Bool {
        switch self {
        case .escaped, .unescaped, .unescapedBraces: false
        default: true
        }
    }
}

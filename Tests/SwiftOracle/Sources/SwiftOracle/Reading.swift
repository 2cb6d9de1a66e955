/// A file as a reader of Swift sees it. All positions are offsets in bytes.
struct Reading {
    var tokens: [Token] = []
    /// The calls by the positions of their opening parentheses.
    var calls: [Int: Call] = [:]
    /// The parentheses that look like those of a call.
    var parentheses: [Int: Design] = [:]
    /// Differences that are by design, as far as the file alone shows them.
    var designs: [Design: Int] = [:]

    struct Token {
        /// A letter or sign, as `Benchmark print-swift` prints it.
        var kind: UInt8
        var start: Int
        var end: Int
        var startsLine = false
        var isApart = false
        /// Whether it is a string literal without backslashes and quotation marks.
        var isPlain = false
        /// Whether it is a part of a version, as in `iOS 16.0`.
        var isInVersion = false
        /// The position of the other bracket.
        var partner: Int?
    }

    struct Call {
        var name: Int
        /// The names before the called one.
        var owners: String
        /// The arguments; `nil` for special ones, such as those of `@available`.
        var arguments: [Argument]?
    }

    struct Argument: Equatable {
        var label: String
        var value: Range<Int>
    }
}

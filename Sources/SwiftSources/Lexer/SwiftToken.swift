/// A piece of Swift code that means something: comments and white space are none.
package struct SwiftToken: Sendable, Hashable {
    package var kind: Kind
    /// Whether it is the first one of its line.
    package var startsLine: Bool
    /// Whether white space, or a comment, stands before it.
    package var isApart: Bool
    /// Where its text begins and ends in the file; backticks around a name are left out.
    package var start: UInt32
    package var end: UInt32

    package enum Kind: UInt8, Sendable {
        /// A name or a keyword: which of the two depends on what stands around.
        case word
        /// A name in backticks, which is never a keyword.
        case quotedWord
        case number
        /// A string literal, or what of it stands before, between and behind interpolations, which are code.
        case text
        case regex
        /// `#if`, `#selector`.
        case directive
        case dot, comma, colon, semicolon
        case openParenthesis, closeParenthesis
        case openBracket, closeBracket
        case openBrace, closeBrace
        /// A sequence of operator characters, `=` and `->` among them.
        case symbols
        /// `@`, `\` and what no Swift file should hold.
        case other
    }

    /// The name, keyword or other text that it is made of.
    @inlinable
    package func text(in bytes: [UInt8]) -> String { String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self) }

    /// Whether it opens brackets.
    @inlinable
    package var isOpening: Bool { kind == .openParenthesis || kind == .openBracket || kind == .openBrace }
}

/// A token of Swift code, without comments and white space.
package struct SwiftToken: Sendable, Hashable {
    package var kind: Kind
    /// Whether it is the first token on its line.
    package var startsLine: Bool
    /// Whether white space or a comment precedes it.
    package var isApart: Bool
    /// The range of its text in the file, without backticks.
    package var start: UInt32
    package var end: UInt32

    package enum Kind: UInt8, Sendable {
        /// A name or a keyword. The context decides which.
        case word
        /// A name in backticks, which is never a keyword.
        case quotedWord
        case number
        /// A string literal, or a part of it around interpolations, which are code.
        case text
        case regex
        /// `#if`, `#selector`.
        case directive
        case dot, comma, colon, semicolon
        case openParenthesis, closeParenthesis
        case openBracket, closeBracket
        case openBrace, closeBrace
        /// A sequence of operator characters, including `=` and `->`.
        case symbols
        /// `@`, `\` and invalid characters.
        case other
    }

    /// Returns the text of the token.
    @inlinable
    package func text(in bytes: [UInt8]) -> String { String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self) }

    /// Whether it opens brackets.
    @inlinable
    package var isOpening: Bool { kind == .openParenthesis || kind == .openBracket || kind == .openBrace }

    /// Whether it is a keyword that an expression follows.
    func precedesExpression<Bytes: Collection>(in bytes: Bytes) -> Bool
    where Bytes.Element == UInt8, Bytes.Index == Int {
        kind == .word && Self.keywordsBeforeExpressions.contains { $0.utf8.elementsEqual(bytes[Int(start)..<Int(end)]) }
    }

    private static let keywordsBeforeExpressions = [
        "return", "in", "case", "let", "var", "where", "try", "await", "throw", "catch", "else", "if", "while",
        "switch", "guard",
    ]
}

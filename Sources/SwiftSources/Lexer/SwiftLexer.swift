/// Splits Swift code into tokens in one pass without recursion. It accepts any bytes: unclosed tokens end with their
/// line or the file.
package struct SwiftLexer {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    private(set) var tokens: [SwiftToken] = []
    /// The open interpolations, innermost last.
    var interpolations: [Interpolation] = []
    private(set) var startsLine = true
    private(set) var isApart = true

    /// The code inside a string literal.
    struct Interpolation {
        var literal: StringDelimiter
        /// The number of open parentheses, including the interpolation's own.
        var depth: Int
    }

    /// Returns the tokens of a file in order.
    package static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
        // Positions have 32 bits.
        guard bytes.count < UInt32.max else { return [] }
        return bytes.withUnsafeBufferPointer { buffer in
            var lexer = SwiftLexer(bytes: buffer)
            lexer.tokens.reserveCapacity(buffer.count / 5)
            lexer.skipBeginning()
            while lexer.position < buffer.count { lexer.scan() }
            return lexer.tokens
        }
    }

    /// Returns the byte at an offset; 0 after the end.
    @inline(__always)
    func byte(_ distance: Int = 0) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    /// Appends a token that ends at the position.
    @inline(__always)
    mutating func append(_ kind: SwiftToken.Kind, from start: Int, to end: Int? = nil) {
        tokens.append(
            SwiftToken(
                kind: kind, startsLine: startsLine, isApart: isApart, start: UInt32(truncatingIfNeeded: start),
                end: UInt32(truncatingIfNeeded: end ?? position)))
        startsLine = false
        isApart = false
    }

    /// Skips the byte order mark and a `#!` line.
    private mutating func skipBeginning() {
        if byte() == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
        if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    }

    /// Scans one token or some white space.
    private mutating func scan() {
        let start = position
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            position += 1
            startsLine = true
            isApart = true
        case 0...0x20:
            position += 1
            isApart = true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
        case 0x80...: scanWide()
        case _ where Self.isWordByte(byte):
            skipWord()
            append(.word, from: start)
        case UInt8(ascii: "\""): scanString(hashes: 0)
        case UInt8(ascii: "#"): scanHash()
        case UInt8(ascii: "/"): scanSlash()
        case UInt8(ascii: "`"): scanQuotedWord()
        case UInt8(ascii: "."): scanDot()
        case UInt8(ascii: "("), UInt8(ascii: ")"): scanParenthesis(byte)
        default:
            if Self.isOperator(byte) { return scanSymbols() }
            position += 1
            append(Self.kind(of: byte), from: start)
        }
    }

    private static func kind(of byte: UInt8) -> SwiftToken.Kind {
        switch byte {
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: ";"): .semicolon
        case UInt8(ascii: "["): .openBracket
        case UInt8(ascii: "]"): .closeBracket
        case UInt8(ascii: "{"): .openBrace
        case UInt8(ascii: "}"): .closeBrace
        default: .other
        }
    }
}

// MARK: - Words and numbers

extension SwiftLexer {
    @inline(__always)
    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"):
            true
        default: false
        }
    }

    mutating func skipWord() {
        while position < bytes.count {
            let length = bytes[position] < 0x80 ? Self.isWordByte(bytes[position]) ? 1 : 0 : wideWordLength()
            guard length > 0 else { return }
            position += length
        }
    }

    /// Scans a word, an operator or a space that begins with a character outside of ASCII.
    private mutating func scanWide() {
        let start = position
        let space = wideSpaceLength()
        if space > 0 {
            position += space
            isApart = true
        } else if wideSymbolLength() > 0 {
            scanSymbols()
        } else {
            skipWord()
            append(.word, from: start)
        }
    }

    /// Scans a name in backticks, which ends on its line.
    private mutating func scanQuotedWord() {
        let start = position + 1
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "`"), !Self.isLineEnd(bytes[end]) { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "`") else {
            position += 1
            return append(.other, from: position - 1)
        }
        position = end + 1
        append(.quotedWord, from: start, to: end)
    }

    private mutating func scanNumber() {
        let start = position
        let isHexadecimal = byte() == UInt8(ascii: "0") && byte(1) == UInt8(ascii: "x")
        skipWord()
        if byte() == UInt8(ascii: "."), isHexadecimal ? beginsHexadecimalFraction : beginsFraction {
            position += 1
            skipWord()
        }
        // The sign of an exponent.
        let last = bytes[position - 1] | 0x20
        if byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+"), Self.isDigit(byte(1)),
            last == UInt8(ascii: isHexadecimal ? "p" : "e")
        {
            position += 1
            skipWord()
        }
        append(.number, from: start)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Whether a fraction begins at the dot. Indices of nested tuples are not fractions: `a.0.1`.
    private var beginsFraction: Bool { Self.isDigit(byte(1)) && tokens.last?.kind != .dot }

    /// Whether a fraction begins at the dot. In a hexadecimal number, it needs an exponent: `0x1.8p3`, but not
    /// `0xFF.description`.
    private var beginsHexadecimalFraction: Bool {
        var distance = 1
        while true {
            switch byte(distance) {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
                UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "_"):
                distance += 1
            case UInt8(ascii: "p"), UInt8(ascii: "P"):
                let sign = byte(distance + 1) == UInt8(ascii: "-") || byte(distance + 1) == UInt8(ascii: "+")
                return distance > 1 && Self.isDigit(byte(distance + (sign ? 2 : 1)))
            default: return false
            }
        }
    }
}

// MARK: - Operators

extension SwiftLexer {
    @inline(__always)
    static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "*"),
            UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
            UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "/"):
            true
        default: false
        }
    }

    mutating func scanSymbols() {
        let start = position
        while !beginsComment {
            let length = symbolLength()
            guard length > 0 else { break }
            position += length
            // A regular expression after a prefix operator: `!/a/`.
            if byte() == UInt8(ascii: "/"), !beginsComment, scanRegex(after: start) { return }
        }
        append(.symbols, from: start)
    }

    /// Returns the length of the character at the position if it continues an operator; 0 if it does not.
    @inline(__always)
    private func symbolLength() -> Int {
        let byte = byte()
        return byte < 0x80 ? Self.isOperator(byte) ? 1 : 0 : wideSymbolLength(canBeMark: true)
    }

    private mutating func scanDot() {
        let start = position
        position += 1
        // Only an operator that begins with a dot can contain others.
        while !beginsComment {
            let length = byte() == UInt8(ascii: ".") ? 1 : symbolLength()
            guard length > 0 else { break }
            position += length
        }
        append(position == start + 1 ? .dot : .symbols, from: start)
    }

    /// Scans a parenthesis, which may end an interpolation and continue the string.
    private mutating func scanParenthesis(_ byte: UInt8) {
        position += 1
        guard byte == UInt8(ascii: ")") else {
            append(.openParenthesis, from: position - 1)
            if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
            return
        }
        append(.closeParenthesis, from: position - 1)
        guard !interpolations.isEmpty else { return }
        interpolations[interpolations.count - 1].depth -= 1
        if interpolations[interpolations.count - 1].depth == 0 {
            scanRest(of: interpolations.removeLast().literal, from: position)
        }
    }
}

// MARK: - Comments

extension SwiftLexer {
    @inline(__always)
    static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    mutating func skipLine() {
        while position < bytes.count, !Self.isLineEnd(bytes[position]) { position += 1 }
    }

    @inline(__always)
    private var beginsComment: Bool {
        byte() == UInt8(ascii: "/") && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
    }

    private mutating func scanSlash() {
        if byte(1) == UInt8(ascii: "/") {
            skipLine()
        } else if byte(1) == UInt8(ascii: "*") {
            skipBlockComment()
            isApart = true
        } else if !scanRegex() {
            scanSymbols()
        }
    }

    /// Skips a block comment, which can be nested and span lines.
    private mutating func skipBlockComment() {
        var depth = 1
        position += 2
        while position < bytes.count, depth > 0 {
            switch (bytes[position], byte(1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                position += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                position += 2
            case (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _):
                startsLine = true
                position += 1
            default: position += 1
            }
        }
    }
}

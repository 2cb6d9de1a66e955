/// The delimiters of a string literal.
struct StringDelimiter {
    /// The number of `#` around it and in its escapes.
    var hashes: Int
    var isMultiline: Bool
}

// MARK: - Strings

extension SwiftLexer {
    /// Scans `#"…"#`, `#/…/#`, `#if`, or a single `#`.
    mutating func scanHash() {
        let start = position
        while byte() == UInt8(ascii: "#") { position += 1 }
        let hashes = position - start
        switch byte() {
        case UInt8(ascii: "\""): scanString(hashes: hashes)
        case UInt8(ascii: "/"): scanExtendedRegex(hashes: hashes)
        default:
            skipWord()
            append(.directive, from: start)
        }
    }

    /// Scans a string literal from its quotation mark.
    mutating func scanString(hashes: Int) {
        let start = position - hashes
        let hasThree = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        let isMultiline = hasThree && (hashes == 0 || !closesInLine(hashes))
        position += isMultiline ? 3 : 1
        scanRest(of: StringDelimiter(hashes: hashes, isMultiline: isMultiline), from: start)
    }

    /// Returns whether a literal with three quotation marks is on a single line: `#"""#` contains one quotation mark.
    private func closesInLine(_ hashes: Int) -> Bool {
        var index = position + 2
        while index < bytes.count, !Self.isLineEnd(bytes[index]) {
            index += 1
            if bytes[index - 1] == UInt8(ascii: "\""), hasHashes(hashes, at: index) { return true }
        }
        return false
    }

    private func hasHashes(_ count: Int, at index: Int) -> Bool {
        guard index + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[index + offset] != UInt8(ascii: "#") { return false }
        return true
    }

    /// Scans the rest of a string literal, up to its end or its next interpolation. The token begins at `start`.
    mutating func scanRest(of literal: StringDelimiter, from start: Int) {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                if let end = end(of: literal) {
                    position = end
                    return append(.text, from: start)
                }
                position += 1
            case UInt8(ascii: "\\") where hasHashes(literal.hashes, at: position + 1):
                position += 1 + literal.hashes
                if byte() == UInt8(ascii: "(") { return enterInterpolation(of: literal, from: start) }
                if literal.isMultiline || !Self.isLineEnd(byte()) { position = min(position + 1, bytes.count) }
            case UInt8(ascii: "\n") where !literal.isMultiline, UInt8(ascii: "\r") where !literal.isMultiline:
                return append(.text, from: start)
            default: position += 1
            }
        }
        append(.text, from: start)
    }

    /// Returns the end of the literal if it ends at this quotation mark.
    private func end(of literal: StringDelimiter) -> Int? {
        let quotes = literal.isMultiline ? 3 : 1
        guard !literal.isMultiline || byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") else { return nil }
        return hasHashes(literal.hashes, at: position + quotes) ? position + quotes + literal.hashes : nil
    }

    private mutating func enterInterpolation(of literal: StringDelimiter, from start: Int) {
        append(.text, from: start)
        position += 1
        append(.openParenthesis, from: position - 1)
        interpolations.append(Interpolation(literal: literal, depth: 1))
    }
}

// MARK: - Regular expressions

extension SwiftLexer {
    /// Scans `/…/` if it is a regular expression: an expression can begin here, and there is no space at either end. An
    /// operator before it begins at `prefix`.
    mutating func scanRegex(after prefix: Int? = nil) -> Bool {
        guard beginsExpression, let end = regexEnd() else { return false }
        let start = position
        if let prefix { append(.symbols, from: prefix) }
        position = end
        append(.regex, from: start)
        return true
    }

    private var beginsExpression: Bool {
        guard let last = tokens.last else { return true }
        return switch last.kind {
        case .comma, .colon, .semicolon, .openParenthesis, .openBracket, .openBrace: true
        case .symbols: startsLine || !isPostfix(last)
        case .word: startsLine || isApart && last.precedesExpression(in: bytes)
        default: startsLine
        }
    }

    /// Returns whether the last token is an operator after a value, as in `a! / b`, rather than that of `try? /a/`.
    private func isPostfix(_ last: SwiftToken) -> Bool {
        guard isApart, !last.isApart, let value = tokens.dropLast().last else { return false }
        switch value.kind {
        case .comma, .colon, .semicolon, .openParenthesis, .openBracket, .openBrace: return false
        default: return !value.precedesExpression(in: bytes)
        }
    }

    /// Returns the end of the regular expression; `nil` if it does not end on its line. The search stops at the next
    /// slash, so that bytes are not scanned repeatedly.
    private func regexEnd() -> Int? {
        var index = position + 1
        guard index < bytes.count, bytes[index] > 0x20 else { return nil }
        var (groups, classes) = (0, 0)
        while index < bytes.count, !Self.isLineEnd(bytes[index]) {
            switch bytes[index] {
            case UInt8(ascii: "/"): return isRegexEnd(index) ? index + 1 : nil
            case UInt8(ascii: "\\"):
                index += 1
                if index < bytes.count, Self.isLineEnd(bytes[index]) { return nil }
            case UInt8(ascii: "["): classes += 1
            case UInt8(ascii: "]"): classes = max(0, classes - 1)
            case UInt8(ascii: "(") where classes == 0: groups += 1
            case UInt8(ascii: ")") where classes == 0:
                groups -= 1
                if groups < 0 { return nil }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Returns whether a slash ends a regular expression: no unescaped space precedes it, and it does not begin a
    /// comment.
    private func isRegexEnd(_ index: Int) -> Bool {
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*") {
            return false
        }
        let isSpace = bytes[index - 1] == UInt8(ascii: " ") || bytes[index - 1] == UInt8(ascii: "\t")
        return !isSpace || bytes[index - 2] == UInt8(ascii: "\\")
    }

    /// Scans `#/…/#`, which can span lines if a line break follows the opening delimiter.
    private mutating func scanExtendedRegex(hashes: Int) {
        let start = position - hashes
        position += 1
        var index = position
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
            index += 1
        }
        let isMultiline = index < bytes.count && Self.isLineEnd(bytes[index])
        while position < bytes.count, isMultiline || !Self.isLineEnd(bytes[position]) {
            if bytes[position] == UInt8(ascii: "/"), hasHashes(hashes, at: position + 1) {
                position += 1 + hashes
                break
            }
            position += bytes[position] == UInt8(ascii: "\\") && !Self.isLineEnd(byte(1)) ? 2 : 1
        }
        position = min(position, bytes.count)
        append(.regex, from: start)
    }
}

/// The code of a file as a tree: its tokens, and the partner of each bracket.
package struct SwiftCode: Sendable {
    package let bytes: [UInt8]
    package let tokens: [SwiftToken]
    /// The index of the other bracket of each pair; -1 for other tokens and for brackets without a partner.
    private let partners: [Int32]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SwiftLexer.tokens(of: bytes)
        partners = Self.partners(of: tokens)
    }

    private static func partners(of tokens: [SwiftToken]) -> [Int32] {
        var partners = [Int32](repeating: -1, count: tokens.count)
        var open: [Int] = []
        // The number of open brackets of each kind. A closing bracket without an open one has no partner.
        var counts = [Int](repeating: 0, count: 3)
        for index in tokens.indices {
            guard let bracket = tokens[index].kind.bracket else { continue }
            if tokens[index].isOpening {
                open.append(index)
                counts[bracket] += 1
            } else if counts[bracket] > 0 {
                while let last = open.popLast(), let other = tokens[last].kind.bracket {
                    counts[other] -= 1
                    guard other == bracket else { continue }
                    (partners[last], partners[index]) = (Int32(index), Int32(last))
                    break
                }
            }
        }
        return partners
    }

    /// Returns the index of the other bracket; `nil` for other tokens and for brackets without a partner.
    package func partner(of index: Int) -> Int? { partners[index] < 0 ? nil : Int(partners[index]) }

    /// Returns the text of a token; empty outside of the file.
    package func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text(in: bytes) : "" }

    /// Returns the kind of a token; `nil` outside of the file.
    package func kind(_ index: Int) -> SwiftToken.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

    /// Returns the name of the type that an extension extends, without its module: `Image` in `extension SwiftUI.Image`.
    package func extendedType(at keyword: Int) -> String {
        text(kind(keyword + 2) == .dot && kind(keyword + 4) != .dot ? keyword + 3 : keyword + 1)
    }

    /// Returns whether a token has a text.
    package func isText(_ index: Int, _ text: StaticString) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        let token = tokens[index]
        guard Int(token.end - token.start) == text.utf8CodeUnitCount else { return false }
        return bytes[Int(token.start)..<Int(token.end)].elementsEqual(
            UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Returns the range of tokens in the file, in bytes.
    package func byteRange(of range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty else { return 0..<0 }
        // The text of a name in backticks is between them.
        let (first, last) = (tokens[range.lowerBound], tokens[range.upperBound - 1])
        let start = Int(first.start) - (first.kind == .quotedWord ? 1 : 0)
        return start..<Int(last.end) + (last.kind == .quotedWord ? 1 : 0)
    }

    /// Returns the content of a string literal without escapes or interpolations; `nil` for any other token.
    package func plainString(_ index: Int) -> String? {
        guard kind(index) == .text else { return nil }
        let token = tokens[index]
        var text = bytes[Int(token.start)..<Int(token.end)]
        while text.first == UInt8(ascii: "#"), text.last == UInt8(ascii: "#") { text = text.dropFirst().dropLast() }
        let content = text.dropFirst().dropLast()
        let quote = UInt8(ascii: "\"")
        guard text.count >= 2, text.first == quote, text.last == quote,
            !content.contains(where: { $0 == quote || $0 == UInt8(ascii: "\\") })
        else { return nil }
        return String(decoding: content, as: UTF8.self)
    }
}

extension SwiftToken.Kind {
    /// The number of a kind of brackets; `nil` for other tokens.
    package var bracket: Int? {
        switch self {
        case .openParenthesis, .closeParenthesis: 0
        case .openBracket, .closeBracket: 1
        case .openBrace, .closeBrace: 2
        default: nil
        }
    }
}

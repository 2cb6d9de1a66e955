extension SwiftCode {
    /// The number of tokens of generic arguments to look at.
    private static let longestGenericArguments = 200

    /// Returns the index after the generic arguments that begin at a token: `<Int, String>` in `Map<Int, String>()`.
    /// `nil` for other tokens.
    ///
    /// As in the compiler, the tokens inside and the one after them decide: `a < b, c > d` are comparisons.
    func endOfGenericArguments(_ opening: Int) -> Int? {
        guard isText(opening, "<"), !tokens[opening].isApart,
            kind(opening - 1) == .word || kind(opening - 1) == .quotedWord
        else { return nil }
        var (depth, index) = (1, opening + 1)
        while index < tokens.count, index - opening < Self.longestGenericArguments {
            switch tokens[index].kind {
            case .word, .quotedWord, .dot, .comma, .number: index += 1
            case .openParenthesis, .openBracket:
                guard let partner = partner(of: index) else { return nil }
                index = partner + 1
            case .symbols:
                guard let change = changeOfDepth(index, depth) else { return nil }
                depth += change
                index += 1
                if depth == 0 { return endsGenericArguments(index) ? index : nil }
            case .other where isText(index, "@"): index += 1
            default: return nil
            }
        }
        return nil
    }

    /// Returns by how much an operator in a type changes the depth; `nil` for other operators.
    private func changeOfDepth(_ index: Int, _ depth: Int) -> Int? {
        if ["->", "&", "-", "~", "..."].contains(where: { isText(index, $0) }) { return 0 }
        var change = 0
        for byte in bytes[Int(tokens[index].start)..<Int(tokens[index].end)] {
            switch byte {
            case UInt8(ascii: "<"): change += 1
            case UInt8(ascii: ">") where depth + change > 0: change -= 1
            case UInt8(ascii: "?"), UInt8(ascii: "!"): break
            default: return nil
            }
        }
        return change
    }

    /// Returns whether a token can follow generic arguments.
    private func endsGenericArguments(_ index: Int) -> Bool {
        switch kind(index) {
        case nil, .openParenthesis, .closeParenthesis, .closeBracket, .openBrace, .closeBrace, .dot, .comma, .colon,
            .semicolon:
            true
        default: tokens[index].startsLine
        }
    }
}

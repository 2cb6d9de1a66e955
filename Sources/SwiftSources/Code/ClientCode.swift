/// Finds code that other modules compile, too. It can only name public declarations.
extension SwiftCode {
    /// The number of tokens between the beginning of a declaration and its parentheses or braces to look at.
    private static let longestHead = 60

    /// Returns whether other modules compile the code at a token: a default argument of a public function, or the body of
    /// an inlinable one.
    package func isCompiledByClients(_ index: Int) -> Bool {
        var place = index
        while let opening = bracket(around: place) {
            switch kind(opening) {
            case .openParenthesis:
                if let keyword = function(withParametersAt: opening), isPublic(keyword) { return true }
            case .openBrace:
                if head(before: opening).contains(where: { isText($0, "inlinable") && isText($0 - 1, "@") }) {
                    return true
                }
            default: break
            }
            place = opening
        }
        return false
    }

    /// Returns the innermost opening bracket around a token.
    private func bracket(around index: Int) -> Int? {
        var place = index - 1
        while place >= 0 {
            if tokens[place].isOpening { return place }
            place = (tokens[place].kind.bracket == nil ? place : partner(of: place) ?? place) - 1
        }
        return nil
    }

    /// Returns the keyword of the function, initializer or subscript whose parameters a parenthesis opens.
    private func function(withParametersAt opening: Int) -> Int? {
        var name = opening - 1
        if text(name).hasSuffix(">") {
            let first = max(name - Self.longestHead, 0)
            guard let start = (first..<name).last(where: { isText($0, "<") }) else { return nil }
            name = start - 1
        }
        if kind(name) == .symbols, isText(name - 1, "init") { name -= 1 }
        if isText(name - 1, "func") { return name - 1 }
        let isKeyword = isText(name, "init") || isText(name, "subscript")
        return isKeyword && kind(name - 1) != .dot ? name : nil
    }

    /// Returns whether a declaration is public, by its own modifiers or those of its extension.
    private func isPublic(_ keyword: Int) -> Bool {
        let modifiers = modifiers(before: keyword)
        if !modifiers.isDisjoint(with: ["public", "open", "usableFromInline"]) { return true }
        guard modifiers.isDisjoint(with: ["private", "fileprivate", "internal", "package"]),
            let brace = bracket(around: keyword)
        else { return false }
        return head(before: brace).contains { isText($0, "extension") && isText($0 - 1, "public") }
    }

    /// Returns the modifiers and attributes before the keyword of a declaration.
    private func modifiers(before keyword: Int) -> Set<String> {
        var words: Set<String> = []
        var place = keyword - 1
        while keyword - place < Self.longestHead {
            // `private(set)`, `@available(…)`
            if kind(place) == .closeParenthesis, let opening = partner(of: place) { place = opening - 1 }
            let isAttribute = isText(place - 1, "@")
            guard kind(place) == .word, isAttribute || Self.modifiers.contains(text(place)) else { break }
            words.insert(text(place))
            place -= isAttribute ? 2 : 1
        }
        return words
    }

    private static let modifiers: Set<String> = [
        "class", "convenience", "fileprivate", "final", "internal", "isolated", "mutating", "nonisolated",
        "nonmutating",
        "open", "override", "package", "private", "public", "required", "static",
    ]

    /// Returns the tokens of a declaration before its brace, and perhaps of statements before it.
    private func head(before brace: Int) -> Range<Int> {
        var start = brace
        while start > 0, brace - start < Self.longestHead, tokens[start - 1].kind != .openBrace,
            tokens[start - 1].kind != .closeBrace, tokens[start - 1].kind != .semicolon
        { start -= 1 }
        return start..<brace
    }
}

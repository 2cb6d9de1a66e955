import LocatedJSON

/// What stands in braces where a text is expected: a reference, or words such as `{name}`, which programs replace.
extension TokenGraph {
    /// The text that a token's value is, where it was taken for a reference.
    func proseInBraces(_ token: Token) -> TokenValue? {
        guard token.type == .string, let path = token.value.aliasedPath, self.token(at: path) == nil,
            group(at: path) == nil, !isMeantAsPath(path, by: token)
        else { return nil }
        return .string("{\(path)}")
    }

    /// Whether what names no token can only be meant as a path: a pointer is no text, and several names are a path where the
    /// first one is known. In a file of the Design Tokens format they are nothing else, either. Figma refers in braces only to
    /// what is in the file, so in its exports they may be a placeholder: `{user.name}`.
    private func isMeantAsPath(_ path: String, by token: Token) -> Bool {
        if sources[token.document].textInBraces(token.valueNode) == nil { return true }
        let names = path.split(separator: ".", omittingEmptySubsequences: false)
        guard names.count > 1, !names.contains("") else { return false }
        let first = String(Self.trimmed(names[0]))
        if self.token(at: first) != nil || group(at: first) != nil { return true }
        return rules[token.document] != .figma && names.allSatisfy { Self.trimmed($0) == $0 }
    }
}

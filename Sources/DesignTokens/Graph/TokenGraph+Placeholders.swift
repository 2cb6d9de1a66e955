import LocatedJSON

/// Text in braces where a string is expected: a reference, or a placeholder such as `{name}`, which programs replace.
extension TokenGraph {
    /// Returns the string of a token whose value was mistaken for a reference.
    func placeholderText(_ token: Token) -> TokenValue? {
        guard token.type == .string, let path = token.value.aliasedPath, self.token(at: path) == nil,
            group(at: path) == nil, !isMeantAsPath(path, by: token)
        else { return nil }
        return .string("{\(path)}")
    }

    /// Whether a dangling reference can only be meant as a path: a pointer is not text, and several names are a path if
    /// the first one is known. In a file of the Design Tokens format it is always a path. Figma uses braces only for
    /// references within the file, so in its exports they may be a placeholder: `{user.name}`.
    private func isMeantAsPath(_ path: String, by token: Token) -> Bool {
        if sources[token.document].textInBraces(token.valueNode) == nil { return true }
        let names = path.split(separator: ".", omittingEmptySubsequences: false)
        guard names.count > 1, !names.contains("") else { return false }
        let first = String(Self.trimmed(names[0]))
        if self.token(at: first) != nil || group(at: first) != nil { return true }
        return rules[token.document] != .figma && names.allSatisfy { Self.trimmed($0) == $0 }
    }
}

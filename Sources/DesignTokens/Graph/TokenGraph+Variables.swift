/// Figma's links from tokens: each names a variable, and contains the variable's value at the time of the export.
extension TokenGraph {
    /// The path of a token in Figma's links.
    func variablePath(of token: Int) -> Substring {
        Token.variablePath(of: tokens[token].name, at: tokens[token].path)
    }

    /// The tokens that a variable may be, by its path in its collection's export.
    func tokens(of variable: FigmaVariable) -> [Int] {
        let named = tokens(at: variable.path)
        return named.isEmpty ? tokens(at: variable.path.appendingName(.rootTokenName)) : named
    }

    /// Whether the exported values of a token, in all modes in which it is linked to a variable, equal those of another
    /// token, either in its default mode, as Figma exports links, or in the mode of the same name.
    func agrees(_ token: Int, linkedTo variable: FigmaVariable, with target: Int) -> Bool {
        let modes = collections[collection(of: token)].modes
        return modes.indices.allSatisfy { mode in
            let link = stated(token, inMode: mode)
            guard link.variable == variable, link.value.aliasedPath == nil else { return true }
            return [nil, modes[mode].name].contains { name in
                literal(of: target, inMode: name).map { link.isExported(from: $0) } ?? false
            }
        }
    }

    /// Whether a token has the exported value of a link in any mode of its collection, or `nil` if this is unknown.
    func hasExportedValue(_ target: Int, of link: Token) -> Bool? {
        if link.value.aliasedPath != nil { return nil }
        let values = collections[collection(of: target)].modes.compactMap { literal(of: target, inMode: $0.name) }
        return values.isEmpty ? nil : values.contains { link.isExported(from: $0) }
    }

    /// The value at the end of a token's references, each collection in the mode with a name if it has one, and in its
    /// default mode otherwise; `nil` without an end, or for a long chain.
    private func literal(of token: Int, inMode name: String?) -> TokenValue? {
        var token = token
        for _ in 0..<Self.longestChain {
            let mode = collections[collection(of: token)].modes.firstIndex { $0.name == name }
            let value = stated(token, inMode: mode ?? 0).value
            guard let path = value.aliasedPath else { return value == .deferred || value == .unusable ? nil : value }
            guard let target = self.token(at: path, from: token) else { return nil }
            token = target
        }
        return nil
    }

    /// The maximum length of a chain; longer ones are cycles, or not worth following here.
    private static let longestChain = 32
}

/// What Figma's links say of tokens: a link names a variable, and holds the value that this had when it was exported.
extension TokenGraph {
    /// The tokens that a variable can be, by the path that it has in its collection's export.
    func tokens(of variable: FigmaVariable) -> [Int] {
        let named = tokens(at: variable.path)
        return named.isEmpty ? tokens(at: variable.path.appendingName(.rootTokenName)) : named
    }

    /// Whether the values that a token was exported with, in all modes in which it is linked to a variable, are those of
    /// another token: what that is by default, as Figma exports it, or in the mode of the same name.
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

    /// Whether a token has, in any mode of its collection, the value that a link was exported with; `nil` where that cannot be
    /// told.
    func hasExportedValue(_ target: Int, of link: Token) -> Bool? {
        if link.value.aliasedPath != nil { return nil }
        let values = collections[collection(of: target)].modes.compactMap { literal(of: target, inMode: $0.name) }
        return values.isEmpty ? nil : values.contains { link.isExported(from: $0) }
    }

    /// The value at the end of a token's references, each collection being in the mode of a name, where it has one, and else
    /// in its default mode; `nil` where there is no end, or none near.
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

    /// Longer chains are cycles, or tell too little to be followed here.
    private static let longestChain = 32
}

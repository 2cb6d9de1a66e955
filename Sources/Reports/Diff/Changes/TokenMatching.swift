import CodeGeneration
import DesignTokens

/// Which token of one state is which of the other: those of one Figma variable, else those of one path.
struct TokenMatching {
    private(set) var oldTokens: [Int?]
    private(set) var newTokens: [Int?]

    init(_ old: TokenGraph, _ new: TokenGraph) {
        oldTokens = Array(repeating: nil, count: new.tokens.count)
        newTokens = Array(repeating: nil, count: old.tokens.count)
        joinVariables(old, new)
        joinPaths(old, new)
    }

    /// Variables come first: where one token takes the path of another that moved on, both are still known. An id
    /// that stands at several tokens of one side cannot tell them apart, and joins none.
    private mutating func joinVariables(_ old: TokenGraph, _ new: TokenGraph) {
        let variables = Self.tokensByVariable(old)
        guard !variables.isEmpty else { return }
        var repeated: Set<Int> = []
        for newToken in new.tokens.indices {
            guard let id = new.variableId(of: newToken), let oldToken = variables[id] ?? nil else { continue }
            oldTokens[newToken] = oldToken
            if newTokens[oldToken] != nil { repeated.insert(oldToken) }
            newTokens[oldToken] = newToken
        }
        guard !repeated.isEmpty else { return }
        for newToken in new.tokens.indices {
            guard let oldToken = oldTokens[newToken], repeated.contains(oldToken) else { continue }
            oldTokens[newToken] = nil
            newTokens[oldToken] = nil
        }
    }

    private mutating func joinPaths(_ old: TokenGraph, _ new: TokenGraph) {
        for newToken in oldTokens.indices where oldTokens[newToken] == nil {
            let oldTokens = old.tokens(at: new.tokens[newToken].path)
            guard let oldToken = oldTokens.first(where: { newTokens[$0] == nil }) else { continue }
            self.oldTokens[newToken] = oldToken
            newTokens[oldToken] = newToken
        }
    }

    /// The token of each variable; `nil` where an id stands at several.
    private static func tokensByVariable(_ graph: TokenGraph) -> [String: Int?] {
        var tokens: [String: Int?] = [:]
        tokens.reserveCapacity(graph.tokens.count)
        for token in graph.tokens.indices {
            guard let id = graph.variableId(of: token) else { continue }
            if tokens.updateValue(token, forKey: id) != nil { tokens.updateValue(nil, forKey: id) }
        }
        return tokens
    }
}

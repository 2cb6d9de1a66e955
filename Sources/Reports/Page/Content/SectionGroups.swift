/// The groups of tokens for tables: each includes its nested groups as long as there are only a few tokens.
struct SectionGroups {
    struct Group {
        var path: String
        var tokens: [InspectedToken]
        /// The path, and the beginning that the names of a scale share.
        var title: String
        /// Whether the tokens are a numbered scale of colors.
        var isRamp = false

        init(path: String, tokens: [InspectedToken]) {
            (self.path, self.tokens) = (path, tokens)
            title = path
        }
    }

    /// Returns the groups in the order of their first tokens.
    static func groups(of tokens: [InspectedToken]) -> [Group] {
        var ancestors: [Int: [String]] = [:]
        var counts: [String: Int] = [:]
        for token in tokens {
            let paths = ancestors[token.token.group] ?? Self.paths(around: token)
            ancestors[token.token.group] = paths
            for path in paths { counts[path, default: 0] += 1 }
        }
        let chosen = ancestors.mapValues { paths in
            paths.first { (counts[$0] ?? 0) <= fewTokens } ?? paths.last ?? ""
        }
        let byPath = Dictionary(grouping: tokens) { chosen[$0.token.group] ?? "" }
        return tokens.map { chosen[$0.token.group] ?? "" }.uniqueInOrder.map {
            Group(path: $0, tokens: byPath[$0] ?? [])
        }
    }

    /// Returns the paths of a token's groups, outermost first.
    private static func paths(around token: InspectedToken) -> [String] {
        var path = ""
        return token.groups.map { name in
            path += path.isEmpty ? name : "." + name
            return path
        }
    }

    /// The number of tokens that fit a screen.
    private static let fewTokens = 24
}

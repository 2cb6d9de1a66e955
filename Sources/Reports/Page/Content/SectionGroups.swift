/// The groups of tokens for tables. Each includes its nested groups if there are only a few tokens.
struct SectionGroups {
    struct Group {
        var path: String
        var tokens: [InspectedToken]
        /// The path, with the common beginning of names in a scale.
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
        let byGroup = Dictionary(grouping: tokens, by: \.token.group)
        let ancestors = byGroup.compactMapValues { $0.first.map(paths) }
        var counts: [String: Int] = [:]
        for (group, paths) in ancestors {
            for path in paths { counts[path, default: 0] += byGroup[group]?.count ?? 0 }
        }
        let chosen = ancestors.mapValues { paths in
            paths.first { (counts[$0] ?? 0) <= fewTokens } ?? paths.last ?? ""
        }
        var groups: [Group] = []
        var places: [String: Int] = [:]
        var last = (group: -1, place: 0)
        for token in tokens {
            let group = token.token.group
            if group != last.group {
                let path = chosen[group] ?? ""
                last = (group, places[path] ?? groups.count)
                if last.place == groups.count { groups.append(Group(path: path, tokens: [])) }
                places[path] = last.place
            }
            groups[last.place].tokens.append(token)
        }
        return groups
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

import DesignTokens

/// Why no output takes a token: of several outputs, that which comes nearest to taking it.
package struct UntakenReason: Sendable, Hashable {
    /// How near the token is to being taken.
    fileprivate let nearness: Int
    /// The reason as a sentence.
    package let words: String

    /// Whether nobody has thought of the token: neither does the configuration exclude it, nor has anything been said of it.
    package var isUnclaimed: Bool { nearness < Self.sourceSet.nearness }

    package static let group = Self(nearness: 0, words: "no output takes its group")
    static func type(_ type: TokenType?) -> Self {
        Self(nearness: 1, words: "no output of its group takes the type \(type?.rawValue ?? "of its value")")
    }
    /// The file, token set, collection or mode.
    static let origin = Self(nearness: 2, words: "no output takes what comes from there")
    static let sourceSet = Self(nearness: 3, words: "themes have its set as a source only")
    static let hidden = Self(nearness: 4, words: "Figma hides it from publishing")
    /// By name, or with its group, in the output at a path.
    static func excluded(by output: String) -> Self { Self(nearness: 5, words: "\(output) excludes it") }
    static let leftOut = Self(nearness: 6, words: "it cannot be used")
    static let unexpressed = Self(nearness: 7, words: "it has no value in the language")
    static let nameless = Self(nearness: 8, words: "it has no name")
}

/// Tells why tokens are in no output.
package struct UntakenTokens: Sendable {
    private let resolution: Resolution
    private let tree: GroupTree
    private let filters: [TokenFilter]
    /// The filters that name a group or a token: of many outputs, few have to be asked about one token.
    private var ofGroups: [Int: [Int]] = [:]
    private var ofTokens: [Int: [Int]] = [:]

    package init(_ resolution: Resolution, _ symbols: SymbolTables) {
        self.resolution = resolution
        let tree = GroupTree(resolution.graph)
        self.tree = tree
        filters = symbols.outputs.filter(\.takesTokens).map { output in
            TokenFilter(output.configuration, resolution, tree, symbols.given)
        }
        for (number, filter) in filters.enumerated() {
            for group in filter.namedGroups { ofGroups[group, default: []].append(number) }
            for token in filter.namedTokens { ofTokens[token, default: []].append(number) }
        }
    }

    /// The reason for a token that no output takes.
    package func reason(of token: Int) -> UntakenReason {
        if resolution.leftOut.contains(token) { return .leftOut }
        let reasons = filters(naming: token).map { filters[$0].reason(ofLeavingOut: token) }
        return reasons.max { $0.nearness < $1.nearness } ?? .group
    }

    /// The filters that name a token or a group around it, in the order of the outputs.
    private func filters(naming token: Int) -> [Int] {
        let groups = tree.groups(around: resolution.graph.tokens[token].group)
        return Set(groups.flatMap { ofGroups[$0] ?? [] } + (ofTokens[token] ?? [])).sorted()
    }
}

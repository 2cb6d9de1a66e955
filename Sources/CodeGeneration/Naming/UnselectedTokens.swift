import DesignTokens

/// Why no output selects a token. Of several outputs, the reason of the one that comes closest is reported.
package struct UnselectedReason: Sendable, Hashable {
    /// How close the token is to being selected.
    fileprivate let nearness: Int
    /// The reason as text.
    package let words: String

    /// Whether the token is neither excluded nor reported: the configuration does not mention it.
    package var isUnclaimed: Bool { nearness < Self.sourceSet.nearness }

    package static let group = Self(nearness: 0, words: "no output selects its group")
    static func type(_ type: TokenType?) -> Self {
        Self(nearness: 1, words: "no output of its group selects the type \(type?.rawValue ?? "of its value")")
    }
    /// The file, token set, collection or mode.
    static let origin = Self(nearness: 2, words: "no output selects its file, token set, collection or mode")
    static let sourceSet = Self(nearness: 3, words: "themes use its set only as a source")
    static let hidden = Self(nearness: 4, words: "it is hidden from publishing in Figma")
    /// Excluded by name, or with its group, in the output at a path.
    static func excluded(by output: String) -> Self { Self(nearness: 5, words: "'\(output)' excludes it") }
    static let leftOut = Self(nearness: 6, words: "it is unusable")
    static let unexpressed = Self(nearness: 7, words: "its value cannot be expressed in the language")
    static let nameless = Self(nearness: 8, words: "it has no name")
}

/// Finds out why tokens are in no output.
package struct UnselectedTokens: Sendable {
    private let resolution: Resolution
    private let tree: GroupTree
    private let filters: [TokenFilter]
    /// The filters that name a group or a token: few filters mention a given token.
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

    /// Returns the reason for a token that no output selects.
    package func reason(of token: Int) -> UnselectedReason {
        if resolution.leftOut.contains(token) { return .leftOut }
        let reasons = filters(naming: token).map { filters[$0].reason(ofLeavingOut: token) }
        return reasons.max { $0.nearness < $1.nearness } ?? .group
    }

    /// Returns the filters that name a token or a group around it, in output order.
    private func filters(naming token: Int) -> [Int] {
        let groups = tree.groups(around: resolution.graph.tokens[token].group)
        return Set(groups.flatMap { ofGroups[$0] ?? [] } + (ofTokens[token] ?? [])).sorted()
    }
}

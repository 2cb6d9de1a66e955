import DesignTokens

/// Why no output selects a token. Of several outputs, the reason of the one that comes closest is reported.
package enum UnselectedReason: Sendable, Hashable {
    case group
    case type(TokenType?)
    /// The file, token set, collection or mode.
    case origin
    case sourceSet
    case hidden
    /// Excluded by name, or with its group, in the output at a path.
    case excluded(by: String)
    case leftOut
    case unexpressed
    case nameless

    /// The reason as text.
    package var words: String { description.words }

    /// Whether the token is neither excluded nor reported: the configuration does not mention it.
    package var isUnclaimed: Bool { nearness < Self.sourceSet.nearness }

    /// How close the token is to being selected.
    fileprivate var nearness: Int { description.nearness }

    private var description: (nearness: Int, words: String) {
        switch self {
        case .group: (0, "no output selects its group")
        case .type(let type):
            (
                1,
                "the outputs that select its group do not select the type \(type.map { "'\($0.rawValue)'" } ?? "of its value")"
            )
        case .origin: (2, "no output selects its file, token set, collection or mode")
        case .sourceSet: (3, "themes use its set only as a source")
        case .hidden: (4, "it is hidden from publishing in Figma")
        case .excluded(let output): (5, "'\(output)' excludes it")
        case .leftOut: (6, "it is unusable")
        case .unexpressed: (7, "the output's language cannot express its value")
        case .nameless: (8, "it has no name")
        }
    }
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

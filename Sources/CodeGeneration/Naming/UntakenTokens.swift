import DesignTokens

/// Why no output takes a token: of several outputs, that which comes nearest to taking it.
package enum UntakenReason: Sendable, Hashable {
    case group
    case type(TokenType?)
    /// The file, token set, collection or mode.
    case origin
    case sourceSet
    case hidden
    /// What the path of the output is that excludes it by name, or with its group.
    case excluded(by: String)
    case leftOut
    case unexpressed
    case nameless

    /// How near the token is to being taken.
    fileprivate var nearness: Int {
        switch self {
        case .group: 0
        case .type: 1
        case .origin: 2
        case .sourceSet: 3
        case .hidden: 4
        case .excluded: 5
        case .leftOut: 6
        case .unexpressed: 7
        case .nameless: 8
        }
    }

    /// Whether nobody has thought of the token: neither does the configuration exclude it, nor has anything been said of it.
    package var isUnclaimed: Bool {
        switch self {
        case .group, .type, .origin: true
        case .sourceSet, .hidden, .excluded, .leftOut, .unexpressed, .nameless: false
        }
    }

    /// The reason as a sentence.
    package var words: String {
        switch self {
        case .group: "no output takes its group"
        case .type(let type): "no output of its group takes the type \(type?.rawValue ?? "of its value")"
        case .origin: "no output takes what comes from there"
        case .sourceSet: "themes have its set as a source only"
        case .hidden: "Figma hides it from publishing"
        case .excluded(let output): "\(output) excludes it"
        case .leftOut: "it cannot be used"
        case .unexpressed: "it has no value in the language"
        case .nameless: "it has no name"
        }
    }
}

/// Tells why tokens are in no output.
package struct UntakenTokens: Sendable {
    private let resolution: Resolution
    private let tree: GroupTree
    private let filters: [(path: String, filter: TokenFilter)]
    /// The filters that name a group or a token: of many outputs, few have to be asked about one token.
    private var ofGroups: [Int: [Int]] = [:]
    private var ofTokens: [Int: [Int]] = [:]

    package init(_ resolution: Resolution, _ symbols: SymbolTables) {
        self.resolution = resolution
        let tree = GroupTree(resolution.graph)
        self.tree = tree
        filters = symbols.outputs.filter(\.takesTokens).map { output in
            (
                output.configuration.path.value,
                TokenFilter(output.configuration, resolution, tree, symbols.given)
            )
        }
        for (number, output) in filters.enumerated() {
            for group in output.filter.namedGroups { ofGroups[group, default: []].append(number) }
            for token in output.filter.namedTokens { ofTokens[token, default: []].append(number) }
        }
    }

    /// The reason for a token that no output takes.
    package func reason(of token: Int) -> UntakenReason {
        if resolution.leftOut.contains(token) { return .leftOut }
        let reasons = filters(naming: token).map { number in
            filters[number].filter.reason(ofLeavingOut: token, output: filters[number].path)
        }
        return reasons.max { $0.nearness < $1.nearness } ?? .group
    }

    /// The filters that name a token or a group around it, in the order of the outputs.
    private func filters(naming token: Int) -> [Int] {
        let groups = tree.groups(around: resolution.graph.tokens[token].group)
        return Set(groups.flatMap { ofGroups[$0] ?? [] } + (ofTokens[token] ?? [])).sorted()
    }
}

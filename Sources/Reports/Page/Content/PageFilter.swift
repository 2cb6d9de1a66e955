import DesignTokens

/// A choice of tokens that the page offers beside the search.
struct PageFilter: Sendable {
    /// By what it chooses: the name that the data of each token has for that.
    enum Kind: String, CaseIterable, Sendable {
        case type, layer, state
    }

    var kind: Kind
    var options: Range<Int>
}

/// What a filter can choose: tokens with one word.
struct PageOption: Sendable {
    var name: String
    var text: String
}

/// What is to be known of a token.
enum PageState: String, CaseIterable, Sendable {
    case deprecated, unused
    case leftOut = "left out"
    /// It has not one value in all modes.
    case differs

    /// What is true of a token.
    static func all(of token: InspectedToken) -> [PageState] {
        allCases.filter { state in
            switch state {
            case .deprecated: token.isDeprecated
            case .unused: token.isUnused
            case .leftOut: token.isLeftOut
            case .differs: !token.isLeftOut && token.values.contains { !$0.value.isSame(as: token.value.value) }
            }
        }
    }
}

extension PageFilter.Kind {
    var title: String {
        switch self {
        case .type: "Type"
        case .layer: "Layer"
        case .state: "State"
        }
    }

    /// The options that rows have, in the order of what they are of; none where they would choose nothing.
    func options(_ rows: [PageRow], _ tokens: InspectedTokens) -> [PageOption] {
        var found: Set<String> = []
        for row in rows { found.formUnion(names(row, tokens[row.token])) }
        let options = known.filter { found.contains($0.name) }
        switch self {
        case .type: return options.count > 1 ? options : []
        case .layer: return options.contains { $0.name != Self.none } && options.count > 1 ? options : []
        case .state: return options
        }
    }

    /// Under which options a row is found. The script tells the same from the data.
    private func names(_ row: PageRow, _ token: InspectedToken) -> [String] {
        switch self {
        case .type: [token.type?.rawValue ?? Self.none]
        case .layer: [token.layer?.rawValue ?? Self.none]
        case .state: row.states.map(\.rawValue)
        }
    }

    private var known: [PageOption] {
        switch self {
        case .type: TokenType.allCases.map { PageOption(name: $0.rawValue, text: $0.rawValue) } + [without("no type")]
        case .layer: Layer.allCases.map { PageOption(name: $0.rawValue, text: $0.rawValue) } + [without("in no layer")]
        case .state:
            PageState.allCases.map {
                PageOption(name: $0.rawValue, text: $0 == .differs ? "differs between modes" : $0.rawValue)
            }
        }
    }

    private func without(_ text: String) -> PageOption { PageOption(name: Self.none, text: text) }

    /// The option for tokens that have no word.
    private static let none = "none"
}

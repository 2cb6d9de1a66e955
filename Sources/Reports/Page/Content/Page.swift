import Mustache

/// What a page shows, complete in memory.
struct Page: Sendable {
    /// How many notes a problem can have, and parts a path.
    static let partLimit = 8

    /// What its templates see.
    var model = PageModel()
    /// How much there is: `115 tokens`, `2 modes`.
    var counts: [String] = []
    /// The tables, in order.
    var sections: [PageSection] = []
    /// The rows of all tables, in order.
    var rows: [PageRow] = []
    /// Whether a server shows it, and tells it of newer ones.
    var isServed = false

    /// What the templates see, with what those of the style sheet and of the script became.
    func model(style: String, script: String) -> PageModel {
        var model = model
        let policy = PagePolicy(script: script, style: style, asksServer: isServed)
        (model.page[.style], model.page[.script]) = (.text(style), .text(script))
        (model.page[.policy], model.page[.isServed]) = (.text(policy.text), .flag(isServed))
        return model
    }
}

/// A table: the tokens of a group, or some of them.
struct PageSection: Sendable {
    var anchor: String
    /// The path of the group.
    var path: String
    /// Its rows, as places in those of the page.
    var rows: Range<Int>
}

/// A token.
struct PageRow: Sendable {
    /// Its number in the graph.
    var token: Int
    /// Whether its name is its whole path, and not the part inside the group of its section.
    var isNamedByPath: Bool
    /// What code says for it; empty where no output takes it.
    var symbol: String
    /// What is to be known of it.
    var states: [PageState]
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

import Mustache

/// The content of a page, complete in memory.
struct Page: Sendable {
    /// The limit for notes of a problem and for parts of a path.
    static let partLimit = 8

    /// The model for its templates.
    var model = PageModel()
    /// The counts: `115 tokens`, `2 modes`.
    var counts: [String] = []
    /// The tables in order.
    var sections: [PageSection] = []
    /// Whether a server shows the page and announces updates.
    var isServed = false

    /// The rows of all tables in order.
    var rows: [PageRow] { model.rows.all }

    /// The cells of all tables in order.
    var cells: [PageCell] { model.rows.cells }

    /// Returns the model for the templates with the rendered style sheet and script.
    func model(style: String, script: String) -> PageModel {
        var model = model
        let policy = PagePolicy(script: script, style: style, asksServer: isServed)
        (model.page[.style], model.page[.script]) = (.text(style), .text(script))
        (model.page[.policy], model.page[.isServed]) = (.text(policy.text), .flag(isServed))
        return model
    }
}

/// A table with the tokens of a group, or some of them.
struct PageSection: Sendable {
    var anchor: String
    /// The path of the group; empty for the root of the tokens.
    var path: String
    /// The path with the common beginning of names in a scale: `color.gray` for `color.gray-100` and others.
    var title: String
    /// Its rows, as a range of the page's rows.
    var rows: Range<Int>

    /// The name for people. Tokens at the root of a file have no group.
    var name: String { title.isEmpty ? "without a group" : title }
}

/// A state that a row shows.
enum PageState: String, CaseIterable, Sendable {
    case deprecated, unused
    case leftOut = "left out"
    /// Its values differ between modes.
    case differs

    /// Returns the states of a token.
    static func all(of token: InspectedToken, differs: Bool) -> [PageState] {
        allCases.filter { state in
            switch state {
            case .deprecated: token.isDeprecated
            case .unused: token.isUnused
            case .leftOut: token.isLeftOut
            case .differs: differs && !token.isLeftOut
            }
        }
    }
}

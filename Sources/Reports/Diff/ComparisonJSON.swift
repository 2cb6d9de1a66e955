import CodeGeneration
import DesignTokens

extension TokenComparison {
    /// The comparison for programs: one object on one line, as `docs/diff.md` describes it.
    package var json: String {
        let counts = TokenChange.Kind.allCases.map { "\"\($0.rawValue)\":\(count(of: $0))" }.joined(separator: ",")
        let changes = changes.map { Self.json($0) }.joined(separator: ",")
        let assets = assets.map { Self.json($0) }.joined(separator: ",")
        let symbols = symbols.map { Self.json($0) }.joined(separator: ",")
        return "{\"summary\":\(JSONText.quoted(summary)),\"breaking\":\(isBreaking),"
            + "\"counts\":{\(counts),\"breaking\":\(breakingCount)},"
            + "\"notes\":[\(notes.map(JSONText.quoted).joined(separator: ","))],"
            + "\"changes\":[\(changes)],\"assets\":[\(assets)],\"api\":[\(symbols)],"
            + "\"former\":[\(formerNames.map { Self.json($0) }.joined(separator: ","))],"
            + "\"contrast\":[\(contrast.map(\.json).joined(separator: ","))],\"usage\":\(usage?.json ?? "null")}\n"
    }

    private static func json(_ names: FormerNames) -> String {
        let lines = names.lines.map { "\(JSONText.quoted($0.path)):\(JSONText.quoted($0.name))" }
        return "{\"output\":\(JSONText.quoted(names.output)),\"names\":{\(lines.joined(separator: ","))}}"
    }

    private static func json(_ change: TokenChange) -> String {
        let kinds = change.kinds.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
        return "{\"kinds\":[\(kinds)],\"old\":\(json(change.old)),\"new\":\(json(change.new)),"
            + "\"followers\":\(change.followers),\"modes\":[\(modes(of: change).joined(separator: ","))]}"
    }

    private static func json(_ change: AssetChange) -> String {
        let files = change.files.map(JSONText.quoted).joined(separator: ",")
        return "{\"change\":\"\(change.kind.rawValue)\",\"kind\":\(quoted(change.current?.asset.kind.rawValue)),"
            + "\"name\":\(quoted(change.current?.asset.lookupName)),\"files\":[\(files)],"
            + "\"old\":\(json(change.old)),\"new\":\(json(change.new))}"
    }

    private static func json(_ state: AssetChange.State?) -> String {
        guard let state else { return "null" }
        return "{\"file\":\(JSONText.quoted(state.place)),\"symbol\":\(quoted(state.symbol?.text))}"
    }

    /// The modes in which a token is not what it was.
    private static func modes(of change: TokenChange) -> [String] {
        TokenChange.Kind.allCases.flatMap { change.modes[$0] ?? [] }.map(JSONText.quoted)
    }

    private static func values(of state: TokenChange.State) -> String {
        let values = state.modes.map { "\(JSONText.quoted($0.name)):\(JSONText.value($0.state.value))" }
        return values.isEmpty ? "null" : "{\(values.joined(separator: ","))}"
    }

    private static func json(_ state: TokenChange.State?) -> String {
        guard let state else { return "null" }
        return "{\"path\":\(JSONText.quoted(state.path)),\"type\":\(quoted(state.type?.rawValue)),"
            + "\"value\":\(JSONText.value(state.value)),\"values\":\(values(of: state)),\"step\":\"\(state.step.rawValue)\","
            + "\"target\":\(quoted(state.target)),\"symbol\":\(quoted(state.symbol?.text))}"
    }

    private static func json(_ change: SymbolChange) -> String {
        "{\"kind\":\"\(change.kind.rawValue)\",\"breaking\":\(change.isBreaking),\"old\":\(json(change.old)),"
            + "\"new\":\(json(change.new))}"
    }

    private static func json(_ state: SymbolChange.State?) -> String {
        guard let state else { return "null" }
        return "{\"symbol\":\(JSONText.quoted(state.symbol.text)),\"type\":\(JSONText.quoted(state.type)),"
            + "\"path\":\(JSONText.quoted(state.path))\(target(of: state))}"
    }

    /// The target of a symbol, where there are several.
    private static func target(of state: SymbolChange.State) -> String {
        state.unitLabel.isEmpty ? "" : ",\"target\":\(JSONText.quoted(state.unitLabel))"
    }

    private static func quoted(_ text: String?) -> String { text.map(JSONText.quoted) ?? "null" }
}

import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

/// What the script shows on demand: for each row of the page, in order, what the row does not say. Of its path it says the
/// part inside its group, and it says the symbol that code has for it.
struct PageData {
    private let tokens: InspectedTokens
    private let page: Page
    private let palette: Numbered<ColorValue>
    private let place: PagePlace
    /// The row of each token.
    private var rows: [Int?]
    /// Texts that many tokens share: their types, layers, states and steps; the files that they stand in; the outputs.
    private var words = Numbered<String>()
    private var files = Numbered<String>()
    private var outputs = Numbered<String>()

    init(_ tokens: InspectedTokens, _ page: Page, _ palette: Numbered<ColorValue>) {
        self.tokens = tokens
        self.page = page
        self.palette = palette
        place = PagePlace(tokens.run)
        rows = Array(repeating: nil, count: tokens.count)
        for (number, row) in page.rows.enumerated() { rows[row.token] = number }
    }

    /// One object: `modes`, the `contexts` of each on all axes, `colors` with the three spellings of each, the `groups` of
    /// rows, each with its path and how many rows it has, `tokens` in the order of the rows, and the `words`, `files` and
    /// `outputs` that tokens name by numbers.
    mutating func json() -> String {
        let modes = tokens.resolution.modes
        // The text of a token takes less room than its object.
        let objects = page.rows.map { row in
            JSONValue.spelled(object(of: tokens[row.token], row).text(escaping: Self.forbidden))
        }
        let data: JSONValue = [
            "modes": .array(modes.map { text($0.name) }),
            "contexts": .array(modes.map { .array($0.combination.contexts.map(JSONValue.integer)) }),
            "colors": .array(
                palette.all.map { .strings([$0.text, $0.displayP3CSSText, $0.oklchText]) }),
            "groups": .array(page.sections.map { [.string($0.path), .integer($0.rows.count)] }),
            "words": .strings(words.all), "files": .strings(files.all), "outputs": .strings(outputs.all),
            "tokens": .array(objects),
        ]
        return data.text(escaping: Self.forbidden)
    }

    /// Without these, no text can end the element that the data is in, or begin another.
    private static let forbidden = "<>&"

    private mutating func object(of token: InspectedToken, _ row: PageRow) -> JSONValue {
        let parts = token.values.flatMap(\.parts).map(\.number).uniqueInOrder.compactMap { rows[$0] }
        return .object(of: [
            "isPath": row.isNamedByPath ? .boolean(true) : nil, "type": token.type.map { word($0.rawValue) },
            "layer": token.layer.map { word($0.rawValue) }, "state": list(row.states.map { word($0.rawValue) }),
            "step": token.isLeftOut ? nil : word(token.step.rawValue),
            "losses": token.isLeftOut ? list(token.losses.map(loss)) : nil, "place": place(of: token),
            "values": .array(token.values.map { array(of: $0, token) }), "parts": list(parts.map(JSONValue.integer)),
            "code": list(token.declarations.map { code(of: $0, row) }),
            "former": list(token.formerSymbols.map { text($0.text) }),
            "description": token.description.map(description),
            "deprecated": token.deprecationReason.map(description),
            "untaken": token.declarations.isEmpty ? token.untakenReason.map(text) : nil,
            "figma": token.variableId.map(text),
        ])
    }

    /// The number of the mode, the number of its color, or else the value as people read it, and the row that it refers to;
    /// -1 for what it has not.
    private func array(of value: InspectedValue, _ token: InspectedToken) -> JSONValue {
        let color = token.isLeftOut ? nil : value.color.flatMap(palette.existingNumber(of:))
        let target = value.target.flatMap { rows[$0.number] }
        return [
            .integer(value.mode == nil ? -1 : value.modeNumber),
            color.map(JSONValue.integer) ?? text(token.isLeftOut ? "" : value.shownText), .integer(target ?? -1),
        ]
    }

    /// The output, in front of which is the symbol where it is not the one that the row says.
    private mutating func code(of declaration: TokenDeclaration, _ row: PageRow) -> JSONValue {
        let output = JSONValue.integer(outputs.number(of: Diagnostic.visible(declaration.output)))
        return declaration.reference == row.symbol ? output : [text(declaration.reference), output]
    }

    private mutating func place(of token: InspectedToken) -> JSONValue {
        let location = token.location
        return [
            .integer(files.number(of: place.path(location.path))), .integer(location.line), .integer(location.column),
        ]
    }

    private mutating func word(_ word: String) -> JSONValue { .integer(words.number(of: word)) }

    /// Why a token is left out, and the place.
    private func loss(_ diagnostic: Diagnostic) -> JSONValue {
        text(([diagnostic.message] + [diagnostic.location.map(place.text)].compactMap(\.self)).joined(separator: ", "))
    }

    private func list(_ elements: [JSONValue]) -> JSONValue? { elements.isEmpty ? nil : .array(elements) }

    private func text(_ text: String) -> JSONValue { .string(Diagnostic.visible(text)) }

    /// A text of several lines.
    private func description(_ text: String) -> JSONValue {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return .string(lines.map { Diagnostic.visible(String($0)) }.joined(separator: "\n"))
    }
}

import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

/// The data that the script shows on demand: for each row in order, what the row does not contain. The row contains the
/// path inside its group and the symbol.
struct PageData {
    private let tokens: InspectedTokens
    private let page: Page
    private let palette: Numbered<ColorValue>
    private let place: PagePlace
    /// The row of each token.
    private var rows: [Int?]
    /// Shared texts: types, layers, states and steps; files; outputs.
    private var words = Numbered<String>()
    private var files = Numbered<String>()
    private var outputs = Numbered<String>()
    /// The numbers of files by their paths in locations.
    private var fileNumbers: [String: Int] = [:]

    init(_ tokens: InspectedTokens, _ page: Page, _ palette: Numbered<ColorValue>) {
        self.tokens = tokens
        self.page = page
        self.palette = palette
        place = PagePlace(tokens.run)
        rows = Array(repeating: nil, count: tokens.count)
        for (number, row) in page.rows.enumerated() { rows[row.token] = number }
    }

    /// Returns one object: `modes`, their `contexts` on all axes, `colors` with three spellings each, the `groups` of
    /// rows with paths and counts, `tokens` in row order, and the `words`, `files` and `outputs` that tokens refer to
    /// by index.
    mutating func json() -> String {
        let modes = tokens.resolution.modes
        // The text of a token needs less memory than its object.
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

    /// The characters with which a text could end the element that contains the data, or begin another.
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
            "untaken": token.declarations.isEmpty ? token.unselectedReason.map(text) : nil,
            "figma": token.variableId.map(text),
        ])
    }

    /// Returns the index of the mode, the index of the color or else the readable value, and the row of the target; -1
    /// for missing ones.
    private func array(of value: InspectedValue, _ token: InspectedToken) -> JSONValue {
        let color = token.isLeftOut ? nil : value.color.flatMap(palette.existingNumber(of:))
        let target = value.target.flatMap { rows[$0.number] }
        return [
            .integer(value.mode == nil ? -1 : value.modeNumber),
            color.map(JSONValue.integer) ?? text(token.isLeftOut ? "" : value.shownText), .integer(target ?? -1),
        ]
    }

    /// Returns the output, preceded by the symbol if it differs from that of the row.
    private mutating func code(of declaration: TokenDeclaration, _ row: PageRow) -> JSONValue {
        let output = JSONValue.integer(outputs.number(of: Diagnostic.visible(declaration.output)))
        return declaration.reference == row.symbol ? output : [text(declaration.reference), output]
    }

    private mutating func place(of token: InspectedToken) -> JSONValue {
        let location = token.location
        let file = fileNumbers[location.path] ?? files.number(of: place.path(location.path))
        fileNumbers[location.path] = file
        return [.integer(file), .integer(location.line), .integer(location.column)]
    }

    private mutating func word(_ word: String) -> JSONValue { .integer(words.number(of: word)) }

    /// Returns why a token is left out, and the place.
    private func loss(_ diagnostic: Diagnostic) -> JSONValue {
        text(([diagnostic.message] + [diagnostic.location.map(place.text)].compactMap(\.self)).joined(separator: ", "))
    }

    private func list(_ elements: [JSONValue]) -> JSONValue? { elements.isEmpty ? nil : .array(elements) }

    private func text(_ text: String) -> JSONValue { .string(Diagnostic.visible(text)) }

    /// Returns a text of several lines.
    private func description(_ text: String) -> JSONValue {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return .string(lines.map { Diagnostic.visible(String($0)) }.joined(separator: "\n"))
    }
}

import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

/// What the script shows on demand: for each row of the page, in order, what the row has no room for.
struct PageData {
    private let tokens: InspectedTokens
    private let page: Page
    private let place: PagePlace
    /// The row of each token.
    private var rows: [Int?]

    init(_ tokens: InspectedTokens, _ page: Page) {
        self.tokens = tokens
        self.page = page
        place = PagePlace(tokens.run)
        rows = Array(repeating: nil, count: tokens.count)
        for (number, row) in page.rows.enumerated() { rows[row.token] = number }
    }

    /// One object: `modes`, the `contexts` of each on all axes, `colors` with the three spellings of each, and `tokens` in the
    /// order of the rows.
    var json: String {
        let modes = tokens.resolution.modes
        let data: JSONValue = [
            "modes": .array(modes.map { text($0.name) }),
            "contexts": .array(modes.map { .array($0.combination.contexts.map(JSONValue.integer)) }),
            "colors": .array(
                page.palette.colors.map { .strings([$0.text, $0.displayP3CSSText, $0.oklchText]) }),
            "tokens": .array(page.rows.map { object(of: tokens[$0.token], $0) }),
        ]
        // No text can end the element that the data is in, or begin another.
        return data.text(escaping: "<>&")
    }

    private func object(of token: InspectedToken, _ row: PageRow) -> JSONValue {
        let parts = token.values.flatMap(\.parts).uniqueNumbers.compactMap { rows[$0] }
        return .object(of: [
            "path": text(token.path), "type": token.type.map { text($0.rawValue) },
            "layer": token.layer.map { text($0.rawValue) }, "state": list(row.states.map { text($0.rawValue) }),
            "step": token.isLeftOut ? nil : text(token.step.rawValue),
            "losses": token.isLeftOut ? list(token.losses.map(loss)) : nil,
            "place": text(place.text(token.location)), "values": .array(token.values.map { array(of: $0, token) }),
            "parts": list(parts.map(JSONValue.integer)),
            "code": list(token.declarations.map { [text($0.reference), text($0.output)] }),
            "former": list(token.formerSymbols.map { text($0.text) }),
            "description": token.description.map(description),
            "deprecated": token.deprecationReason.map(description),
            "untaken": token.declarations.isEmpty ? token.untakenReason.map(text) : nil,
            "figma": token.variableId.map(text),
        ])
    }

    /// The number of the mode, the value as people read it, the number of its color and the row that it refers to; -1 for
    /// what it has not.
    private func array(of value: InspectedValue, _ token: InspectedToken) -> JSONValue {
        let color = token.isLeftOut ? nil : value.color.flatMap(page.palette.existingNumber(of:))
        let target = value.target.flatMap { rows[$0.number] }
        let words = token.isLeftOut ? "" : value.color?.text ?? value.text + value.writtenWords
        return [
            .integer(value.mode == nil ? -1 : value.modeNumber), text(words), .integer(color ?? -1),
            .integer(target ?? -1),
        ]
    }

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

extension Sequence<InspectedToken> {
    /// The numbers of the tokens, each once.
    fileprivate var uniqueNumbers: [Int] { map(\.number).uniqueInOrder }
}

import CodeGeneration
import DesignTokens
import Diagnostics

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
        let contexts = modes.map { ScriptJSON.array($0.combination.contexts.map(String.init)) }
        let colors = page.palette.colors.map { color in
            ScriptJSON.array([color.text, color.displayP3CSSText, color.oklchText].map(JSONText.quoted))
        }
        return ScriptJSON.inElement(
            ScriptJSON.object([
                ("modes", ScriptJSON.array(modes.map { text($0.name) })),
                ("contexts", ScriptJSON.array(contexts)),
                ("colors", ScriptJSON.array(colors)),
                ("tokens", ScriptJSON.array(page.rows.map { object(of: tokens[$0.token], $0) })),
            ]))
    }

    private func object(of token: InspectedToken, _ row: PageRow) -> String {
        ScriptJSON.object([
            ("path", text(token.path)), ("type", token.type.map { text($0.rawValue) }),
            ("layer", token.layer.map { text($0.rawValue) }), ("state", list(row.states.map { text($0.rawValue) })),
            ("step", token.isLeftOut ? nil : text(token.step.rawValue)),
            ("losses", token.isLeftOut ? list(token.losses.map(loss)) : nil),
            ("place", text(place.text(token.location))),
            ("values", ScriptJSON.array(token.values.map { array(of: $0, token) })),
            ("parts", list(token.values.flatMap(\.parts).uniqueNumbers.compactMap { rows[$0] }.map(String.init))),
            ("code", list(code(of: token))),
            ("former", list(token.formerSymbols.map { text($0.text) })),
            ("description", token.description.map(description)),
            ("deprecated", token.deprecationReason.map(description)),
            ("untaken", token.declarations.isEmpty ? token.untakenReason.map(text) : nil),
            ("figma", token.variableId.map(text)),
        ])
    }

    /// The number of the mode, the value as people read it, the number of its color and the row that it refers to; -1 for
    /// what it has not.
    private func array(of value: InspectedValue, _ token: InspectedToken) -> String {
        let color = token.isLeftOut ? nil : value.color.flatMap(page.palette.existingNumber(of:))
        let target = value.target.flatMap { rows[$0.number] }
        let words = token.isLeftOut ? "" : value.color?.text ?? value.text + value.writtenWords
        return ScriptJSON.array([
            String(value.mode == nil ? -1 : value.modeNumber), text(words), String(color ?? -1), String(target ?? -1),
        ])
    }

    /// Why a token is left out, and the place.
    private func loss(_ diagnostic: Diagnostic) -> String {
        text(([diagnostic.message] + [diagnostic.location.map(place.text)].compactMap(\.self)).joined(separator: ", "))
    }

    /// The symbol in each output, with the name of the file.
    private func code(of token: InspectedToken) -> [String] {
        token.declarations.map { ScriptJSON.array([text($0.reference), text($0.output)]) }
    }

    private func list(_ elements: [String]) -> String? { elements.isEmpty ? nil : ScriptJSON.array(elements) }

    private func text(_ text: String) -> String { JSONText.quoted(Diagnostic.visible(text)) }

    /// A text of several lines.
    private func description(_ text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return JSONText.quoted(lines.map { Diagnostic.visible(String($0)) }.joined(separator: "\n"))
    }
}

extension Sequence<InspectedToken> {
    /// The numbers of the tokens, each once.
    fileprivate var uniqueNumbers: [Int] { map(\.number).uniqueInOrder }
}

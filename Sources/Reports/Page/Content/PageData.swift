import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

/// The data that the script shows on demand: for each row in order, everything that the row does not contain. The row
/// contains the path inside its group, the symbol and a description of one line.
struct PageData {
    private let tokens: InspectedTokens
    private let rows: PageRows
    private let sections: [PageSection]
    private let place: PagePlace
    /// The row of each token.
    private var rowNumbers: [Int?]
    /// Shared texts: types, layers, states, steps and reasons; files; outputs.
    private var words = Numbered<String>()
    private var files = Numbered<String>()
    private var outputs = Numbered<String>()
    /// The numbers of files by their paths in locations.
    private var fileNumbers: [String: Int] = [:]
    private(set) var kinds = Numbered<PageRowKind>()
    private var runs: [(kind: Int, count: Int)] = []
    /// The line of each row, as the difference from the previous one.
    private var lines: [JSONValue] = []
    /// The columns that only some rows have.
    private var details = Details()

    init(_ tokens: InspectedTokens, _ page: Page) {
        self.tokens = tokens
        (rows, sections) = (page.model.rows, page.sections)
        place = PagePlace(tokens.run)
        rowNumbers = Array(repeating: nil, count: tokens.count)
        for number in rows.all.indices { rowNumbers[rows.all[number].token] = number }
        var last: (kind: PageRowKind?, line: Int) = (nil, 0)
        for number in rows.all.indices {
            let token = tokens[rows.all[number].token]
            let location = token.location
            let kind = kind(of: token, number, location)
            if kind != last.kind { runs.append((kinds.number(of: kind), 0)) }
            runs[runs.count - 1].count += 1
            lines.append(.integer(location.line - last.line))
            last = (kind, location.line)
            addDetails(of: token, number)
        }
    }

    /// Returns one object: `modes`, their `contexts` on all axes, `colors`, the `groups` of rows with paths and counts,
    /// and the rows by columns. The `kinds` of rows contain what many rows share, and `runs` the kind and number of
    /// successive rows. Each row has an element of `lines`, as the difference from the previous row, one of `values`
    /// for each of its modes, and if its kind `refers`, also one of `targets`. Other columns are by row. The `words`,
    /// `files` and `outputs` are referred to by index.
    mutating func json(_ palette: Numbered<ColorValue>) -> String {
        let modes = tokens.resolution.modes
        var targets: [JSONValue] = []
        for row in rows.all.indices where refers(row) {
            for place in rows.all[row].values { targets.append(.integer(targetRow(of: place) ?? -1)) }
        }
        let data: JSONValue = [
            "modes": .array(modes.map { text($0.name) }),
            "contexts": .array(modes.map { .array($0.combination.contexts.map(JSONValue.integer)) }),
            "colors": .array(palette.all.map(Self.spellings)),
            "groups": .array(sections.map { [.string($0.path), .integer($0.rows.count)] }),
            "kinds": .array(kinds.all.map { json(of: $0) }),
            "words": .strings(words.all), "files": .strings(files.all), "outputs": .strings(outputs.all),
            "runs": .array(runs.map { [.integer($0.kind), .integer($0.count)] }),
            "lines": .array(lines), "values": .array(rows.values.map { json(of: $0.content, palette) }),
            "targets": .array(targets),
        ]
        return (data + details.json(rowCount: rows.all.count)).text(escaping: Self.forbidden)
    }

    /// Returns the id of a Figma variable without the prefix of nearly all: `:1:2`.
    private static func shortened(_ id: String) -> String {
        let word = "VariableID"
        return id.hasPrefix(word + ":") ? String(id.dropFirst(word.count)) : id
    }

    /// The characters with which a text could end the element with the data, or begin another.
    private static let forbidden = "<>&"

    /// Returns the readable text of a color, followed by its spellings if the script cannot compute them.
    private static func spellings(of color: ColorValue) -> JSONValue {
        color.isSpelledByText
            ? .string(color.text) : .strings([color.text, color.displayP3CSSText, color.oklchText])
    }

    private mutating func kind(of token: InspectedToken, _ row: Int, _ location: SourceLocation) -> PageRowKind {
        var kind = PageRowKind(file: file(of: location), column: location.column)
        kind.isPath = rows.all[row].isNamedByPath
        (kind.type, kind.layer, kind.states) = (token.type, token.layer, rows.all[row].states)
        kind.step = token.isLeftOut ? nil : token.step
        kind.modes = tokens.modes(of: token.number)
        kind.refers = refers(row)
        let declarations = token.declarations
        if declarations.allSatisfy({ $0.reference == rows.all[row].symbol }) {
            kind.outputs = declarations.map(\.number)
        } else {
            let code = declarations.map { declaration in
                [text(declaration.reference), .integer(number(ofOutput: declaration.number))] as JSONValue
            }
            details.code.append((row, .array(code)))
        }
        if declarations.isEmpty { kind.untaken = token.unselectedReason }
        return kind
    }

    /// Returns whether any value of a row refers to the token of another one.
    private func refers(_ row: Int) -> Bool { rows.all[row].values.contains { targetRow(of: $0) != nil } }

    private func targetRow(of value: Int) -> Int? { rows.values[value].target.flatMap { rowNumbers[Int($0)] } }

    private mutating func json(of kind: PageRowKind) -> JSONValue {
        func word(_ word: String?) -> JSONValue? { word.map { .integer(words.number(of: $0)) } }
        return .object(of: [
            "isPath": kind.isPath ? .boolean(true) : nil, "type": word(kind.type?.rawValue),
            "layer": word(kind.layer?.rawValue), "state": list(kind.states.compactMap { word($0.rawValue) }),
            "step": word(kind.step?.rawValue), "file": .integer(kind.file), "column": .integer(kind.column),
            "modes": list(kind.modes.map(JSONValue.integer)),
            "refers": kind.refers ? .boolean(true) : nil,
            "code": list(kind.outputs.map { .integer(number(ofOutput: $0)) }), "untaken": word(kind.untaken),
        ])
    }

    private mutating func number(ofOutput output: Int) -> Int {
        outputs.number(of: Diagnostic.visible(tokens.run.symbols.outputs[output].configuration.path.value))
    }

    private mutating func file(of location: SourceLocation) -> Int {
        if let number = fileNumbers[location.path] { return number }
        let number = files.number(of: place.path(location.path))
        fileNumbers[location.path] = number
        return number
    }

    /// Returns the index of a color, or else the readable value.
    private func json(of content: PageValue.Content, _ palette: Numbered<ColorValue>) -> JSONValue {
        switch content {
        case .text(let text): return .string(text)
        case .swatch(let color): return .integer(color)
        case .color(let index):
            let color = rows.hiddenColors[index]
            return palette.existingNumber(of: color).map { .integer($0) } ?? .string(color.text)
        }
    }

    private mutating func addDetails(of token: InspectedToken, _ row: Int) {
        if token.isLeftOut { Self.add(list(token.losses.map(loss)), of: row, to: &details.losses) }
        var parts: [Int] = []
        for place in rows.all[row].values {
            parts += tokens.references.parts(of: token.number, inMode: Int(rows.values[place].mode ?? 0))
        }
        if !parts.isEmpty {
            let others = parts.uniqueInOrder.compactMap { rowNumbers[$0].map(JSONValue.integer) }
            Self.add(list(others), of: row, to: &details.parts)
        }
        Self.add(list(token.formerSymbols.map { text($0.text) }), of: row, to: &details.former)
        if let own = token.description {
            let description = Self.lines(of: own)
            let isInRow = description == rows.all[row].description
            Self.add(isInRow ? nil : .string(description), of: row, to: &details.description)
        }
        Self.add(token.deprecationReason.map { .string(Self.lines(of: $0)) }, of: row, to: &details.deprecated)
        Self.add(token.variableId.map { text(Self.shortened($0)) }, of: row, to: &details.figma)
    }

    private static func add(_ value: JSONValue?, of row: Int, to column: inout Details.Column) {
        if let value { column.append((row, value)) }
    }

    /// Returns the reason that a token is left out, and the location.
    private func loss(_ diagnostic: Diagnostic) -> JSONValue {
        text(([diagnostic.message] + [diagnostic.location.map(place.text)].compactMap(\.self)).joined(separator: ", "))
    }

    private func list(_ elements: [JSONValue]) -> JSONValue? { elements.isEmpty ? nil : .array(elements) }

    private func text(_ text: String) -> JSONValue { .string(Diagnostic.visible(text)) }

    /// Returns a text of several lines for people to read.
    private static func lines(of text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.map { Diagnostic.visible(String($0)) }.joined(separator: "\n")
    }
}

/// The properties that many rows share.
struct PageRowKind: Hashable, Sendable {
    var isPath = false
    var type: TokenType?
    var layer: Layer?
    var states: [PageState] = []
    var step: ResolutionStep?
    /// The index of the file, and the column on its line.
    var file, column: Int
    /// The combinations of modes of the values; empty for a single value.
    var modes: [Int] = []
    /// Whether any value refers to another row.
    var refers = false
    /// The indices of the outputs that declare the symbol of the row.
    var outputs: [Int] = []
    /// The reason that no output selects the token.
    var untaken: String?

    init(file: Int, column: Int) { (self.file, self.column) = (file, column) }
}

/// The columns that only some rows have.
private struct Details {
    typealias Column = [(row: Int, value: JSONValue)]

    /// Declarations with another symbol than the row.
    var code: Column = []
    var losses: Column = []
    var parts: Column = []
    var former: Column = []
    /// Descriptions with several lines.
    var description: Column = []
    var deprecated: Column = []
    var figma: Column = []

    /// Returns the columns that are not empty.
    func json(rowCount: Int) -> JSONValue {
        let columns: KeyValuePairs = [
            "code": code, "losses": losses, "parts": parts, "former": former, "description": description,
            "deprecated": deprecated, "figma": figma,
        ]
        return .object(
            columns.filter { !$0.value.isEmpty }.map { name, column in
                .init(name, Self.json(of: column, rowCount: rowCount))
            })
    }

    /// Returns a column as an array of all rows if most have a value, or else as an object by row.
    private static func json(of column: Column, rowCount: Int) -> JSONValue {
        guard column.count * 2 > rowCount else {
            return .object(column.map { .init(String($0.row), $0.value) })
        }
        var values = [JSONValue](repeating: .integer(0), count: rowCount)
        for (row, value) in column { values[row] = value }
        return .array(values)
    }
}

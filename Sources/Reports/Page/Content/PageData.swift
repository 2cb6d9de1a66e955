import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

/// The data that the script shows on demand: for each row in order, everything that the row does not contain. The row
/// contains the path inside its group, the symbol and a description of one line.
struct PageData {
    private let tokens: InspectedTokens
    private let page: Page
    private let palette: Numbered<ColorValue>
    private let place: PagePlace
    /// The row of each token.
    private var rows: [Int?]
    /// Shared texts: types, layers, states, steps and reasons; files; outputs.
    private var words = Numbered<String>()
    private var files = Numbered<String>()
    private var outputs = Numbered<String>()
    /// The numbers of files by their paths in locations.
    private var fileNumbers: [String: Int] = [:]
    private var kinds = Numbered<Kind>()
    /// The columns that only some rows have.
    private var details = Details()

    init(_ tokens: InspectedTokens, _ page: Page, _ palette: Numbered<ColorValue>) {
        self.tokens = tokens
        self.page = page
        self.palette = palette
        place = PagePlace(tokens.run)
        rows = Array(repeating: nil, count: tokens.count)
        for (number, row) in page.rows.enumerated() { rows[row.token] = number }
    }

    /// Returns one object: `modes`, their `contexts` on all axes, `colors`, the `groups` of rows with paths and counts,
    /// and the rows by columns. The `kinds` of rows contain what many rows share, and `runs` the kind and number of
    /// successive rows. Each row has an element of `lines`, as the difference from the previous row, and one of
    /// `values` for each of its modes. Other columns are by row. The `words`, `files` and `outputs` are referred to by
    /// index.
    mutating func json() -> String {
        let modes = tokens.resolution.modes
        var runs: [(kind: Int, count: Int)] = []
        var (lines, values): ([JSONValue], [JSONValue]) = ([], [])
        var last: (kind: Kind?, line: Int) = (nil, 0)
        for (number, row) in page.rows.enumerated() {
            let token = tokens[row.token]
            let location = token.location
            let kind = kind(of: token, row, number, location)
            if kind != last.kind { runs.append((kinds.number(of: kind), 0)) }
            runs[runs.count - 1].count += 1
            lines.append(.integer(location.line - last.line))
            last = (kind, location.line)
            for place in row.values { values.append(json(of: page.model.rows.values[place])) }
            addDetails(of: token, row, number)
        }
        let data: JSONValue = [
            "modes": .array(modes.map { text($0.name) }),
            "contexts": .array(modes.map { .array($0.combination.contexts.map(JSONValue.integer)) }),
            "colors": .array(palette.all.map(Self.spellings)),
            "groups": .array(page.sections.map { [.string($0.path), .integer($0.rows.count)] }),
            "kinds": .array(kinds.all.map { json(of: $0) }),
            "words": .strings(words.all), "files": .strings(files.all), "outputs": .strings(outputs.all),
            "runs": .array(runs.map { [.integer($0.kind), .integer($0.count)] }),
            "lines": .array(lines), "values": .array(values),
        ]
        return (data + details.json(rowCount: page.rows.count)).text(escaping: Self.forbidden)
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

    private mutating func kind(
        of token: InspectedToken, _ row: PageRow, _ number: Int, _ location: SourceLocation
    ) -> Kind {
        var kind = Kind(file: file(of: location), column: location.column)
        kind.isPath = row.isNamedByPath
        (kind.type, kind.layer, kind.states) = (token.type, token.layer, row.states)
        kind.step = token.isLeftOut ? nil : token.step
        kind.modes = page.model.rows.values[row.values].compactMap(\.mode)
        let declarations = token.declarations
        if declarations.allSatisfy({ $0.reference == row.symbol }) {
            kind.outputs = declarations.map(\.output)
        } else {
            let code = declarations.map { declaration in
                [text(declaration.reference), .integer(self.number(ofOutput: declaration.output))] as JSONValue
            }
            details.code.append((number, .array(code)))
        }
        if declarations.isEmpty { kind.untaken = token.unselectedReason }
        return kind
    }

    private mutating func json(of kind: Kind) -> JSONValue {
        func word(_ word: String?) -> JSONValue? { word.map { .integer(words.number(of: $0)) } }
        return .object(of: [
            "isPath": kind.isPath ? .boolean(true) : nil, "type": word(kind.type?.rawValue),
            "layer": word(kind.layer?.rawValue), "state": list(kind.states.compactMap { word($0.rawValue) }),
            "step": word(kind.step?.rawValue), "file": .integer(kind.file), "column": .integer(kind.column),
            "modes": list(kind.modes.map { .integer(Int($0)) }),
            "code": list(kind.outputs.map { .integer(number(ofOutput: $0)) }), "untaken": word(kind.untaken),
        ])
    }

    private mutating func number(ofOutput path: String) -> Int { outputs.number(of: Diagnostic.visible(path)) }

    private mutating func file(of location: SourceLocation) -> Int {
        if let number = fileNumbers[location.path] { return number }
        let number = files.number(of: place.path(location.path))
        fileNumbers[location.path] = number
        return number
    }

    /// Returns the index of a color or else the readable value, with the row of the target if there is one.
    private func json(of value: PageValue) -> JSONValue {
        let content: JSONValue =
            switch value.content {
            case .text(let text): .string(text)
            case .swatch(let color): .integer(color)
            case .color(let index): json(of: page.model.rows.hiddenColors[index])
            }
        guard let target = value.target.flatMap({ rows[Int($0)] }) else { return content }
        return [content, .integer(target)]
    }

    private func json(of color: ColorValue) -> JSONValue {
        palette.existingNumber(of: color).map { .integer($0) } ?? .string(color.text)
    }

    private mutating func addDetails(of token: InspectedToken, _ row: PageRow, _ number: Int) {
        func add(_ value: JSONValue?, to column: WritableKeyPath<Details, Details.Column>) {
            if let value { details[keyPath: column].append((number, value)) }
        }
        if token.isLeftOut { add(list(token.losses.map(loss)), to: \.losses) }
        let parts = page.model.rows.values[row.values].flatMap { value in
            tokens.references.parts(of: row.token, inMode: Int(value.mode ?? 0))
        }
        if !parts.isEmpty { add(list(parts.uniqueInOrder.compactMap { rows[$0].map(JSONValue.integer) }), to: \.parts) }
        add(list(token.formerSymbols.map { text($0.text) }), to: \.former)
        if let own = token.description {
            let description = Self.lines(of: own)
            if description != row.description { add(.string(description), to: \.description) }
        }
        add(token.deprecationReason.map { .string(Self.lines(of: $0)) }, to: \.deprecated)
        add(token.variableId.map { text(Self.shortened($0)) }, to: \.figma)
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
private struct Kind: Hashable {
    var isPath = false
    var type: TokenType?
    var layer: Layer?
    var states: [PageState] = []
    var step: ResolutionStep?
    /// The index of the file, and the column on its line.
    var file, column: Int
    /// The combinations of modes of the values; empty for a single value.
    var modes: [Int32] = []
    /// The outputs that declare the symbol of the row.
    var outputs: [String] = []
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

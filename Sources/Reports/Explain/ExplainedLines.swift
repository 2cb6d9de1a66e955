import TerminalText

/// An explanation in labeled lines: the label is before the first line, and the others are below it.
struct ExplainedLines {
    private var lines: [String] = []
    let screen: Screen

    init(on screen: Screen) { self.screen = screen }

    /// The number of columns for labels.
    static let indent = 10

    /// The number of columns for text; `nil` if lines are not cut.
    var room: Int? { screen.width.map { max($0 - Self.indent, 20) } }

    var text: String { lines.map { $0 + "\n" }.joined() }

    mutating func add(line: String) { lines.append(line) }

    /// Adds lines with a label, after an empty line.
    mutating func add(_ label: String, _ texts: [String]) {
        guard !texts.isEmpty else { return }
        lines.append("")
        for (index, text) in texts.enumerated() {
            let label = index == 0 ? label : ""
            let space = String(repeating: " ", count: max(1, Self.indent - label.count))
            lines.append(screen.styled(label, .bold) + space + text)
        }
    }

    /// Returns a text as lines that break between words.
    func wrapped(_ text: String) -> [String] {
        guard let room, !text.isEmpty else { return text.isEmpty ? [] : [Screen.cell(text)] }
        return Screen.wrapped(Screen.cell(text), to: room, cutsWords: false)
    }

    /// Returns the number of texts beyond a limit, as text; empty if there are none.
    static func rest(of count: Int, after limit: Int) -> [String] { count > limit ? ["and \(count - limit) more"] : [] }

    /// Returns names and texts in two columns; other text uses `taken` columns.
    func columns(_ rows: [(name: String, text: String)], beside taken: Int = 0) -> [String] {
        let texts = rows.map { (name: Screen.cell($0.name), text: Screen.cell($0.text)) }
        let widest = texts.lazy.map { DisplayWidth.of($0.text) }.max() ?? 0
        let longest = texts.lazy.map { DisplayWidth.of($0.name) }.max() ?? 0
        // If both are long, each gets half of the room.
        let room = room.map { max($0 - taken - 2, 20) } ?? widest + longest
        let textLimit = max(room - longest, room / 2)
        let names = texts.map { Screen.fitted($0.name, to: room - min(widest, textLimit)) }
        let width = names.lazy.map { DisplayWidth.of($0) }.max() ?? 0
        return zip(names, texts).map { name, row in
            if row.text.isEmpty { return name }
            let space = String(repeating: " ", count: width - DisplayWidth.of(name) + 2)
            return name + space + screen.styled(Screen.fitted(row.text, to: textLimit), .faint)
        }
    }
}

import TerminalText

/// What is explained, in labeled lines: the label stands in front of the first line, and the others below that.
struct ExplainedLines {
    private var lines: [String] = []
    let screen: Screen

    init(on screen: Screen) { self.screen = screen }

    /// How many columns labels take.
    static let indent = 10

    /// How many columns of a line are left for what is said; `nil` where nobody cuts lines.
    var room: Int? { screen.width.map { max($0 - Self.indent, 20) } }

    var text: String { lines.map { $0 + "\n" }.joined() }

    mutating func add(line: String) { lines.append(line) }

    /// Adds lines under a label, and an empty one before them.
    mutating func add(_ label: String, _ texts: [String]) {
        guard !texts.isEmpty else { return }
        lines.append("")
        for (index, text) in texts.enumerated() {
            let label = index == 0 ? label : ""
            let space = String(repeating: " ", count: max(1, Self.indent - label.count))
            lines.append(screen.styled(label, .bold) + space + text)
        }
    }

    /// A text as lines that end at words.
    func wrapped(_ text: String) -> [String] {
        guard let room, !text.isEmpty else { return text.isEmpty ? [] : [Screen.cell(text)] }
        var lines: [String] = []
        for word in Screen.cell(text).split(separator: " ") {
            if let last = lines.last, DisplayWidth.of(last) + 1 + DisplayWidth.of(word) <= room {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// How many more there are than so many; nothing where there are no more.
    static func rest(of count: Int, after limit: Int) -> [String] { count > limit ? ["and \(count - limit) more"] : [] }

    /// Names with what is said of each, in two columns, behind or in front of which others take some room.
    func columns(_ rows: [(name: String, text: String)], beside taken: Int = 0) -> [String] {
        let texts = rows.map { (name: Screen.cell($0.name), text: Screen.cell($0.text)) }
        let widest = texts.lazy.map { DisplayWidth.of($0.text) }.max() ?? 0
        let longest = texts.lazy.map { DisplayWidth.of($0.name) }.max() ?? 0
        // Where both are long, each has half of the room.
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

import Diagnostics
import TerminalText

/// A change on a terminal without room for columns: the name, a line for each value, and a line for the other cells.
///
///       text.body
///           Light  palette.ink.700 → palette.ink.900
///           ShapeStyle.textBody
struct ComparisonBlock {
    private let table: ComparisonTable
    private let columns: [Int]
    private let screen: Screen
    private let width: Int

    /// Creates the block for changes of a table, with some of its columns.
    init(_ table: ComparisonTable, _ columns: [Int], on screen: Screen) {
        self.table = table
        self.columns = columns
        self.screen = screen
        width = screen.width ?? .max
    }

    /// The columns before names and values.
    private static let indent = 2
    private static let valueIndent = 6
    /// The width of a text that must be visible in the narrowest window.
    private static let readable = 16

    /// Returns the lines of a change.
    func lines(of change: [ComparisonTable.Row]) -> [String] {
        guard let first = change.first else { return [] }
        let modes = change.map { Screen.cell(cell(ComparisonTable.mode, of: $0)?.plain ?? "") }
        let widest = modes.map { DisplayWidth.of($0) }.max() ?? 0
        let values = zip(change, modes).flatMap { row, mode in
            let space = String(repeating: " ", count: widest - DisplayWidth.of(mode) + (widest > 0 ? 2 : 0))
            return self.values(of: row, after: mode + space)
        }
        let name = screen.wrapped(first.cells[0].plain, indent: Self.indent, .bold)
        return name + withRest(of: first, values).map(\.text)
    }

    /// Lines with their width, because styles and swatches do not count.
    private typealias Line = (text: String, width: Int)

    /// Adds the other cells: to a single value, or on the next line if that is too long.
    private func withRest(of row: ComparisonTable.Row, _ values: [Line]) -> [Line] {
        let rest = rest(of: row)
        guard !rest.isEmpty else { return values }
        if values.count == 1, values[0].width + 2 + DisplayWidth.of(rest) <= width {
            return [(values[0].text + "  " + screen.styled(rest, .faint), width)]
        }
        return values + screen.wrapped(rest, indent: Self.valueIndent, .faint).map { ($0, width) }
    }

    private func cell(_ title: String, of row: ComparisonTable.Row) -> ReadableText? {
        columns.first { $0 > 0 && table.columns[$0] == title }.map { row.cells[$0] }
    }

    /// Returns the old and new value: on one line, or on two if that is too long.
    private func values(of row: ComparisonTable.Row, after mode: String) -> [Line] {
        let titles = [ComparisonTable.before, ComparisonTable.now, ComparisonTable.value]
        let texts = titles.compactMap { cell($0, of: row) }.filter { $0 != .empty }
        guard let first = texts.first else { return [] }
        let arrow = "→ "
        let space = String(repeating: " ", count: Self.valueIndent)
        let start = space + mode + (table.columns[0] == ComparisonTable.before ? arrow : "")
        let room = width - DisplayWidth.of(start)
        let needed = texts.reduce((texts.count - 1) * 3) { $0 + $1.width(on: screen) }
        guard needed > room, texts.count > 1 else {
            let line = start + texts.map { shown($0, within: room) }.joined(separator: " " + arrow)
            return [(line, DisplayWidth.of(start) + needed)]
        }
        // The values are below each other, with the arrow before the second one.
        let next = String(repeating: " ", count: DisplayWidth.of(start) - 2) + arrow
        return [(start + shown(first, within: room), width)]
            + texts.dropFirst().map { (next + shown($0, within: room), width) }
    }

    private func shown(_ text: ReadableText, within room: Int) -> String {
        let space = text.swatch == nil ? 0 : screen.swatchWidth
        return (text.swatch.map(screen.swatch) ?? "")
            + Screen.fitted(Screen.cell(text.plain), to: max(room - space, Self.readable))
    }

    /// Returns the cells of the other columns, with the columns' names.
    private func rest(of row: ComparisonTable.Row) -> String {
        let own: Set = [ComparisonTable.mode, ComparisonTable.before, ComparisonTable.now, ComparisonTable.value]
        let texts = columns.filter { $0 > 0 && !own.contains(table.columns[$0]) && row.cells[$0] != .empty }.map {
            let title = table.columns[$0]
            return (title == ComparisonTable.symbol ? "" : title.lowercased() + " ") + row.cells[$0].plain
        }
        return Screen.cell(texts.joined(separator: ", "))
    }
}

extension ReadableText {
    /// Returns the number of columns, with the swatch.
    func width(on screen: Screen) -> Int { DisplayWidth.of(plain) + (swatch == nil ? 0 : screen.swatchWidth) }
}

extension Screen {
    /// Returns a text as indented lines. Lines break between words, including before and after arrows.
    func wrapped(_ text: String, indent: Int = 0, _ style: Style) -> [String] {
        Screen.wrapped(Screen.cell(text), to: (width ?? .max) - indent).map {
            String(repeating: " ", count: indent) + styled($0, style)
        }
    }
}

import Diagnostics
import TerminalText

/// A table of changes on a terminal: in columns if no name has to be cut, otherwise a block for each change. Values
/// have swatches, and followers their own line.
struct ComparisonScreen {
    private let table: ComparisonTable
    private let screen: Screen
    private let width: Int
    /// The changes, each with its rows.
    private let changes: [[ComparisonTable.Row]]
    /// The columns that are not empty, except followers.
    private let columns: [Int]

    private static let indent = 2
    private static let deepIndent = 4
    /// The width of names in code and of values of new and removed tokens that must be visible.
    private static let readable = 24

    init(_ table: ComparisonTable, on screen: Screen) {
        self.table = table
        self.screen = screen
        width = screen.width ?? .max
        var changes: [[ComparisonTable.Row]] = []
        for row in table.rows {
            if row.count > 0 || changes.isEmpty { changes.append([]) }
            changes[changes.count - 1].append(row)
        }
        self.changes = changes
        columns = table.columns.indices.filter { column in
            table.columns[column] != ComparisonTable.followers
                && changes.contains { $0.contains { $0.cells[column] != .empty } }
        }
    }

    var text: String {
        let title = screen.styled(table.title, style) + screen.styled(" (\(table.count))", .faint)
        let explanation = table.explanation.map { screen.wrapped($0, .faint) } ?? []
        let withoutSymbols = columns.filter { table.columns[$0] != ComparisonTable.symbol }
        let lines = fitted(columns) ?? fitted(withoutSymbols) ?? changes.flatMap(blockLines)
        return ([title] + explanation + lines).map { $0 + "\n" }.joined()
    }

    private var style: Screen.Style {
        switch table.tone {
        case .good: .boldGreen
        case .bad: .red
        case .neutral: .yellow
        }
    }

    private func blockLines(of change: [ComparisonTable.Row]) -> [String] {
        ComparisonBlock(table, columns, on: screen).lines(of: change) + followers(of: change)
    }

    // MARK: - Columns

    /// Returns the table if it fits without cutting names, with blocks for a few changes that are wider than others.
    private func fitted(_ columns: [Int]) -> [String]? {
        let widths = changes.map { change in
            change.map { row in columns.reduce(0) { $0 + row.cells[$1].width(on: screen) } }.max() ?? 0
        }
        guard !widths.isEmpty else { return [] }
        let sorted = widths.sorted()
        for share in Self.wideShares {
            let limit = sorted[max(0, sorted.count - 1 - Int(Double(sorted.count) * share))]
            let isWide = widths.map { $0 > limit }
            if let lines = fitted(columns, isWide) { return lines }
        }
        return nil
    }

    /// The shares of changes that may be blocks between the rows of a table.
    private static let wideShares = [0, 0.1, 0.25]

    private func fitted(_ columns: [Int], _ isWide: [Bool]) -> [String]? {
        let rows = zip(changes, isWide).filter { !$1 }.flatMap(\.0)
        let all = columns.map { textColumn($0, of: rows) }
        let least = all.reduce(Self.indent + TextTable.gap * (all.count - 1)) { $0 + $1.readable }
        guard least <= width else { return nil }
        let lines = TextTable(all).lines(on: screen, indent: Self.indent)
        var rest = lines.rows[...]
        return (lines.header.map { [$0] } ?? [])
            + zip(changes, isWide).flatMap { change, isWide in
                if isWide { return blockLines(of: change) }
                let own = Array(rest.prefix(change.count))
                rest = rest.dropFirst(change.count)
                return own + followers(of: change)
            }
    }

    private func textColumn(_ column: Int, of rows: [ComparisonTable.Row]) -> TextColumn {
        let title = table.columns[column]
        let style = title == ComparisonTable.symbol ? Screen.Style.faint : nil
        let cells = rows.map { row in
            // The name of a change is shown once, and that of a reference instead of its value.
            var text = column == 0 && row.count == 0 ? .empty : row.cells[column]
            if title == ComparisonTable.value, text.width(on: screen) > Self.readable { text = text.reference ?? text }
            return TextColumn.Cell(text.plain, color: text.swatch, style: style)
        }
        let needed = TextColumn(title, cells).width(on: screen)
        let canBeCut = [ComparisonTable.symbol, ComparisonTable.value].contains(title)
        let swatch = cells.contains { $0.color != nil } ? screen.swatchWidth : 0
        let least = canBeCut ? min(needed, Self.readable + swatch) : needed
        return TextColumn(title, cells, least: least, readable: least)
    }

    private func followers(of change: [ComparisonTable.Row]) -> [String] {
        guard let column = table.columns.firstIndex(of: ComparisonTable.followers),
            let text = change.first?.cells[column], text != .empty
        else { return [] }
        return screen.wrapped("followed by \(text.listed)", indent: Self.deepIndent, .faint)
    }
}

extension ReadableText {
    /// The names as in a sentence: `a, b, c and 7 more`.
    fileprivate var listed: String {
        var text = ""
        for part in parts where part != .words("/") {
            switch part {
            case .code: text += (text.isEmpty ? "" : ", ") + ReadableText(parts: [part]).plain
            case .words, .color: text += " " + ReadableText(parts: [part]).plain
            }
        }
        return text
    }
}

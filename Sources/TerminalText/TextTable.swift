import DesignTokens

/// One column of a table for people.
package struct TextColumn: Sendable {
    package struct Cell: Sendable, Hashable {
        package var text: String
        package var color: ColorValue?
        package var style: Screen.Style?
        /// How many columns of its end stay as long as there is room.
        package var end: Int

        package init(_ text: String, color: ColorValue? = nil, style: Screen.Style? = nil, end: Int = 0) {
            self.text = Screen.cell(text)
            self.color = color
            self.style = style
            self.end = end
        }
    }

    package let header: String
    package let cells: [Cell]
    /// How narrow the column can become.
    let least: Int
    /// How narrow it becomes before others become as narrow as they can.
    package let readable: Int
    /// How wide it can be on a screen.
    private let most: Int
    /// How many columns of a screen its longest text takes.
    private let longest: Int
    /// The same of the longest that does not stand out where nobody cuts lines.
    private let usual: Int
    private let hasSwatches: Bool

    /// Makes a column.
    ///
    /// - Parameters:
    ///   - header: What stands above it.
    ///   - cells: What stands in it, a cell for each row.
    ///   - least: How narrow it can become.
    ///   - readable: How narrow it becomes before others become as narrow as they can.
    ///   - most: How wide it can be on a screen; longer texts are cut.
    package init(_ header: String, _ cells: [Cell], least: Int = 8, readable: Int = 24, most: Int = .max) {
        self.header = Screen.cell(header)
        self.cells = cells
        self.least = least
        self.readable = readable
        self.most = most
        let widths = cells.map { DisplayWidth.of($0.text) }
        longest = widths.max() ?? 0
        usual = widths.filter { $0 <= Self.widestUncut }.max() ?? 0
        hasSwatches = cells.contains { $0.color != nil }
    }

    /// Where nobody cuts lines, a text that is longer stands out of its column: it must not widen all other rows.
    private static let widestUncut = 60

    /// How many columns it takes on a screen, if there is room.
    package func width(on screen: Screen) -> Int {
        let swatch = hasSwatches ? screen.swatchWidth : 0
        return max(DisplayWidth.of(header), screen.width == nil ? swatch + usual : min(swatch + longest, most))
    }

    /// A cell that takes as many columns as the column has, or fewer where nothing follows it.
    func text(ofRow row: Int, width: Int, isLast: Bool, on screen: Screen) -> String {
        let cell = cells[row]
        let swatch = hasSwatches ? cell.color.map(screen.swatch) ?? screen.noSwatch : ""
        let room = width - (hasSwatches ? screen.swatchWidth : 0)
        return swatch + text(cell, width: room, isLast: isLast, on: screen)
    }

    /// The same of the header.
    func headerText(width: Int, isLast: Bool, on screen: Screen) -> String {
        text(Cell(header, style: .bold), width: width, isLast: isLast, on: screen)
    }

    private func text(_ cell: Cell, width: Int, isLast: Bool, on screen: Screen) -> String {
        let text = screen.width == nil ? cell.text : Screen.fitted(cell.text, to: width, keeping: cell.end)
        let rest = isLast ? 0 : max(0, width - DisplayWidth.of(text))
        return (cell.style.map { screen.styled(text, $0) } ?? text) + String(repeating: " ", count: rest)
    }
}

/// A table for people, as wide as their screen at most; where nobody cuts lines, with whole texts.
package struct TextTable: Sendable {
    private let columns: [TextColumn]

    package init(_ columns: [TextColumn]) { self.columns = columns }

    /// How many columns of a screen are between two of the table.
    package static let gap = 2

    /// The header, unless no column has one, and the rows, a line each.
    package func text(on screen: Screen, indent: Int = 0) -> String {
        var screen = screen
        screen.width = screen.width.map { $0 - indent }
        let widths = fittedWidths(on: screen)
        let (start, gap) = (String(repeating: " ", count: indent), String(repeating: " ", count: Self.gap))
        let headers = columns.enumerated().map { index, column in
            column.headerText(width: widths[index], isLast: index == columns.count - 1, on: screen)
        }
        let hasHeaders = columns.contains { !$0.header.isEmpty }
        let rows = (columns.first?.cells ?? []).indices.map { row in
            // What follows the last text of a line is not seen.
            let end = columns.lastIndex { !$0.cells[row].text.isEmpty } ?? 0
            return columns[...end].enumerated().map { index, column in
                column.text(ofRow: row, width: widths[index], isLast: index == end, on: screen)
            }
        }
        return ((hasHeaders ? [headers] : []) + rows).map { start + $0.joined(separator: gap) + "\n" }.joined()
    }

    /// The widths of the columns: where there is no room for all, the widest give way first, those that stay readable before
    /// the others.
    private func fittedWidths(on screen: Screen) -> [Int] {
        var widths = columns.map { $0.width(on: screen) }
        guard let screenWidth = screen.width else { return widths }
        widths = widths.map { min($0, screenWidth) }
        var excess = widths.reduce(Self.gap * (columns.count - 1), +) - screenWidth
        while excess > 0 {
            let readable = widths.indices.filter { widths[$0] > columns[$0].readable }
            let narrowable = readable.isEmpty ? widths.indices.filter { widths[$0] > columns[$0].least } : readable
            guard let widest = narrowable.max(by: { widths[$0] < widths[$1] }) else { break }
            widths[widest] -= 1
            excess -= 1
        }
        return widths
    }
}

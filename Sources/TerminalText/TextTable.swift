import DesignTokens

/// A column of a table.
package struct TextColumn: Sendable {
    package struct Cell: Sendable, Hashable {
        package var text: String
        package var color: ColorValue?
        package var style: Screen.Style?
        /// The number of columns at the end to keep if possible.
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
    /// The minimum width.
    let least: Int
    /// The width down to which it shrinks before others shrink to their minimum.
    package let readable: Int
    /// The maximum width on a screen.
    private let most: Int
    /// The width of its longest text.
    private let longest: Int
    /// The width of the longest usual text, for output without a screen width.
    private let usual: Int
    private let hasSwatches: Bool

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - header: The header.
    ///   - cells: A cell for each row.
    ///   - least: The minimum width.
    ///   - readable: The width down to which it shrinks before others shrink to their minimum.
    ///   - most: The maximum width on a screen; longer texts are cut.
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

    /// The width that counts without a screen width. A single longer text must not widen all rows.
    private static let widestUncut = 60

    /// Returns the preferred width on a screen.
    package func width(on screen: Screen) -> Int {
        let swatch = hasSwatches ? screen.swatchWidth : 0
        return max(DisplayWidth.of(header), screen.width == nil ? swatch + usual : min(swatch + longest, most))
    }

    /// Returns a cell, padded to the width of the column unless it is the last.
    func text(ofRow row: Int, width: Int, isLast: Bool, on screen: Screen) -> String {
        let cell = cells[row]
        let swatch = hasSwatches ? cell.color.map(screen.swatch) ?? screen.noSwatch : ""
        let room = width - (hasSwatches ? screen.swatchWidth : 0)
        return swatch + text(cell, width: room, isLast: isLast, on: screen)
    }

    /// Returns the padded header.
    func headerText(width: Int, isLast: Bool, on screen: Screen) -> String {
        text(Cell(header, style: .bold), width: width, isLast: isLast, on: screen)
    }

    private func text(_ cell: Cell, width: Int, isLast: Bool, on screen: Screen) -> String {
        let text = screen.width == nil ? cell.text : Screen.fitted(cell.text, to: width, keeping: cell.end)
        let rest = isLast ? 0 : max(0, width - DisplayWidth.of(text))
        return (cell.style.map { screen.styled(text, $0) } ?? text) + String(repeating: " ", count: rest)
    }
}

/// A table that fits the screen, or has complete texts without a screen width.
package struct TextTable: Sendable {
    private let columns: [TextColumn]

    package init(_ columns: [TextColumn]) { self.columns = columns }

    /// The number of spaces between columns.
    package static let gap = 2

    /// Returns the header, unless it is empty, and a line for each row.
    package func text(on screen: Screen, indent: Int = 0) -> String {
        let lines = lines(on: screen, indent: indent)
        return ((lines.header.map { [$0] } ?? []) + lines.rows).map { $0 + "\n" }.joined()
    }

    /// Returns the same as lines. The header is `nil` if it is empty.
    package func lines(on screen: Screen, indent: Int = 0) -> (header: String?, rows: [String]) {
        var screen = screen
        screen.width = screen.width.map { $0 - indent }
        let widths = fittedWidths(on: screen)
        let (start, gap) = (String(repeating: " ", count: indent), String(repeating: " ", count: Self.gap))
        let headers = columns.enumerated().map { index, column in
            column.headerText(width: widths[index], isLast: index == columns.count - 1, on: screen)
        }
        let hasHeaders = columns.contains { !$0.header.isEmpty }
        let rows = (columns.first?.cells ?? []).indices.map { row in
            // Trailing spaces are omitted.
            let end = columns.lastIndex { !$0.cells[row].text.isEmpty } ?? 0
            return start
                + columns[...end].enumerated().map { index, column in
                    column.text(ofRow: row, width: widths[index], isLast: index == end, on: screen)
                }.joined(separator: gap)
        }
        return (hasHeaders ? start + headers.joined(separator: gap) : nil, rows)
    }

    /// Returns the widths of the columns. The widest shrink first, down to their readable widths and then to their
    /// minimums.
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

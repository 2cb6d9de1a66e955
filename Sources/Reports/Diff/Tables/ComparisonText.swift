import CodeGeneration
import Diagnostics
import TerminalText

extension TokenComparison {
    /// Returns the comparison as readable text: a summary, then a table for each kind of change.
    package func text(on screen: Screen) -> String {
        var text = screen.styled(summary, .bold) + "\n"
        for note in notes { text += screen.styled("note:", .cyan) + " \(note)\n" }
        for table in tables {
            text += "\n" + Self.text(of: table, on: screen)
            for names in table.formerNames { text += Self.text(of: names) }
        }
        if let usage {
            text += "\n\(usage.summary)\n"
            for table in usage.tables { text += "\n" + Self.text(of: table, on: screen) }
        }
        return text
    }

    private static func text(of table: ComparisonTable, on screen: Screen) -> String {
        guard screen.width == nil else { return ComparisonScreen(table, on: screen).text }
        let rows = table.rows.map { row in row.cells.map(\.plain) }
        // Skip empty columns, such as the symbols when there are none.
        let shown = table.columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        let columns = shown.map { column in
            TextColumn(table.columns[column], rows.map { TextColumn.Cell($0[column]) }, readable: 16)
        }
        let explanation = table.explanation.map { $0 + "\n" } ?? ""
        return "\(table.title) (\(table.count))\n\(explanation)" + TextTable(columns).text(on: screen, indent: 2)
    }

    /// Returns the configuration that keeps old names, for copying.
    private static func text(of names: FormerNames) -> String {
        let lines = names.configurationText.split(separator: "\n").map { "    \($0)\n" }.joined()
        let output = Diagnostic.visible(names.output)
        return "  To keep the old names as deprecated members, add this to \"names\" of the output \(output):\n\(lines)"
    }
}

extension ReadableText {
    /// The text without formatting, on one line.
    var plain: String {
        Diagnostic.visible(
            parts.map { part in
                switch part {
                case .code(let text), .words(let text): text
                case .color(let color): ValueText.color(color).joined(separator: " ")
                }
            }.joined(separator: " "))
    }
}

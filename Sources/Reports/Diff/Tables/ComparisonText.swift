import CodeGeneration
import Diagnostics
import TerminalText

extension TokenComparison {
    /// The comparison as a person reads it: a summary, then a table for each kind of change.
    package func text(on screen: Screen) -> String {
        var text = summary + "\n"
        for note in notes { text += "note: \(note)\n" }
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
        let rows = table.rows.map { row in row.cells.map(plain) }
        // A column without content says nothing, such as that of symbols where there are none.
        let shown = table.columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        let columns = shown.map { column in
            TextColumn(table.columns[column], rows.map { TextColumn.Cell($0[column]) }, readable: 16)
        }
        let explanation = table.explanation.map { $0 + "\n" } ?? ""
        return "\(table.title) (\(table.count))\n\(explanation)" + TextTable(columns).text(on: screen, indent: 2)
    }

    /// What keeps old names, to be copied.
    private static func text(of names: FormerNames) -> String {
        let lines = names.configurationText.split(separator: "\n").map { "    \($0)\n" }.joined()
        return
            "  In the output \(Diagnostic.visible(names.output)), this in \"names\" keeps the old names, deprecated:\n\(lines)"
    }

    private static func plain(_ text: ReadableText) -> String {
        Diagnostic.visible(
            text.parts.map { part in
                switch part {
                case .code(let text), .words(let text): text
                case .color(let color): ValueText.color(color).joined(separator: " ")
                }
            }.joined(separator: " "))
    }
}

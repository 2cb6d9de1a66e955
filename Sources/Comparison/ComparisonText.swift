import CodeGeneration
import Diagnostics

extension TokenComparison {
    /// The comparison for a terminal: a summary, then a table for each kind of change, in columns.
    package var text: String {
        var text = summary + "\n"
        for note in notes { text += "note: \(note)\n" }
        for table in tables {
            text += "\n" + Self.text(of: table)
            for names in table.formerNames { text += Self.text(of: names) }
        }
        if let usage {
            text += "\n\(usage.summary)\n"
            for table in usage.tables { text += "\n" + Self.text(of: table) }
        }
        return text
    }

    private static func text(of table: ComparisonTable) -> String {
        let rows = [table.columns] + table.rows.map { row in row.cells.map(plain) }
        // A column without content says nothing, such as that of symbols where there are none.
        let shown = table.columns.indices.filter { column in rows.dropFirst().contains { !$0[column].isEmpty } }
        let widths = shown.map { column in min(rows.map { $0[column].count }.max() ?? 0, widestColumn) }
        var text = "\(table.title) (\(table.count))\n"
        if let explanation = table.explanation { text += explanation + "\n" }
        for row in rows {
            var line = " "
            for (column, width) in zip(shown, widths) {
                line += " " + row[column] + String(repeating: " ", count: max(0, width - row[column].count) + 1)
            }
            text += line.trimmedAtEnd + "\n"
        }
        return text
    }

    /// What keeps old names, to be copied.
    private static func text(of names: FormerNames) -> String {
        let lines = names.json.split(separator: "\n").map { "    \($0)\n" }.joined()
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

    /// One long name must not widen all other rows.
    private static let widestColumn = 60
}

extension String {
    fileprivate var trimmedAtEnd: String {
        let end = utf8.lastIndex { $0 != UInt8(ascii: " ") }
        return end.map { String(self[...$0]) } ?? ""
    }
}

import Diagnostics

extension TokenComparison {
    /// The comparison for the body of a pull request on GitHub: a summary, what breaks Swift code, then a table for
    /// each kind of change. It is shorter than GitHub allows a body to be, and says what it leaves out.
    package var markdown: String {
        var page = MarkdownPage()
        page.append("**\(summary)**\n")
        for note in notes { page.append("\n> \(note)\n") }
        for table in tables { page.append(table) }
        return page.text
    }
}

private struct MarkdownPage {
    private(set) var text = ""

    /// GitHub takes bodies of up to 65,536 characters; a workflow may add words of its own.
    private static let sizeLimit = 60_000
    /// What is kept free for the sentences that say what was left out.
    private static let reserve = 2_000
    private static let rowLimit = 200

    mutating func append(_ words: String) { text += words }

    mutating func append(_ table: ComparisonTable) {
        let rows = table.rows.prefix(Self.rowLimit).map { row in row.map(Self.markdown) }
        let shown = table.columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        var lines = "\n### \(table.title) (\(table.count))\n\n"
        if let explanation = table.explanation { lines += explanation + "\n\n" }
        lines += Self.line(shown.map { table.columns[$0] }) + Self.line(shown.map { _ in "---" })
        var count = 0
        for row in rows {
            let line = Self.line(shown.map { row[$0] })
            guard text.utf8.count + lines.utf8.count + line.utf8.count <= Self.sizeLimit - Self.reserve else { break }
            lines += line
            count += 1
        }
        guard count > 0 else {
            return append("\n**\(table.title) (\(table.count))**: left out, because this text would be too long.\n")
        }
        append(lines)
        if count < table.count { append("\n… and \(table.count - count) more, left out here.\n") }
    }

    private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

    private static func markdown(_ text: ReadableText) -> String {
        text.parts.map { part in
            switch part {
            case .code(let code): MarkdownText.code(code)
            case .words(let words): words
            }
        }.joined(separator: " ")
    }
}

/// Texts as GitHub's Markdown spells them.
enum MarkdownText {
    /// A text in a code span, in which GitHub interprets nothing: no HTML, no mention, no link, no emphasis.
    ///
    /// What could end the span, or the table cell around it, is spelled in another way, and so is what cannot be seen.
    static func code(_ text: String) -> String {
        var content = ""
        var last: Unicode.Scalar = " "
        for (count, scalar) in Diagnostic.visible(text).unicodeScalars.enumerated() {
            if count == longestCode {
                content += "…"
                break
            }
            switch scalar {
            case "`": content += "\\u{60}"
            // A backslash keeps a vertical line inside its cell, but two may not.
            case "|": content += last == "\\" ? "\\u{7C}" : "\\|"
            default: content.unicodeScalars.append(scalar)
            }
            last = scalar
        }
        return "`\(content)`"
    }

    /// How many characters of a text are shown: more make a table nobody can read.
    private static let longestCode = 160
}

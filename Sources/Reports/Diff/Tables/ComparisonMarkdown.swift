import CodeGeneration
import DesignTokens
import Diagnostics

extension TokenComparison {
    /// The comparison for the body of a pull request on GitHub: a summary, what breaks Swift code, then a table for
    /// each kind of change. It is shorter than GitHub allows a body to be, and says what it leaves out.
    package var markdown: String { markdown(within: MarkdownPage.sizeLimit) }

    /// The same in at most so many bytes, as far as its summary and notes leave room.
    func markdown(within sizeLimit: Int) -> String {
        var page = MarkdownPage(sizeLimit: sizeLimit)
        page.append("**\(summary)**\n")
        for note in notes { page.append("\n> \(note)\n") }
        for table in tables {
            page.append(table)
            for names in table.formerNames { page.append(names) }
        }
        if let usage {
            page.append("\n<details><summary>\(usage.summary)</summary>\n")
            for table in usage.tables { page.append(table) }
            page.append("\n</details>\n")
        }
        return page.text
    }
}

struct MarkdownPage {
    private(set) var text = ""
    private let room: Int

    /// GitHub takes bodies of up to 65,536 characters; a workflow may add words of its own.
    static let sizeLimit = 60_000
    private static let rowLimit = 200

    /// Creates a page of at most so many bytes, of which a part is kept free for the sentences that say what was left out.
    init(sizeLimit: Int) { room = sizeLimit - min(2_000, sizeLimit / 2) }

    mutating func append(_ words: String) { text += words }

    mutating func append(_ table: ComparisonTable) {
        let rows = table.rows.prefix(Self.rowLimit).map { (cells: $0.cells.map(Self.markdown), count: $0.count) }
        let shown = table.columns.indices.filter { column in rows.contains { !$0.cells[column].isEmpty } }
        var lines = "\n### \(table.title) (\(table.count))\n\n"
        if let explanation = table.explanation { lines += explanation + "\n\n" }
        lines += Self.line(shown.map { table.columns[$0] }) + Self.line(shown.map { _ in "---" })
        var count = 0
        for row in rows {
            let line = Self.line(shown.map { row.cells[$0] })
            guard text.utf8.count + lines.utf8.count + line.utf8.count <= room else { break }
            lines += line
            count += row.count
        }
        guard count > 0 else {
            return append("\n**\(table.title) (\(table.count))**: left out, because this text would be too long.\n")
        }
        append(lines)
        if count < table.count { append("\n… and \(table.count - count) more, left out here.\n") }
    }

    /// What keeps old names, to be copied.
    mutating func append(_ names: FormerNames) {
        let path = MarkdownText.code(names.output)
        let block =
            "\nIn the output \(path), this in `\"names\"` keeps the old names, deprecated:\n\n```json\n\(names.configurationText)\n```\n"
        guard text.utf8.count + block.utf8.count <= room else {
            return append("\nWhat keeps the old names of \(path) is left out, because this text would be too long.\n")
        }
        append(block)
    }

    private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

    private static func markdown(_ text: ReadableText) -> String {
        text.parts.map { part in
            switch part {
            case .code(let code): MarkdownText.code(code)
            case .words(let words): words
            case .color(let color): MarkdownText.color(color)
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

    /// A color, beside which GitHub and GitLab draw a swatch where they know its notation: six digits or, with an opacity,
    /// `rgba`. Others stand as words do, their opacity behind them.
    static func color(_ color: ColorValue) -> String {
        guard color.space == .srgb, color.alpha < 1 else {
            let texts = ValueText.color(color)
            return ([code(texts[0])] + texts.dropFirst()).joined(separator: " ")
        }
        let bytes = color.rounded
        let alpha = NumberText.number((color.alpha * 1000).rounded() / 1000)
        return code("rgba(\(bytes >> 16),\(bytes >> 8 & 255),\(bytes & 255),\(alpha))")
    }

    /// How many characters of a text are shown: more make a table nobody can read.
    private static let longestCode = 160
}

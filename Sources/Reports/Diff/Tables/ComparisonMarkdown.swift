import CodeGeneration
import DesignTokens
import Diagnostics

extension TokenComparison {
    /// The comparison for the body of a pull request on GitHub: a summary, breaking changes, then a table for each kind
    /// of change. It is shorter than GitHub's limit and states what it omits.
    package var markdown: String { markdown(within: MarkdownPage.sizeLimit) }

    /// Returns the same text within a number of bytes, if the summary and notes fit.
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

    /// GitHub allows 65,536 characters, and a workflow may add its own text.
    static let sizeLimit = 60_000
    private static let rowLimit = 200

    /// Creates a page within a number of bytes, of which a part is reserved for the sentences about omissions.
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
            return append("\n**\(table.title) (\(table.count))**: omitted, because the text would be too long.\n")
        }
        append(lines)
        if count < table.count { append("\n… and \(table.count - count) more not shown.\n") }
    }

    /// Appends the configuration that keeps old names, for copying.
    mutating func append(_ names: FormerNames) {
        let path = MarkdownText.code(names.output)
        let block =
            "\nTo keep the old names as deprecated members, add this to `\"names\"` of the output \(path):\n\n"
            + "```json\n\(names.configurationText)\n```\n"
        guard text.utf8.count + block.utf8.count <= room else {
            return append(
                "\nThe configuration that keeps the old names of \(path) is omitted, because the text would be too "
                    + "long.\n")
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

/// Text in GitHub's Markdown.
enum MarkdownText {
    /// Returns a code span, in which GitHub interprets neither HTML nor mentions, links or emphasis.
    ///
    /// Characters that could end the span or its table cell, and invisible characters, are escaped.
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
            // One backslash keeps a vertical bar in its cell; two do not.
            case "|": content += last == "\\" ? "\\u{7C}" : "\\|"
            default: content.unicodeScalars.append(scalar)
            }
            last = scalar
        }
        return "`\(content)`"
    }

    /// Returns a color. GitHub and GitLab draw a swatch for six digits, or for `rgba` with an opacity. Others are plain
    /// text, followed by their opacity.
    static func color(_ color: ColorValue) -> String {
        guard color.space == .srgb, color.alpha < 1 else {
            let texts = ValueText.color(color)
            return ([code(texts[0])] + texts.dropFirst()).joined(separator: " ")
        }
        let bytes = color.rounded
        let alpha = NumberText.number((color.alpha * 1000).rounded() / 1000)
        return code("rgba(\(bytes >> 16),\(bytes >> 8 & 255),\(bytes & 255),\(alpha))")
    }

    /// The number of characters of a text to show, so that tables stay readable.
    private static let longestCode = 160
}

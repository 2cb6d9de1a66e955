import CodeGeneration
import Diagnostics

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

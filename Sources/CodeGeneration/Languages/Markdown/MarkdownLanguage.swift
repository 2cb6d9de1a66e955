import DesignTokens
import Diagnostics

/// Tables of Markdown, for people and for what writes code.
package struct MarkdownLanguage: OutputLanguage {
    package init() {}

    package let name = "Markdown"
    package let fileExtension = "md"
    package let hasUniqueFileNames = false

    /// A table has words for every value, which are no expressions.
    package func hasExpression(_ value: TokenValue) -> Bool { true }
    package func text(_ text: String) -> String { comment(text) }
    package func typeName(of type: TokenType, _ value: TokenValue) -> String? { type.rawValue }
    package func qualifiedTypeName(of type: TokenType, _ value: TokenValue) -> String? { type.rawValue }

    // MARK: - References

    package func reference(to name: String, in scope: String, type: TokenType?) -> String { comment(name) }

    // MARK: - Texts

    package let lineComment = "<!--"

    /// A text in the cell of a table: on one line, and every character that means something in Markdown as it is.
    package func comment(_ text: String) -> String {
        var result = ""
        for scalar in EscapedText.onOneLine(text).unicodeScalars {
            if "\\|`*[]<>&~".unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    // MARK: - Names

    package func declaration(_ name: String) -> String { comment(name) }

    /// Whether a text is a title that holds nothing but words.
    package func isTypeName(_ text: String) -> Bool {
        !text.isEmpty
            && text.unicodeScalars.allSatisfy { NameCharacter.isLetter($0) || NameCharacter.isDigit($0) || $0 == " " }
    }
}

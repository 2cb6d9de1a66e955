import DesignTokens

/// Tables of Markdown, for people and for what writes code.
package struct MarkdownLanguage: OutputLanguage {
    package init() {}

    package let name = "Markdown"
    package let fileExtension = "md"
    package let hasUniqueFileNames = false
    package let isListing = true

    /// A table has words for every value, which are no expressions.
    package func hasExpression(_ value: TokenValue) -> Bool { true }
    package func literal(_ value: TokenValue) -> String? { nil }
    package func text(_ text: String) -> String { comment(text) }
    package func typeName(of type: TokenType, _ value: TokenValue) -> String? { type.rawValue }
    package func qualifiedTypeName(of type: TokenType, _ value: TokenValue) -> String? { type.rawValue }
    package func bundle(_ choice: BundleChoice) -> String? { nil }
    package func bundleIsolation(_ choice: BundleChoice, isNonisolated: Bool) -> String { "" }

    // MARK: - References

    package func reference(to name: String, in scope: String, type: TokenType?) -> String { comment(name) }
    package func expression(_ reference: String, opacity: Double) -> String { reference }
    package func isImplied(_ scope: String) -> Bool { false }
    package func isProtocol(_ scope: String) -> Bool { false }

    // MARK: - Texts

    package let lineComment = "<!--"
    package let toolLines: [String] = []

    /// A text in the cell of a table: on one line, and every character that means something in Markdown as it is.
    package func comment(_ text: String) -> String {
        var result = ""
        for scalar in EscapedText.onOneLine(text).unicodeScalars {
            if "\\|`*[]<>&~".unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// A cell has one line.
    package func commentLines(_ text: String) -> [String] { [comment(text)] }

    // MARK: - Names

    package func declaration(_ name: String) -> String { comment(name) }
    package func usable(_ name: String) -> String { name }
    package func beginning(_ name: String) -> String { name }
    package func owner(of name: String, in scope: String) -> String? { nil }
    package func isFreeForCase(_ name: String) -> Bool { true }
    package let referredTypes: Set<String> = []
    package let meantTypes: Set<String> = []

    /// Whether a text is a title that holds nothing but words.
    package func isTypeName(_ text: String) -> Bool {
        !text.isEmpty
            && text.unicodeScalars.allSatisfy { NameCharacter.isLetter($0) || NameCharacter.isDigit($0) || $0 == " " }
    }
}

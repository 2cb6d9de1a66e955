import DesignTokens
import Diagnostics
import LocatedJSON

/// The Design Tokens format, as far as it is a language: its files list tokens under their own names, and nothing in them
/// refers to another. They are not made by templates.
package struct DTCGLanguage: OutputLanguage {
    package init() {}

    package let name = "DTCG"
    package let fileExtension = "json"
    package let hasUniqueFileNames = false

    package func isLanguage(ofFile path: String) -> Bool { path.hasSuffix(".json") || path.hasSuffix(".tokens") }

    package func hasExpression(_ value: TokenValue) -> Bool {
        value.type(stated: nil).flatMap { value.specified(as: $0) } != nil
    }
    package func missingPart(of value: TokenValue) -> String? { value.unspecifiedPart }
    package func text(_ text: String) -> String { JSONValue.quoted(text) }
    package func typeName(of type: TokenType, _ value: TokenValue) -> String? { type.rawValue }
    package func qualifiedTypeName(of type: TokenType, _ value: TokenValue) -> String? { type.rawValue }

    package func reference(to name: String, in scope: String, type: TokenType?) -> String { name }

    /// JSON has no comments: headers are texts in it.
    package let lineComment = "//"
    package func comment(_ text: String) -> String { EscapedText.onOneLine(text) }

    package func isTypeName(_ text: String) -> Bool { !text.isEmpty }
}

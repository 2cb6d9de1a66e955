import DesignTokens
import Diagnostics
import LocatedJSON

/// The syntax of outputs without code, in which nothing has an expression.
protocol PlainDialect: Dialect {}

extension PlainDialect {
    package func text(_ text: String) -> String { JSONValue.quoted(text) }
    package func typeName(of type: TokenType, _ value: TokenValue, isQualified: Bool) -> String? { type.rawValue }
    package func reference(to name: String, in scope: String, type: TokenType?) -> String { declaration(name) }
    package func comment(_ text: String) -> String { EscapedText.onOneLine(text) }
    package func isTypeName(_ text: String) -> Bool { !text.isEmpty }
}

/// Markdown tables. Every value has a text, but no expression.
struct MarkdownDialect: PlainDialect {
    let form = DialectForm(name: "Markdown", file: FileForm(ending: "md", lineComment: "<!--"))

    func lack(of value: TokenValue) -> ExpressionLack? { nil }
    func text(_ text: String) -> String { comment(text) }
    func declaration(_ name: String) -> String { comment(name) }

    /// Returns a text for a table cell: on one line, with Markdown characters escaped.
    func comment(_ text: String) -> String {
        var result = ""
        for scalar in EscapedText.onOneLine(text).unicodeScalars {
            if "\\|`*[]<>&~".unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    func isTypeName(_ text: String) -> Bool { !text.isEmpty && NameCharacter.areAll(text, or: " ") }
}

/// The Design Tokens format. Its files list tokens under their own names, without references.
struct TokenFileDialect: PlainDialect {
    let form = DialectForm(name: "DTCG", file: FileForm(ending: "json"))

    func lack(of value: TokenValue) -> ExpressionLack? {
        let specified = value.type(stated: nil).flatMap { value.specified(as: $0) }
        return specified == nil ? ExpressionLack(value.unspecifiedPart) : nil
    }
}

/// The color sets of asset catalogs. They have the names of Swift members, without Swift's keywords. Colors of themes
/// are in the Swift code next to the catalog.
struct ColorSetDialect: PlainDialect {
    let form = DialectForm(
        name: "catalog", file: FileForm(ending: "xcassets"), abilities: [.themes, .adaptiveColors],
        known: KnownNames(impliedScopes: ["ColorSets"]))

    func typeName(of type: TokenType, _ value: TokenValue, isQualified: Bool) -> String? {
        type == .color ? "color set" : nil
    }
    func following(_ type: TokenType) -> AppearanceFollowing { type == .color ? .colors : .nothing }
    func memberName(_ name: String) -> String { SwiftDialect().memberName(name) }
    func isTypeName(_ text: String) -> Bool { SwiftDialect().isTypeName(text) }
}

import DesignTokens
import Diagnostics
import LocatedJSON

/// How outputs are spelled that are no code: nothing in them can be called.
protocol PlainDialect: Dialect {}

extension PlainDialect {
    package func text(_ text: String) -> String { JSONValue.quoted(text) }
    package func typeName(of type: TokenType, _ value: TokenValue, isQualified: Bool) -> String? { type.rawValue }
    package func reference(to name: String, in scope: String, type: TokenType?) -> String { declaration(name) }
    package func comment(_ text: String) -> String { EscapedText.onOneLine(text) }
    package func isTypeName(_ text: String) -> Bool { !text.isEmpty }
}

/// Tables of Markdown, for people and for what writes code. They have words for every value, which are no expressions.
struct MarkdownDialect: PlainDialect {
    let form = DialectForm(name: "Markdown", file: FileForm(ending: "md", lineComment: "<!--"))

    func lack(of value: TokenValue) -> ExpressionLack? { nil }
    func text(_ text: String) -> String { comment(text) }
    func declaration(_ name: String) -> String { comment(name) }

    /// A text in the cell of a table: on one line, and every character that means something in Markdown as it is.
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

/// The Design Tokens format: its files list tokens under their own names, and nothing in them refers to another.
struct TokenFileDialect: PlainDialect {
    let form = DialectForm(name: "DTCG", file: FileForm(ending: "json"))

    func lack(of value: TokenValue) -> ExpressionLack? {
        let specified = value.type(stated: nil).flatMap { value.specified(as: $0) }
        return specified == nil ? ExpressionLack(value.unspecifiedPart) : nil
    }
}

/// The color sets of asset catalogs: they have the names that members in Swift have, less what is Swift's only. A color of a
/// theme is one of the Swift beside the catalog.
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

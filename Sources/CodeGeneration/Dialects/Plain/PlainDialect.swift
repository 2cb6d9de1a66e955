import DesignTokens
import Diagnostics
import LocatedJSON

/// How outputs are spelled that are no code: nothing in them can be called.
struct PlainDialect: Dialect {
    let form: DialectForm
    var lacks: @Sendable (TokenValue) -> ExpressionLack? = { _ in nil }
    var typeNames: @Sendable (TokenType) -> String? = { $0.rawValue }
    var follows: @Sendable (TokenType) -> AppearanceFollowing = { _ in .nothing }
    var quoted: @Sendable (String) -> String = { JSONValue.quoted($0) }
    var spelling: @Sendable (String) -> String = { EscapedText.onOneLine($0) }
    /// How names are spelled where a token is listed, or referred to.
    var listed: @Sendable (String) -> String = { $0 }
    var member: @Sendable (String) -> String = { $0 }
    var isScope: @Sendable (String) -> Bool = { !$0.isEmpty }

    func lack(of value: TokenValue) -> ExpressionLack? { lacks(value) }
    func text(_ text: String) -> String { quoted(text) }
    func typeName(of type: TokenType, _ value: TokenValue, isQualified: Bool) -> String? { typeNames(type) }
    func following(_ type: TokenType) -> AppearanceFollowing { follows(type) }
    func reference(to name: String, in scope: String, type: TokenType?) -> String { listed(name) }
    func comment(_ text: String) -> String { spelling(text) }
    func declaration(_ name: String) -> String { listed(name) }
    func memberName(_ name: String) -> String { member(name) }
    func isTypeName(_ text: String) -> Bool { isScope(text) }
}

extension PlainDialect {
    /// Tables of Markdown, for people and for what writes code. They have words for every value, which are no expressions.
    static let markdown = PlainDialect(
        form: DialectForm(name: "Markdown", file: FileForm(ending: "md", lineComment: "<!--")), quoted: markdownText,
        spelling: markdownText, listed: markdownText,
        isScope: { text in
            !text.isEmpty
                && text.unicodeScalars.allSatisfy {
                    NameCharacter.isLetter($0) || NameCharacter.isDigit($0) || $0 == " "
                }
        })

    /// The Design Tokens format: its files list tokens under their own names, and nothing in them refers to another.
    static let tokenFile = PlainDialect(
        form: DialectForm(name: "DTCG", file: FileForm(ending: "json")),
        lacks: { value in
            let specified = value.type(stated: nil).flatMap { value.specified(as: $0) }
            return specified == nil ? ExpressionLack(value.unspecifiedPart) : nil
        })

    /// The color sets of asset catalogs: they have the names that members in Swift have, less what is Swift's only. A color of a
    /// theme is one of the Swift beside the catalog.
    static let colorSets = PlainDialect(
        form: DialectForm(
            name: "catalog", file: FileForm(ending: "xcassets"), abilities: [.themes, .adaptiveColors],
            known: KnownNames(impliedScopes: ["ColorSets"])),
        lacks: { $0.lack },
        typeNames: { $0 == .color ? "color set" : nil }, follows: { $0 == .color ? .colors : .nothing },
        member: { SwiftDialect().memberName($0) }, isScope: { SwiftDialect().isTypeName($0) })

    /// A text in the cell of a table: on one line, and every character that means something in Markdown as it is.
    @Sendable private static func markdownText(_ text: String) -> String {
        var result = ""
        for scalar in EscapedText.onOneLine(text).unicodeScalars {
            if "\\|`*[]<>&~".unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}

import DesignTokens

/// The syntax of outputs in a language: values, names, comments, and names that already exist in the language.
///
/// Token files can contain anything: no text may end the literal, the comment or the identifier that contains it. A
/// dialect defines `form`, `text`, `typeName`, `reference`, `comment` and `isTypeName`; the defaults of all others are
/// for a language without expressions and reserved names.
package protocol Dialect: Sendable {
    /// The properties of the dialect.
    var form: DialectForm { get }

    // MARK: - Values

    /// Returns why a value has no expression; `nil` if it has one.
    func lack(of value: TokenValue) -> ExpressionLack?
    /// Returns a value as an expression of its type; `nil` if the type has none.
    func literal(_ value: TokenValue) -> String?
    /// Returns the same dialect, whose colors call an initializer with a label; without such calls, nothing changes.
    func writingColors(withLabel label: String) -> Self
    /// Returns a composite value as an expression of its type; `nil` if it has none.
    func expression(of value: ComposedValue, fonts: FontNames) -> String?
    /// Returns the content of a string literal, without the quotes.
    func text(_ text: String) -> String
    /// Returns the type of a value's expression; `nil` if the value has none.
    ///
    /// - Parameters:
    ///   - type: The token's type.
    ///   - value: The value.
    ///   - isQualified: Whether the type is for code, where no surrounding type may shadow it, or for people.
    /// - Returns: The type.
    func typeName(of type: TokenType, _ value: TokenValue, isQualified: Bool) -> String?
    /// Returns how much of the values of a type can follow the appearance of the device.
    func following(_ type: TokenType) -> AppearanceFollowing

    // MARK: - References

    /// Returns the expression that refers to a member of a scope, in a context that expects the type.
    func reference(to name: String, in scope: String, type: TokenType?) -> String
    /// Returns the expression for a color with another opacity.
    func translucent(_ color: String, opacity: Double) -> String

    /// Returns the expression of a color that follows the appearance of the device.
    ///
    /// - Parameters:
    ///   - colors: An expression for each appearance, light first, of a color that does not change itself.
    ///   - isQualified: Whether surrounding types may shadow the name of its type.
    /// - Returns: The expression.
    func adaptive(_ colors: [(appearance: Appearance, expression: String)], isQualified: Bool) -> String

    /// Returns the expression for the color set with a name in the target's catalogs.
    func colorSet(_ name: String) -> String

    // MARK: - Names and comments

    /// Returns a text for a single comment line. Characters that would end the line, or hide part of it, are replaced.
    func comment(_ text: String) -> String
    /// Returns the name as spelled in its declaration.
    func declaration(_ name: String) -> String
    /// Returns a valid name for a member or type; empty if there is none.
    func memberName(_ name: String) -> String
    /// Returns whether a text is the name of a type, which may be nested.
    func isTypeName(_ text: String) -> Bool
    /// Returns what already has the name in a scope, for messages; `nil` if the name is free.
    func owner(of name: String, in scope: String) -> String?
}

extension Dialect {
    package func lack(of value: TokenValue) -> ExpressionLack? { value.lack }
    package func literal(_ value: TokenValue) -> String? { nil }
    package func writingColors(withLabel label: String) -> Self { self }
    package func expression(of value: ComposedValue, fonts: FontNames) -> String? { nil }
    package func following(_ type: TokenType) -> AppearanceFollowing { .nothing }
    package func declaration(_ name: String) -> String { name }
    package func memberName(_ name: String) -> String { name }
    package func owner(of name: String, in scope: String) -> String? { nil }
    package func translucent(_ color: String, opacity: Double) -> String { color }
    package func adaptive(_ colors: [(appearance: Appearance, expression: String)], isQualified: Bool) -> String {
        colors[0].expression
    }
    package func colorSet(_ name: String) -> String { text(name) }
}

extension Dialect {
    package var name: String { form.name }
    package var file: FileForm { form.file }
    package var abilities: DialectAbilities { form.abilities }
    package var known: KnownNames { form.known }

    /// Returns the type of a value's expression, for documentation.
    package func typeName(of type: TokenType, _ value: TokenValue) -> String? {
        typeName(of: type, value, isQualified: false)
    }

    /// Returns the name of a member made from the words of a text: for a theme, a mode, or the property for a type.
    package func memberName(joining text: String) -> String {
        var words = form.emptyName
        words.append(text)
        return memberName(words.text)
    }

    /// Returns the lines of a text, each for a comment.
    package func commentLines(_ text: String) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { comment(String($0)) }
    }

    /// Returns whether a file has the language's extension.
    package func isLanguage(ofFile path: String) -> Bool { path.hasSuffix("." + file.ending) }
}

/// Why a value has no expression.
package enum ExpressionLack: Hashable {
    case value
    /// A part has no expression.
    case part(String)

    init(_ part: String?) { self = part.map(Self.part) ?? .value }
}

import DesignTokens

/// How outputs are spelled: values, names and comments, and which names the language has already.
///
/// What comes from token files can hold anything: nothing of it may end the literal, the comment or the identifier that a
/// dialect puts it into. A dialect states its `form`, `text`, `typeName`, `reference`, `comment` and `isTypeName`; for all
/// else there is a default, that of a language in which nothing can be called and no name means anything.
package protocol Dialect: Sendable {
    /// What holds for all that is written in it.
    var form: DialectForm { get }

    // MARK: - Values

    /// Why a value has no expression; `nil` for one that has.
    func lack(of value: TokenValue) -> ExpressionLack?
    /// A value as an expression where its type is expected; `nil` when its type has none.
    func literal(_ value: TokenValue) -> String?
    /// A value that is made of others as an expression where its type is expected; `nil` when it has none.
    func expression(of value: ComposedValue, fonts: FontNames) -> String?
    /// The content of a string literal, without the quotes.
    func text(_ text: String) -> String
    /// The type of a value's expression; `nil` for a value that has none.
    ///
    /// - Parameters:
    ///   - type: The token's type.
    ///   - value: The value.
    ///   - isQualified: Whether code says it, where no type that is nested around the declaration may hide it, or people.
    /// - Returns: The type.
    func typeName(of type: TokenType, _ value: TokenValue, isQualified: Bool) -> String?
    /// How much of the values of a type follows the appearance of the device.
    func following(_ type: TokenType) -> AppearanceFollowing

    // MARK: - References

    /// The expression that refers to a member of a scope, where a value of the type is expected.
    func reference(to name: String, in scope: String, type: TokenType?) -> String
    /// The expression of a color that is another one with an opacity of its own.
    func translucent(_ color: String, opacity: Double) -> String

    /// The expression of a color that follows the appearance of the device.
    ///
    /// - Parameters:
    ///   - colors: An expression for each appearance, light first, of a color that does not change itself.
    ///   - isQualified: Whether types around it may hide the name of its type.
    /// - Returns: The expression.
    func adaptive(_ colors: [(appearance: Appearance, expression: String)], isQualified: Bool) -> String

    /// The expression of a color that the color set of the target's catalogs with a name is.
    func colorSet(_ name: String) -> String

    // MARK: - Names and comments

    /// A text inside one line of a comment: what would end the line, or hide part of it, is replaced.
    func comment(_ text: String) -> String
    /// The name as its declaration spells it.
    func declaration(_ name: String) -> String
    /// A name as the language accepts it for a member or a type; empty when there is none.
    func memberName(_ name: String) -> String
    /// Whether a text is the name of a type, perhaps inside others.
    func isTypeName(_ text: String) -> Bool
    /// What already has the name in a scope, in words, or `nil` when the name is free.
    func owner(of name: String, in scope: String) -> String?
}

extension Dialect {
    package func lack(of value: TokenValue) -> ExpressionLack? { value.lack }
    package func literal(_ value: TokenValue) -> String? { nil }
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

    /// The type of a value's expression, as people say it.
    package func typeName(of type: TokenType, _ value: TokenValue) -> String? {
        typeName(of: type, value, isQualified: false)
    }

    /// The member whose name the words of a text make: that of a theme or a mode, or the property for a type.
    package func memberName(joining text: String) -> String {
        var words = form.emptyName
        words.append(text)
        return memberName(words.text)
    }

    /// The lines of a text, for a comment each.
    package func commentLines(_ text: String) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { comment(String($0)) }
    }

    /// Whether a file's name ends as those of the language do.
    package func isLanguage(ofFile path: String) -> Bool { path.hasSuffix("." + file.ending) }
}

/// Why a value has no expression.
package enum ExpressionLack: Hashable {
    case value
    /// For want of a part.
    case part(String)

    init(_ part: String?) { self = part.map(Self.part) ?? .value }
}

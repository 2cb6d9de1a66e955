import DesignTokens

/// How outputs are spelled: values, names and comments, and which names the language has already.
///
/// What comes from token files can hold anything: nothing of it may end the literal, the comment or the identifier that a
/// dialect puts it into. A dialect states its `name`, its `file` form, `text`, `typeName`, `reference`, `comment` and
/// `isTypeName`; for all else there is a default, that of a language in which nothing can be called and no name means anything.
package protocol Dialect: Sendable {
    /// What messages call it.
    var name: String { get }
    var file: FileForm { get }
    /// What it can write.
    var abilities: DialectAbilities { get }
    /// The names that the language and its libraries have.
    var known: KnownNames { get }

    // MARK: - Values

    /// Whether there is an expression for a value.
    func hasExpression(_ value: TokenValue) -> Bool
    /// The part of a value that has no expression for want of it, where the value has parts.
    func missingPart(of value: TokenValue) -> String?
    /// A value as an expression where its type is expected; `nil` when its type has none.
    func literal(_ value: TokenValue) -> String?
    /// A value that is made of others as an expression where its type is expected; `nil` when it has none.
    func expression(of value: ComposedValue, fonts: FontNames) -> String?
    /// The font of a text style as an expression where a font is expected; `nil` when there is none.
    func font(of style: ComposedValue, fonts: FontNames) -> String?
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
    /// The expression that loads a color set of the target's catalogs, by its name.
    func colorSet(_ name: String) -> String
    /// The expression of a colour with an opacity of its own.
    func expression(_ reference: String, opacity: Double) -> String
    /// The expression of a colour that follows the appearance of the device.
    ///
    /// - Parameters:
    ///   - values: An expression for each appearance, light first, each of a colour that does not change itself.
    ///   - isQualified: Whether types around the expression may hide the name of the colour's.
    /// - Returns: The expression.
    func adaptiveColor(_ values: [(appearance: Appearance, expression: String)], isQualified: Bool) -> String
    /// What must hold where an appearance is shown, for code that asks; empty for light, which is shown where nothing else
    /// is, and in a language that does not ask.
    func condition(of appearance: Appearance) -> String
    /// How code refers to the bundle that holds the asset catalog; `nil` where there are no bundles.
    func bundle(_ choice: BundleChoice, isNonisolated: Bool) -> BundleAccess?
    /// The platforms that code can be compiled for, in the order in which conditions must ask; none in a language that the
    /// configuration gives no expressions in.
    var platformConditions: [(platform: ApplePlatform, condition: String)] { get }

    // MARK: - Names and comments

    /// A text inside one line of a comment: what would end the line, or hide part of it, is replaced.
    func comment(_ text: String) -> String
    /// A name without words, which joins those that it is given.
    var emptyName: JoinedName { get }
    /// The word for who may see what is declared.
    func word(for access: AccessLevel) -> String
    /// The name as its declaration spells it.
    func declaration(_ name: String) -> String
    /// The name, changed if no declaration can have it.
    func usable(_ name: String) -> String
    /// The name, changed if it begins with what no name may begin with.
    func beginning(_ name: String) -> String
    /// Whether a text is the name of a type, perhaps inside others.
    func isTypeName(_ text: String) -> Bool
    /// What already has the name in a scope, in words, or `nil` when the name is free.
    func owner(of name: String, in scope: String) -> String?
}

extension Dialect {
    package var abilities: DialectAbilities { .adaptiveColors }
    package var known: KnownNames { KnownNames() }
    package func hasExpression(_ value: TokenValue) -> Bool { value.hasExpression }
    package func missingPart(of value: TokenValue) -> String? { value.partWithoutExpression }
    package func literal(_ value: TokenValue) -> String? { nil }
    package func expression(of value: ComposedValue, fonts: FontNames) -> String? { nil }
    package func font(of style: ComposedValue, fonts: FontNames) -> String? { nil }
    package func following(_ type: TokenType) -> AppearanceFollowing { .nothing }
    package func colorSet(_ name: String) -> String { text(name) }
    package func expression(_ reference: String, opacity: Double) -> String { reference }
    package func adaptiveColor(
        _ values: [(appearance: Appearance, expression: String)], isQualified: Bool
    ) -> String { values[0].expression }
    package func condition(of appearance: Appearance) -> String { "" }
    package func bundle(_ choice: BundleChoice, isNonisolated: Bool) -> BundleAccess? { nil }
    package var platformConditions: [(platform: ApplePlatform, condition: String)] { [] }
    package var emptyName: JoinedName { .camelCase(CamelCase()) }
    package func word(for access: AccessLevel) -> String { access.rawValue }
    package func declaration(_ name: String) -> String { name }
    package func usable(_ name: String) -> String { name }
    package func beginning(_ name: String) -> String { name }
    package func owner(of name: String, in scope: String) -> String? { nil }
}

extension Dialect {
    /// The type of a value's expression, as people say it.
    package func typeName(of type: TokenType, _ value: TokenValue) -> String? {
        typeName(of: type, value, isQualified: false)
    }

    /// A name as the language accepts it for a member; empty when there is none.
    package func memberName(_ name: String) -> String { usable(beginning(name)) }

    /// The lines of a text, for a comment each.
    package func commentLines(_ text: String) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { comment(String($0)) }
    }

    /// Whether a file's name ends as those of the language do.
    package func isLanguage(ofFile path: String) -> Bool { path.hasSuffix("." + file.ending) }
}

import DesignTokens

/// The language that outputs are written in: how it spells values, names and comments, and which names it has already.
///
/// What comes from token files can hold anything: nothing of it may end the
/// literal, the comment or the identifier that a language puts it into.
package protocol OutputLanguage: Sendable {
    /// What messages call it.
    var name: String { get }
    /// What the names of its files end in, without the full stop.
    var fileExtension: String { get }
    /// Whether a module cannot hold two of its files of one name.
    var hasUniqueFileNames: Bool { get }

    // MARK: - Values

    /// Whether lengths have units: every one that files have, and as they have it. Where they have none, they are points.
    var hasUnits: Bool { get }
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
    /// The type of a value's expression, as people say it; `nil` for a value that has none.
    func typeName(of type: TokenType, _ value: TokenValue) -> String?
    /// The same as generated code says it: no type that is nested around the declaration can hide it.
    func qualifiedTypeName(of type: TokenType, _ value: TokenValue) -> String?
    /// The expression where a bundle is expected; `nil` for what needs more than an expression.
    func bundle(_ choice: BundleChoice) -> String?
    /// The attribute of what uses the bundle; empty where none is needed.
    func bundleIsolation(_ choice: BundleChoice, isNonisolated: Bool) -> String

    // MARK: - References

    /// Whether expressions use types that the template `support` writes.
    var usesSupport: Bool { get }
    /// The expression that refers to a member of a scope, where a value of the type is expected.
    func reference(to name: String, in scope: String, type: TokenType?) -> String
    /// The expression that loads a color set of the target's catalogs, by its name.
    func colorSet(_ name: String) -> String
    /// The expression of a colour with an opacity of its own.
    func expression(_ reference: String, opacity: Double) -> String
    /// How much of the values of a type follows the appearance of the device.
    func following(_ type: TokenType) -> AppearanceFollowing
    /// Whether a member can be declared that the compiler refuses, with a reason.
    var marksUnavailable: Bool { get }
    /// Whether values of themes can be written, so that code chooses from them.
    var hasThemes: Bool { get }
    /// Whether an expression follows the appearance of the device by itself. Where none does, a color that changes has one for
    /// each appearance, and nothing refers to it.
    var hasAdaptiveExpressions: Bool { get }
    /// What must hold where an appearance is shown, for code that asks; empty for light, which is shown where nothing else
    /// is, and in a language that does not ask.
    func condition(of appearance: Appearance) -> String
    /// The expression of a colour that follows the appearance of the device.
    ///
    /// - Parameters:
    ///   - values: An expression for each appearance, light first, each of a colour that does not change itself.
    ///   - isQualified: Whether types around the expression may hide the name of the colour's.
    /// - Returns: The expression.
    func adaptiveColor(_ values: [(appearance: Appearance, expression: String)], isQualified: Bool) -> String
    /// Whether members of the scope are referred to without naming it.
    func isImplied(_ scope: String) -> Bool
    /// Whether the scope is a protocol, which cannot hold stored members.
    func isProtocol(_ scope: String) -> Bool

    // MARK: - Platforms

    /// The platforms that code can be compiled for, in the order in which conditions must ask; none in a language that the
    /// configuration gives no expressions in.
    var platformConditions: [(platform: ApplePlatform, condition: String)] { get }

    // MARK: - Comments

    /// What begins a comment that ends with its line.
    var lineComment: String { get }
    /// The lines of every file's header that keep other tools away.
    var toolLines: [String] { get }
    /// A text inside one line of a comment: what would end the line, or hide part of it, is replaced.
    func comment(_ text: String) -> String
    /// The lines of a text, for a comment each.
    func commentLines(_ text: String) -> [String]

    // MARK: - Identifiers

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

    // MARK: - Reserved names

    /// What already has the name in a scope, in words, or `nil` when the name is free.
    func owner(of name: String, in scope: String) -> String?
    /// Whether an enumeration of assets can have a case of this name.
    func isFreeForCase(_ name: String) -> Bool
    /// Whether a type can have the name inside a structure of assets.
    func isFreeForNamespace(_ name: String) -> Bool
    /// Type names that generated code itself refers to: a nested type of that name would hide them.
    var referredTypes: Set<String> { get }
    /// Type names by which generated code means what libraries declare: a type of its own module would hide them.
    var meantTypes: Set<String> { get }
    /// The types that a scope has already: a nested type of that name would be there twice.
    func types(in scope: String) -> Set<String>
}

extension OutputLanguage {
    package var hasUnits: Bool { false }
    package func hasExpression(_ value: TokenValue) -> Bool { value.hasExpression }
    package func missingPart(of value: TokenValue) -> String? { value.partWithoutExpression }
    package var emptyName: JoinedName { .camelCase(CamelCase()) }
    package func word(for access: AccessLevel) -> String { access.rawValue }
    package var usesSupport: Bool { false }
    package func colorSet(_ name: String) -> String { text(name) }
    package func following(_ type: TokenType) -> AppearanceFollowing { .nothing }
    package var hasThemes: Bool { false }
    package var marksUnavailable: Bool { false }
    package var hasAdaptiveExpressions: Bool { true }
    package func condition(of appearance: Appearance) -> String { "" }

    package func adaptiveColor(
        _ values: [(appearance: Appearance, expression: String)], isQualified: Bool
    ) -> String { values[0].expression }
    package var platformConditions: [(platform: ApplePlatform, condition: String)] { [] }
    package func expression(of value: ComposedValue, fonts: FontNames) -> String? { nil }
    package func font(of style: ComposedValue, fonts: FontNames) -> String? { nil }
    package func types(in scope: String) -> Set<String> { [] }

    /// A name as the language accepts it for a member; empty when there is none.
    package func memberName(_ name: String) -> String { usable(beginning(name)) }

    /// Whether a file's name ends as those of the language do.
    package func isLanguage(ofFile path: String) -> Bool { path.hasSuffix("." + fileExtension) }
}

/// What holds in a language that is no code: there is nothing to call, no name means anything already, and tools leave its
/// files alone.
extension OutputLanguage {
    package func literal(_ value: TokenValue) -> String? { nil }
    package func bundle(_ choice: BundleChoice) -> String? { nil }
    package func bundleIsolation(_ choice: BundleChoice, isNonisolated: Bool) -> String { "" }
    package func expression(_ reference: String, opacity: Double) -> String { reference }
    package func isImplied(_ scope: String) -> Bool { false }
    package func isProtocol(_ scope: String) -> Bool { false }
    package var toolLines: [String] { [] }
    package func commentLines(_ text: String) -> [String] { [comment(text)] }
    package func declaration(_ name: String) -> String { name }
    package func usable(_ name: String) -> String { name }
    package func beginning(_ name: String) -> String { name }
    package func owner(of name: String, in scope: String) -> String? { nil }
    package func isFreeForCase(_ name: String) -> Bool { true }
    package func isFreeForNamespace(_ name: String) -> Bool { isFreeForCase(name) }
    package var referredTypes: Set<String> { [] }
    package var meantTypes: Set<String> { [] }
}

import DesignTokens

/// What holds for all that is written in a dialect.
package struct DialectForm: Sendable {
    /// What messages call it.
    var name: String
    package var file: FileForm
    var abilities: DialectAbilities = .adaptiveColors
    /// The names that the language and its libraries have.
    var known = KnownNames()
    /// A name without words, which joins those that it is given.
    package var emptyName = JoinedName.camelCase(CamelCase())
    /// The words for who may see what is declared, where they are other than Swift's.
    var accessWords: [AccessLevel: String] = [:]
    /// What must hold where an appearance is shown, for code that asks; nothing for light, which is shown where nothing else is.
    var conditions: [Appearance: String] = [:]
    /// The platforms that code can be compiled for, in the order in which conditions must ask; none in a language that the
    /// configuration gives no expressions in.
    package var platforms: [(platform: ApplePlatform, condition: String)] = []

    /// The word for who may see what is declared.
    func word(for access: AccessLevel) -> String { accessWords[access] ?? access.rawValue }
}

/// What the files of a dialect are like.
package struct FileForm: Sendable {
    /// What their names end in, without the full stop.
    package var ending: String
    /// Whether a module cannot hold two of them with one name.
    var hasUniqueNames = false
    /// What begins a comment that ends with its line.
    var lineComment = "//"
    /// The lines of every file's header that keep other tools away.
    var toolLines: [String] = []
}

/// What a dialect can write.
package struct DialectAbilities: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Lengths with units: every one that files have, and as they have it. Elsewhere they are points.
    package static let units = DialectAbilities(rawValue: 1)
    /// Expressions that use the types of support.
    package static let support = DialectAbilities(rawValue: 2)
    /// Values of themes, so that code chooses from them.
    package static let themes = DialectAbilities(rawValue: 4)
    /// Members that the compiler refuses, with a reason.
    package static let unavailableMembers = DialectAbilities(rawValue: 8)
    /// Expressions that follow the appearance of the device by themselves. Where there are none, a color that changes has one for
    /// each appearance, and nothing refers to it.
    package static let adaptiveColors = DialectAbilities(rawValue: 16)
    /// Colors of UIKit and AppKit.
    package static let nativeColors = DialectAbilities(rawValue: 32)
    /// Fonts and bundles of Apple's libraries.
    static let appleLibraries = DialectAbilities(rawValue: 64)
}

/// The names that a language and its libraries have.
package struct KnownNames: Sendable {
    /// Type names that generated code itself refers to: a nested type of that name would hide them.
    var referredTypes: Set<String> = []
    /// Type names by which generated code means what libraries declare: a type of its own module would hide them.
    var meantTypes: Set<String> = []
    /// The types that scopes have already: a nested type of that name would be there twice.
    var types: [String: Set<String>] = [:]
    /// The names that no case of an enumeration of assets can have, and no type in it.
    var cases: Set<String> = []
    /// The names that no type inside a structure of assets can have besides.
    var namespaces: Set<String> = []
    /// The scopes whose members are referred to without naming them.
    package var impliedScopes: Set<String> = []
    /// The scopes that are protocols, which cannot hold stored members.
    var protocols: Set<String> = []
}

import DesignTokens

/// The properties of a dialect.
package struct DialectForm: Sendable {
    /// The name in messages.
    var name: String
    package var file: FileForm
    var abilities: DialectAbilities = .adaptiveColors
    /// The names of the language and its libraries.
    var known = KnownNames()
    /// An empty name, to which words are appended.
    package var emptyName = JoinedName.camelCase(CamelCase())
    /// The access modifiers that differ from Swift's.
    var accessWords: [AccessLevel: String] = [:]
    /// The conditions for appearances in code; none for light, the default.
    var conditions: [Appearance: String] = [:]
    /// The platforms for conditional compilation, in the order in which conditions must be checked; empty in languages
    /// without configured expressions.
    package var platforms: [(platform: ApplePlatform, condition: String)] = []

    /// Returns the access modifier.
    func word(for access: AccessLevel) -> String { accessWords[access] ?? access.rawValue }
}

/// The properties of a dialect's files.
package struct FileForm: Sendable {
    /// The file extension without the full stop.
    package var ending: String
    /// Whether file names must be unique in a module.
    var hasUniqueNames = false
    /// The beginning of a line comment.
    var lineComment = "//"
    /// The header lines that disable other tools.
    var toolLines: [String] = []
}

/// The features of a dialect.
package struct DialectAbilities: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Lengths with their original units. In other dialects, they are points.
    package static let units = DialectAbilities(rawValue: 1)
    /// Expressions that use support types.
    package static let support = DialectAbilities(rawValue: 2)
    /// Values of themes that code can choose from.
    package static let themes = DialectAbilities(rawValue: 4)
    /// Members marked unavailable, with a reason.
    package static let unavailableMembers = DialectAbilities(rawValue: 8)
    /// Expressions that follow the appearance of the device. Without them, an adaptive color has a member for each
    /// appearance, and nothing refers to it.
    package static let adaptiveColors = DialectAbilities(rawValue: 16)
    /// Colors of UIKit and AppKit.
    package static let nativeColors = DialectAbilities(rawValue: 32)
    /// Fonts and bundles of Apple's frameworks.
    static let appleLibraries = DialectAbilities(rawValue: 64)
}

/// The names of a language and its libraries.
package struct KnownNames: Sendable {
    /// Type names that generated code uses. A nested type with such a name would shadow them.
    var referredTypes: Set<String> = []
    /// Library types that generated code uses. A type with such a name in the same module would shadow them.
    var meantTypes: Set<String> = []
    /// The existing nested types of scopes. Another one with such a name would be a duplicate.
    var types: [String: Set<String>] = [:]
    /// The names that no case or type in an enumeration of assets can have.
    var cases: Set<String> = []
    /// The names that no nested type in a structure of assets can have.
    var namespaces: Set<String> = []
    /// The scopes that can be omitted before their members.
    package var impliedScopes: Set<String> = []
    /// The scopes that are protocols, which cannot have stored members.
    var protocols: Set<String> = []
    /// The types that hide the members of a scope with their own of the same names.
    var hidingTypes: [String: String] = [:]
}

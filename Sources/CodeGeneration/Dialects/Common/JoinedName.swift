/// A name that grows by the names on a token's path, in the style of a language.
package enum JoinedName: Sendable {
    case camelCase(CamelCase)
    case kebabCase(KebabCase)

    /// Appends the words of a name.
    package mutating func append(_ name: String) {
        switch self {
        case .camelCase(var words):
            words.append(name)
            self = .camelCase(words)
        case .kebabCase(var words):
            words.append(name)
            self = .kebabCase(words)
        }
    }

    /// The name so far.
    package var text: String {
        switch self {
        case .camelCase(let words): words.text
        case .kebabCase(let words): words.text
        }
    }
}

// Valid names in Kotlin and their spelling.
extension ComposeDialect {
    /// Returns the name with backticks if it is a keyword or contains a mark that Kotlin does not allow.
    package func declaration(_ name: String) -> String {
        let isPlain = name.unicodeScalars.allSatisfy(Self.isNameCharacter) && !Self.keywords.contains(name)
        return isPlain ? name : "`\(name)`"
    }

    /// Returns the name, with a leading underscore if it begins with an invalid character.
    package func memberName(_ name: String) -> String {
        guard let first = name.unicodeScalars.first, NameCharacter.isDigit(first) else { return name }
        return "_" + name
    }

    /// Returns whether a text is the name of a type, which may be nested.
    package func isTypeName(_ text: String) -> Bool {
        let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        return names.allSatisfy { name in
            guard let first = name.unicodeScalars.first, !NameCharacter.isDigit(first), name != "_" else {
                return false
            }
            return declaration(name) == name
        }
    }

    static let known = KnownNames(referredTypes: types, meantTypes: types)

    private static let types: Set<String> = [
        "Boolean", "Color", "ColorSpaces", "Composable", "CubicBezierEasing", "Deprecated", "Dp", "Easing",
        "FontStyle", "FontWeight", "Immutable", "Int", "List", "ProvidableCompositionLocal", "ReadOnlyComposable",
        "ReplaceWith", "String", "TextDecoration", "TextStyle",
    ]

    private static func isNameCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber,
            .decimalNumber:
            true
        default: scalar == "_"
        }
    }

    /// The words that need backticks as names.
    private static let keywords: Set<String> = [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
        "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var",
        "when", "while",
    ]
}

// Valid names in Swift and their spelling in declarations.
extension SwiftDialect {
    /// Returns the name with backticks if it is a keyword. After a dot, none are needed.
    package func declaration(_ name: String) -> String {
        Self.isWord(name) && Self.keywords.contains(name) ? "`\(name)`" : name
    }

    /// Returns the name with a trailing underscore if it is invalid after a dot even with backticks, or a leading one
    /// if it begins with an invalid character, such as a digit or a combining accent.
    package func memberName(_ name: String) -> String {
        if Self.isWord(name), Self.unusable.contains(name) { return name + "_" }
        guard let first = name.unicodeScalars.first, !Self.canBegin(first) else { return name }
        return "_" + name
    }

    private static func canBegin(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? !NameCharacter.isDigit(scalar) : scalar.properties.isXIDStart
    }

    /// Returns whether a name may be a word of the language or a library. Such words end in a letter and most token
    /// names in a digit, so this check is faster than a set lookup.
    static func isWord(_ name: String) -> Bool { name.utf8.last.map { $0 > UInt8(ascii: "9") } ?? false }

    /// Returns whether a text is the name of a type, which may be nested: `Design.Tokens`.
    package func isTypeName(_ text: String) -> Bool {
        let names = text.split(separator: ".", omittingEmptySubsequences: false)
        return names.allSatisfy { name in
            guard let first = name.unicodeScalars.first, Self.canBegin(first), name != "_" else { return false }
            return NameCharacter.areAll(name, or: "_")
                && !Self.keywords.contains(String(name)) && !Self.unusable.contains(String(name))
        }
    }

    /// The words that need backticks in a member declaration, found by trying every word of the language.
    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// After a dot, `Type`, `Protocol` and `self` mean the type itself, and `init` its initializer.
    private static let unusable: Set<String> = ["Type", "Protocol", "self", "init"]
}

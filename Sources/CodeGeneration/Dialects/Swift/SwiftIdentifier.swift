// Which names Swift accepts, and how each is spelled where it is declared.
extension SwiftDialect {
    /// The name as its declaration spells it: with backticks around a keyword. After a dot none are needed.
    package func declaration(_ name: String) -> String {
        Self.isWord(name) && Self.keywords.contains(name) ? "`\(name)`" : name
    }

    /// The name, with an underscore behind one that cannot be used after a dot, not even with backticks, and in front of what no
    /// name may begin with: a digit, or an accent without its letter.
    package func memberName(_ name: String) -> String {
        if Self.isWord(name), Self.unusable.contains(name) { return name + "_" }
        guard let first = name.unicodeScalars.first, !Self.canBegin(first) else { return name }
        return "_" + name
    }

    private static func canBegin(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? !NameCharacter.isDigit(scalar) : scalar.properties.isXIDStart
    }

    /// Whether a name can be a word of the language or of a library: those that matter here end in a letter, and most
    /// tokens' names in a digit, which is quicker to see than that a set does not hold them.
    static func isWord(_ name: String) -> Bool { name.utf8.last.map { $0 > UInt8(ascii: "9") } ?? false }

    /// Whether a text is the name of a type, perhaps inside others: `Design.Tokens`.
    package func isTypeName(_ text: String) -> Bool {
        let names = text.split(separator: ".", omittingEmptySubsequences: false)
        return names.allSatisfy { name in
            guard let first = name.unicodeScalars.first, Self.canBegin(first), name != "_" else { return false }
            return NameCharacter.areAll(name, or: "_")
                && !Self.keywords.contains(String(name)) && !Self.unusable.contains(String(name))
        }
    }

    /// The words that need backticks where a member is declared; found by trying every word of the language.
    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// `Scope.Type`, `Scope.Protocol` and `Scope.self` mean the type itself, and `.init` calls its initializer.
    private static let unusable: Set<String> = ["Type", "Protocol", "self", "init"]
}

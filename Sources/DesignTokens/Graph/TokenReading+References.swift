import LocatedJSON

extension TokenReading {
    /// The paths of tokens that those of the reading refer to, as far as its files spell them.
    package var references: Set<String> {
        referencesInsideValues.union(tokens.lazy.compactMap { $0.value.aliasedPath ?? $0.variable?.path })
    }

    /// The paths of tokens that are named inside values, which only the format's own reader can follow.
    package var referencesInsideValues: Set<String> {
        tokens.reduce(into: []) { references, token in
            guard case .deferred = token.value, token.variable == nil else { return }
            references.formUnion(Self.references(in: token.valueNode, of: files[token.document]))
        }
    }

    private var tokens: some Sequence<Token> { collections.lazy.flatMap(\.modes).flatMap(\.tokens) }

    /// What stands in braces in the texts of a value.
    private static func references(in value: JSONNode, of file: JSONDocument) -> Set<String> {
        switch file.kind(of: value) {
        case .object: file.members(of: value).reduce(into: []) { $0.formUnion(references(in: $1.value, of: file)) }
        case .array: file.elements(of: value).reduce(into: []) { $0.formUnion(references(in: $1, of: file)) }
        case .string: references(in: file.string(value))
        default: []
        }
    }

    /// What stands in braces in a text, which may begin with one.
    private static func references(in text: String) -> Set<String> {
        let parts = text.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
        return Set(parts.compactMap { part in part.firstIndex(of: "}").map { String(part[..<$0]) } })
    }
}

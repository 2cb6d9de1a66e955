import LocatedJSON

extension TokenReading {
    /// The paths of tokens that those of the reading refer to, as far as its files spell them.
    package var references: Set<String> {
        tokens.reduce(into: []) { $0.formUnion($1.references(in: files[$1.document])) }
    }

    /// The paths of tokens that are named inside values, which only the format's own reader can follow.
    package var referencesInsideValues: Set<String> {
        tokens.reduce(into: []) { $0.formUnion($1.referencesInsideValue(in: files[$1.document])) }
    }

    private var tokens: some Sequence<Token> { collections.lazy.flatMap(\.modes).flatMap(\.tokens) }
}

extension Token {
    /// The paths of tokens that the token refers to, as far as its file spells them.
    func references(in file: JSONDocument) -> Set<String> {
        let path = value.aliasedPath ?? variable?.path
        return path.map { [$0] } ?? referencesInsideValue(in: file)
    }

    fileprivate func referencesInsideValue(in file: JSONDocument) -> Set<String> {
        guard case .deferred = value, variable == nil else { return [] }
        return file.references(in: valueNode)
    }
}

extension JSONDocument {
    /// What is in braces in the texts of a value.
    fileprivate func references(in value: JSONNode) -> Set<String> {
        switch kind(of: value) {
        case .object: members(of: value).reduce(into: []) { $0.formUnion(references(in: $1.value)) }
        case .array: elements(of: value).reduce(into: []) { $0.formUnion(references(in: $1)) }
        case .string: Self.references(in: string(value))
        default: []
        }
    }

    /// What is in braces in a text, which may begin with one.
    private static func references(in text: String) -> Set<String> {
        let parts = text.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
        return Set(parts.compactMap { part in part.firstIndex(of: "}").map { String(part[..<$0]) } })
    }
}

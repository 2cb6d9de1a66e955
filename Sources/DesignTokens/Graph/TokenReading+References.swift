import LocatedJSON

extension TokenReading {
    /// The paths of tokens that those of the reading refer to, as far as its files spell them.
    package var references: Set<String> {
        var references: Set<String> = []
        for token in collections.lazy.flatMap(\.modes).flatMap(\.tokens) {
            if let path = token.value.aliasedPath ?? token.variable?.path {
                references.insert(path)
            } else if case .deferred = token.value {
                references.formUnion(Self.references(in: token.valueNode, of: files[token.document]))
            }
        }
        return references
    }

    /// What stands in braces in the texts of a value.
    private static func references(in value: JSONNode, of file: JSONDocument) -> Set<String> {
        switch file.kind(of: value) {
        case .object: file.members(of: value).reduce(into: []) { $0.formUnion(references(in: $1.value, of: file)) }
        case .array: file.elements(of: value).reduce(into: []) { $0.formUnion(references(in: $1, of: file)) }
        case .string:
            Set(
                file.string(value).split(separator: "{").dropFirst().compactMap { part in
                    part.firstIndex(of: "}").map { String(part[..<$0]) }
                })
        default: []
        }
    }
}

import LocatedJSON

extension Token {
    /// The paths of tokens that the token refers to, as spelled in its file.
    func references(in file: JSONDocument) -> Set<String> {
        let path = value.aliasedPath ?? variable?.path
        return path.map { [$0] } ?? referencesInsideValue(in: file)
    }

    func referencesInsideValue(in file: JSONDocument) -> Set<String> {
        guard case .deferred = value, variable == nil else { return [] }
        return file.references(in: valueNode)
    }
}

extension JSONDocument {
    /// The text in braces inside the strings of a value.
    fileprivate func references(in value: JSONNode) -> Set<String> {
        switch kind(of: value) {
        case .object: members(of: value).reduce(into: []) { $0.formUnion(references(in: $1.value)) }
        case .array: elements(of: value).reduce(into: []) { $0.formUnion(references(in: $1)) }
        case .string: Self.references(in: string(value))
        default: []
        }
    }

    /// The text in braces in a string, which may begin with a brace.
    private static func references(in text: String) -> Set<String> {
        let parts = text.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
        return Set(parts.compactMap { part in part.firstIndex(of: "}").map { String(part[..<$0]) } })
    }
}

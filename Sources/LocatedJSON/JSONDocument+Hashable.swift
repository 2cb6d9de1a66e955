extension JSONDocument: Hashable {
    /// Whether two documents are the same text at the same path.
    @usableFromInline package static func == (one: JSONDocument, other: JSONDocument) -> Bool {
        one.storage === other.storage || one.path == other.path && one.bytes == other.bytes
    }

    @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

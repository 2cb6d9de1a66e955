extension JSONDocument: Hashable {
    /// Whether two documents have the same text and path.
    @usableFromInline package static func == (one: JSONDocument, other: JSONDocument) -> Bool {
        one.storage === other.storage || one.path == other.path && one.bytes == other.bytes
    }

    @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

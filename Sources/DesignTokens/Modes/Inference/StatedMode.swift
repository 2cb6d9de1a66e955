/// The configured collection and mode of a file.
package struct StatedMode: Sendable, Hashable {
    /// The collection; files without one are one collection together.
    package var collection: String?
    /// The mode, or `nil` to infer it from the names of the collection's files.
    package var mode: String?

    /// - Returns: `nil` if neither is specified.
    package init?(collection: String?, mode: String?) {
        if collection == nil, mode == nil { return nil }
        self.collection = collection
        self.mode = mode
    }
}

/// What the configuration says a file holds: the values of a collection in one of its modes.
package struct StatedMode: Sendable, Hashable {
    /// The collection; files without one are one together.
    package var collection: String?
    /// The mode; `nil` where the names of the collection's files are to tell it.
    package var mode: String?

    /// - Returns: `nil` where neither is stated.
    package init?(collection: String?, mode: String?) {
        if collection == nil, mode == nil { return nil }
        self.collection = collection
        self.mode = mode
    }
}

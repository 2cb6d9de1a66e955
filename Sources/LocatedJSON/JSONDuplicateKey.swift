import Diagnostics

/// A key that stands a second time in one object.
package struct JSONDuplicateKey: Sendable, Hashable {
    /// The key's characters.
    package var name: String
    /// Where the object had it first.
    package var first: SourceLocation
    /// Where it stands again.
    package var again: SourceLocation

    /// The error that a reader reports when it does not accept duplicates.
    package var diagnostic: Diagnostic {
        Diagnostic(
            .error, .duplicateKey, "the key \"\(name)\" stands twice in this object", at: again,
            notes: [
                Diagnostic.Note("it stands here first", at: first),
                Diagnostic.Note("rename or remove one of the two; readers disagree about which of them counts"),
            ])
    }
}

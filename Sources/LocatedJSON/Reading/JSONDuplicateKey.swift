import Diagnostics

/// A repeated key in an object.
package struct JSONDuplicateKey: Sendable, Hashable {
    package var name: String
    /// The place of the first key.
    package var first: SourceLocation
    /// The place of the repeated key.
    package var again: SourceLocation

    /// The error for readers that do not accept duplicates.
    package var diagnostic: Diagnostic {
        Diagnostic(
            .error, .duplicateKey, "duplicate key '\(name)' in an object", at: again,
            notes: [
                Diagnostic.Note("first used here", at: first),
                Diagnostic.Note("rename or remove one of them, because programs disagree about which one applies"),
            ])
    }
}

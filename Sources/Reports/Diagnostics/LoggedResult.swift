import Diagnostics

/// A diagnostic with additional data for logs.
package struct LoggedResult: Sendable {
    package var diagnostic: Diagnostic
    /// The end of the code that it is about.
    package var end: SourceLocation?
    /// A text that stays the same if other lines change.
    package var fingerprint: String?
    /// Other locations with descriptions.
    package var related: [Diagnostic.Note] = []
    package var fix: Fix?
    /// The comment that accepts it.
    package var suppression: Suppression?
    /// Whether the baseline contains it; `nil` without a baseline.
    package var isInBaseline: Bool?

    package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

    /// Whether only logs contain it, because a comment or the baseline accepts it.
    package var isAccepted: Bool { suppression != nil || isInBaseline == true }

    /// A change of a file.
    package struct Fix: Sendable {
        package var description: String
        /// The replaced code.
        package var start: SourceLocation
        package var end: SourceLocation
        package var text: String

        package init(_ description: String, from start: SourceLocation, to end: SourceLocation, text: String) {
            (self.description, self.start, self.end, self.text) = (description, start, end, text)
        }
    }

    package struct Suppression: Sendable {
        package var reason: String?

        package init(reason: String?) { self.reason = reason }
    }
}

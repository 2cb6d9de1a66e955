import Diagnostics

/// What was done, or would be, for every output of a run.
package struct WriteReport: Sendable, Hashable {
    package enum Action: String, Sendable, Hashable {
        /// It has new content, or is new.
        case written
        /// It had the right content and was not touched.
        case unchanged
        /// It was no longer configured and is gone.
        case removed
        case wouldWrite = "would write"
        case wouldRemove = "would remove"
        /// Somebody has edited the file, and it was left as it is.
        case edited
        /// It was left as it is because of an error, of this file or another.
        case skipped
    }

    /// The content of a file, and the one that it should have.
    package struct Change: Sendable, Hashable {
        package let old: [UInt8]
        package let new: [UInt8]
    }

    package struct Outcome: Sendable, Hashable {
        /// The path relative to the output root: of an output, as the configuration spells it.
        package var path: String
        package var action: Action
        /// How the content would change, where a check found that it would.
        package var change: Change?
    }

    /// The outputs in configured order, then the files that are no longer configured.
    package var outcomes: [Outcome]
    /// What is wrong, that of the plan included.
    package var diagnostics: [Diagnostic]
}

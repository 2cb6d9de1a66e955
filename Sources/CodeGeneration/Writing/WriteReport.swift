import Diagnostics

/// What happened, or would happen, to every output of a run.
package struct WriteReport: Sendable, Hashable {
    package enum Action: String, Sendable, Hashable {
        /// The content is new or changed.
        case written
        /// The content was already right; the file was not touched.
        case unchanged
        /// The file was a leftover and has been removed.
        case removed
        case wouldWrite = "would write"
        case wouldRemove = "would remove"
        /// The file was edited by hand and left unchanged.
        case edited
        /// The file was left unchanged because of an error in this or another file.
        case skipped
    }

    /// The current content of a file, and the generated one.
    package struct Change: Sendable, Hashable {
        package let old: [UInt8]
        package let new: [UInt8]
    }

    package struct Outcome: Sendable, Hashable {
        /// The path relative to the output root, as spelled in the configuration.
        package var path: String
        package var action: Action
        /// The change of the content, if a check found one.
        package var change: Change?
    }

    /// The outputs in configured order, followed by leftovers.
    package var outcomes: [Outcome]
    /// The diagnostics, including the plan's.
    package var diagnostics: [Diagnostic]
}

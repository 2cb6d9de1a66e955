import Diagnostics

/// What writing the outputs of a run would do, decided before the first byte is written.
package struct WritePlan: Sendable {
    /// What will become of one output.
    package enum Status: Sendable, Hashable {
        /// The file has these bytes already; it will not be touched.
        case unchanged
        /// There is no file yet.
        case new
        /// There is a file with other bytes.
        case changed
        /// It cannot be written; ``WritePlan/diagnostics`` say why.
        case refused
    }

    /// One output and the file it goes to.
    package struct Output: Sendable {
        /// The path as the configuration spells it.
        package let path: String
        package internal(set) var status: Status
        /// The absolute path of the file, links resolved; `nil` when it could not be found out.
        var target: String?
        let bytes: [UInt8]
        /// The content that a changed file has now.
        var previous: [UInt8]?
        /// The permission bits that a changed file has now.
        var permissions: UInt16?
        /// Where the configuration asks for it.
        let location: SourceLocation?

        /// Whether a commit writes it.
        var isToWrite: Bool { status == .new || status == .changed }
    }

    /// A file of an earlier run that no output is configured for any more.
    package struct Removal: Sendable, Hashable {
        /// The path relative to the output root.
        package let path: String
        /// The absolute path, links resolved.
        let target: String
    }

    /// The outputs in configured order.
    package internal(set) var outputs: [Output]
    /// The files to remove, folder by folder in the order of the outputs, then sorted by the bytes of their names.
    package internal(set) var removals: [Removal] = []
    /// Temporary files that a run which was killed has left.
    var strays: [String] = []
    /// What is wrong. With an error among them nothing will be written.
    package internal(set) var diagnostics: [Diagnostic] = []

    package var hasErrors: Bool { diagnostics.hasErrors }

    /// What a commit would do, for a dry run and for `--check`; after errors, that it would do nothing.
    package var preview: WriteReport {
        hasErrors ? report(written: .skipped, removed: .skipped) : report(written: .wouldWrite, removed: .wouldRemove)
    }

    /// A report in which all outputs to write and all files to remove met the same fate.
    func report(written: WriteReport.Action, removed: WriteReport.Action) -> WriteReport {
        let outcomes = outputs.map { output in
            WriteReport.Outcome(path: output.path, action: output.status == .unchanged ? .unchanged : written)
        }
        let removals = removals.map { WriteReport.Outcome(path: $0.path, action: removed) }
        return WriteReport(outcomes: outcomes + removals, diagnostics: diagnostics)
    }
}

import Diagnostics

/// What writing the outputs of a run would do, decided before the first byte is written.
struct WritePlan: Sendable {
    /// An output, and what will become of its file.
    struct Output: Sendable {
        /// Relative to the output root, as the configuration spells it.
        var path: String
        var bytes: [UInt8]
        /// Where the configuration asks for it.
        var location: SourceLocation?
        var status = Status.new
        /// The absolute path of the file, links resolved; `nil` when it could not be found out.
        var target: String?
        /// The content and the permission bits that a changed file has now.
        var previous: [UInt8]?
        var permissions: UInt16?
    }

    enum Status: Sendable {
        /// The file has these bytes already; it will not be touched.
        case unchanged
        case new, changed
        /// It cannot be written; ``diagnostics`` say why.
        case refused
    }

    /// A file of an earlier run that no output is configured for any more.
    struct Removal: Sendable, Hashable {
        /// Relative to the output root.
        let path: String
        /// Absolute, links resolved.
        let target: String
    }

    /// In configured order.
    var outputs: [Output]
    /// The files to remove, folder by folder in the order of the outputs, then sorted by the bytes of their names.
    var removals: [Removal] = []
    /// Temporary files that a run which was killed has left.
    var strays: [String] = []
    /// What is wrong. With an error among them nothing will be written.
    var diagnostics: [Diagnostic] = []

    /// What a commit would do, for a dry run and for `--check`; after errors, that it would do nothing.
    var preview: WriteReport {
        diagnostics.hasErrors
            ? report(written: .skipped, removed: .skipped) : report(written: .wouldWrite, removed: .wouldRemove)
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

import Diagnostics

/// What writing the outputs of a run would do, decided before the first byte is written.
struct WritePlan: Sendable {
    /// A file of an earlier run that no output is configured for any more.
    struct Removal: Sendable, Hashable {
        /// Relative to the output root.
        let path: String
        /// Absolute, links resolved.
        let target: String
    }

    /// In configured order.
    var outputs: [RenderedOutput]
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

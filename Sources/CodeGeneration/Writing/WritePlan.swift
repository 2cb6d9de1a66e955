import Diagnostics

/// The planned changes of a run, decided before the first byte is written.
struct WritePlan: Sendable {
    /// An output, and what happens to its file.
    struct Output: Sendable {
        /// The path relative to the output root, as spelled in the configuration.
        var path: String
        /// The whole content, including the header.
        var bytes: [UInt8] = []
        /// The place in the configuration.
        var location: SourceLocation?
        var kind = OutputKind.file
        var status = Status.new
        /// The absolute path of the file with links resolved; `nil` if it cannot be determined.
        var target: String?
        /// The current content and permission bits of a changed file.
        var previous: [UInt8]?
        var permissions: UInt16?
    }

    enum Status: Sendable {
        /// The file already has this content and is not touched.
        case unchanged
        case new, changed
        /// The file cannot be written; ``diagnostics`` explain why.
        case refused
        /// The file is not written because it was edited.
        case edited

        var isRefused: Bool { self == .refused || self == .edited }
    }

    /// A leftover of an earlier run.
    struct Removal: Sendable, Hashable {
        /// The path relative to the output root.
        let path: String
        /// The absolute path with links resolved.
        let target: String
        /// The content of the file.
        let content: [UInt8]

        /// Returns the warning of a command that writes nothing.
        func warning(at location: SourceLocation) -> Diagnostic {
            Diagnostic(
                .warning, .leftoverFile, "'\(path)' is no longer an output", at: location,
                advice: "run 'TokenGenerator generate' to remove it")
        }

        func fault(_ reason: String) -> Diagnostic {
            Diagnostic(
                .error, .cannotWrite, "cannot remove '\(path)': \(reason)",
                advice: "delete the file by hand; it is no longer an output")
        }
    }

    /// The outputs in configured order.
    var outputs: [Output]
    /// The files to remove, sorted by the bytes of their paths.
    var removals: [Removal] = []
    /// Abandoned temporary files of killed runs.
    var strays: [String] = []
    /// The name of this run's temporary files.
    var temporaryName = TemporaryName.ofUserFiles
    /// The diagnostics of the plan.
    var diagnostics: [Diagnostic] = []
    /// The policy that decides which diagnostics stop the run.
    var policy = DiagnosticPolicy()

    /// Whether errors keep everything from being written.
    var isRefused: Bool { policy.stops(diagnostics) }

    /// The changes that a commit would make; none after errors.
    var preview: WriteReport {
        isRefused
            ? report(written: .skipped, removed: .skipped) : report(written: .wouldWrite, removed: .wouldRemove)
    }

    /// How each file differs from its output, regardless of errors.
    var check: WriteReport {
        var report = report(written: .wouldWrite, removed: .wouldRemove)
        for (index, output) in outputs.enumerated() {
            if output.status.isRefused { report.outcomes[index].action = output.status == .edited ? .edited : .skipped }
            if let previous = output.previous, output.status == .changed || output.status == .edited {
                report.outcomes[index].change = WriteReport.Change(old: previous, new: output.bytes)
            }
        }
        return report
    }

    /// Returns a report with one action for all outputs to write and one for all files to remove.
    func report(written: WriteReport.Action, removed: WriteReport.Action) -> WriteReport {
        let outcomes = outputs.map { output in
            WriteReport.Outcome(path: output.path, action: output.status == .unchanged ? .unchanged : written)
        }
        let removals = removals.map { WriteReport.Outcome(path: $0.path, action: removed) }
        return WriteReport(outcomes: outcomes + removals, diagnostics: diagnostics)
    }
}

import Diagnostics

/// What writing the outputs of a run would do, decided before the first byte is written.
struct WritePlan: Sendable {
    /// An output, and what will become of its file.
    struct Output: Sendable {
        /// Relative to the output root, as the configuration spells it.
        var path: String
        /// The whole content, with its header.
        var bytes: [UInt8] = []
        /// Where the configuration asks for it.
        var location: SourceLocation?
        var kind = OutputKind.file
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
        /// It is refused because somebody has edited the file.
        case edited

        var isRefused: Bool { self == .refused || self == .edited }
    }

    /// A file of an earlier run that no output is configured for any more.
    struct Removal: Sendable, Hashable {
        /// Relative to the output root.
        let path: String
        /// Absolute, links resolved.
        let target: String
        /// What it holds.
        let content: [UInt8]

        /// The warning of a command that writes nothing.
        func warning(at location: SourceLocation) -> Diagnostic {
            Diagnostic(
                .warning, .leftoverFile, "no output writes \"\(path)\" any more", at: location,
                advice: "run TokenGenerator generate, which removes it")
        }

        func fault(_ reason: String) -> Diagnostic {
            Diagnostic(
                .error, .cannotWrite, "cannot remove \"\(path)\": \(reason)",
                advice: "no output is configured there any more: delete the file")
        }
    }

    /// In configured order.
    var outputs: [Output]
    /// The files to remove, sorted by the bytes of their paths.
    var removals: [Removal] = []
    /// Temporary files that a run which was killed has left.
    var strays: [String] = []
    /// By what the temporary files of this run are known.
    var temporaryName = TemporaryName.ofUpgrades
    /// What is wrong.
    var diagnostics: [Diagnostic] = []
    /// What the command makes of it.
    var policy = DiagnosticPolicy()

    /// Whether nothing will be written, because of an error.
    var isRefused: Bool { policy.stops(diagnostics) }

    /// What a commit would do; after errors, that it would do nothing.
    var preview: WriteReport {
        isRefused
            ? report(written: .skipped, removed: .skipped) : report(written: .wouldWrite, removed: .wouldRemove)
    }

    /// How each file differs from what it should be, whatever else is wrong.
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

    /// A report in which all outputs to write and all files to remove met the same fate.
    func report(written: WriteReport.Action, removed: WriteReport.Action) -> WriteReport {
        let outcomes = outputs.map { output in
            WriteReport.Outcome(path: output.path, action: output.status == .unchanged ? .unchanged : written)
        }
        let removals = removals.map { WriteReport.Outcome(path: $0.path, action: removed) }
        return WriteReport(outcomes: outcomes + removals, diagnostics: diagnostics)
    }
}

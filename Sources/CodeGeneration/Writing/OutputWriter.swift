import Diagnostics
import FileAccess

/// Writes all outputs of a run or none.
///
/// The plan makes every check that can be made without writing. The commit then writes all new content to temporary
/// files beside their targets, and renames them when all are complete; when a step fails, what was done is undone.
/// A file whose content is right already is not touched, so that nothing is rebuilt for it.
///
/// A file of the outputs' language is taken for an earlier output of this configuration, and removed, when
/// - it lies below the root; not in hidden folders, bundles, links, or folders with a configuration of their own,
/// - no output is configured at its path,
/// - its header names this configuration and, unless it lies beside an output, inputs that this configuration has.
struct OutputWriter: Sendable {
    /// The folder that paths of outputs begin in and may not leave. It is made when it is missing.
    var root: String
    var fileSystem: any FileSystem
    var language: any OutputLanguage
    /// Whether files are replaced that do not carry the mark of generated files.
    var force = false
    /// The files and folders that the run reads; no output replaces one of them, or anything in them.
    var inputs: [String] = []
    /// The folder that the root may not leave through a link; `nil` where the user chose the root.
    var boundary: String?
    /// The inputs that outputs which are no longer configured can have had, as headers name them; those of the outputs
    /// themselves need no mention.
    var sources: [String] = []

    /// Decides what to do with every output, and changes nothing.
    func plan(_ outputs: [RenderedOutput]) -> WritePlan { OutputPlanner(self).plan(outputs) }

    func commit(_ plan: WritePlan) -> WriteReport {
        if plan.diagnostics.hasErrors { return plan.preview }
        for stray in plan.strays { try? fileSystem.removeFile(stray) }
        var transaction = WriteTransaction(fileSystem: fileSystem)
        if let failure = transaction.run(plan.outputs.filter { $0.status == .new || $0.status == .changed }) {
            var report = plan.report(written: .skipped, removed: .skipped)
            report.diagnostics.append(failure)
            return report
        }
        return removeStaleOutputs(of: plan)
    }

    /// Comes last: a file that cannot be removed now is removed by the next run, and the outputs are whole.
    private func removeStaleOutputs(of plan: WritePlan) -> WriteReport {
        var report = plan.report(written: .written, removed: .removed)
        for (index, removal) in zip(plan.outputs.count..., plan.removals) {
            do {
                try fileSystem.removeFile(removal.target)
            } catch {
                report.outcomes[index].action = .skipped
                report.diagnostics.append(
                    Diagnostic(
                        .error, .cannotRemove, "cannot remove \"\(removal.path)\": \(error.reason)",
                        advice: "no output is configured there any more: delete the file"))
            }
        }
        return report
    }
}

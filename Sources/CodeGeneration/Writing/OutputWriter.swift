import Diagnostics
import FileAccess

/// Writes all outputs of a run or none.
///
/// ```swift
/// let writer = OutputWriter(root: ".", fileSystem: LocalFileSystem(), language: configuration.language)
/// let plan = writer.plan(outputs)
/// let report = isCheck ? plan.preview : writer.commit(plan)
/// ```
///
/// The plan makes every check that can be made without writing. The commit then writes all new content to temporary
/// files beside their targets, and renames them when all are complete; when a step fails, what was done is undone.
/// A file whose content is right already is not touched, so that nothing is rebuilt for it.
///
/// A file of the outputs' language is taken for an earlier output of this configuration, and removed, when
/// - it lies below the root; not in hidden folders, bundles, links, or folders with a configuration of their own,
/// - no output is configured at its path,
/// - its header names this configuration and, unless it lies beside an output, inputs that this configuration has.
package struct OutputWriter: Sendable {
    /// The folder that paths of outputs begin in and may not leave. It is made when it is missing.
    let root: String
    let fileSystem: any FileSystem
    let language: any OutputLanguage
    /// Whether files are replaced that do not carry the mark of generated files.
    let force: Bool
    /// The files and folders that the run reads; no output replaces one of them, or anything in them.
    let inputs: [String]
    /// The folder that the root may not leave through a link; `nil` where the user chose the root.
    let boundary: String?
    /// The inputs that outputs which are no longer configured can have had, as headers name them; those of the outputs
    /// themselves need no mention.
    let sources: [String]

    package init(
        root: String, fileSystem: any FileSystem, language: any OutputLanguage, force: Bool = false,
        inputs: [String] = [], boundary: String? = nil, sources: [String] = []
    ) {
        self.root = root
        self.fileSystem = fileSystem
        self.language = language
        self.force = force
        self.inputs = inputs
        self.boundary = boundary
        self.sources = sources
    }

    /// Decides what to do with every output, and changes nothing.
    package func plan(_ outputs: [RenderedOutput]) -> WritePlan { OutputPlanner(self).plan(outputs) }

    /// Does what a plan says; nothing when the plan has errors.
    package func commit(_ plan: WritePlan) -> WriteReport {
        if plan.hasErrors { return plan.preview }
        for stray in plan.strays { try? fileSystem.removeFile(stray) }
        var transaction = WriteTransaction(fileSystem: fileSystem)
        if let failure = transaction.run(plan.outputs.filter(\.isToWrite)) {
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

import Diagnostics
import FileAccess

/// Writes all outputs of a run or none.
///
/// The plan makes every check that can be made without writing. The commit then writes all new content to temporary
/// files beside their targets, and renames them when all are complete; when a step fails, what was done is undone.
/// A file whose content is right already is not touched, so that nothing is rebuilt for it.
///
/// A file is replaced or removed only where its header proves that this configuration made it for this place, and its
/// checksum that nobody has edited it (``FileOwner``).
struct OutputWriter: Sendable {
    /// The folder that paths of outputs begin in and may not leave. It is made when it is missing.
    var root: String
    var fileSystem: any FileSystem
    /// The path of the configuration, or the one that it would have where the built-in default holds.
    var configuration: String
    /// The name that headers give the configuration, instead of its path.
    var configurationName: GivenName?
    var replacement = Replacement.none
    /// The files and folders that the run reads; no output replaces one of them, or anything in them.
    var inputs: [String] = []
    /// The folders below the root to look through for files that are no longer configured.
    var folders = [""]
    /// Whether that folder is looked through even if the configuration is older than what it has generated.
    var looksEverywhere = false
    /// Whether files are removed that are no longer configured: not where something else than outputs is written.
    var removesLeftovers = true
    /// The places below the root of outputs that another run writes.
    var others: [String] = []
    /// Finds what Git could not merge.
    var mergedVersions: MergedVersions = { _ in [] }
    /// The folder of the configuration, which the root may not leave through a link, and in which there may have been other
    /// output roots; `nil` where the user chose the root.
    var home: String?

    /// Decides what to do with every output, and changes nothing.
    func plan(_ outputs: [RenderedOutput]) -> WritePlan {
        var plan = WritePlan(
            outputs: outputs.map { WritePlan.Output(path: $0.path, location: $0.location, kind: $0.kind) })
        do {
            try OutputPlanner(self).decide(&plan, outputs)
        } catch {
            plan.refuseAll(
                Diagnostic(
                    .error, .cannotWrite, "cannot write to the output root \"\(root)\": \(error.reason)",
                    advice: "name a folder, or a path where one can be made"))
        }
        return plan
    }

    /// What is wrong with generated files that none of the outputs at these paths, which may be catalogs, makes any more.
    func leftovers(besides paths: [String]) -> [Diagnostic] {
        (try? OutputPlanner(self))?.leftovers(besides: paths) ?? []
    }

    /// The beginning of a file by its path from the output root, which may lead out of it.
    func location(of path: String) -> SourceLocation {
        SourceLocation(path: FilePath.normalized(FilePath.join(root, path)), line: 1, column: 1)
    }

    func commit(_ plan: WritePlan) -> WriteReport {
        if plan.isRefused { return plan.preview }
        for stray in plan.strays { try? fileSystem.removeFile(stray) }
        var transaction = WriteTransaction(fileSystem: fileSystem, temporaryName: plan.temporaryName)
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
                // An edit that was saved meanwhile makes it somebody's.
                let isRemoved = try GuardedFiles(fileSystem: fileSystem).remove(
                    removal.target, expecting: removal.content, by: plan.temporaryName.path(for: removal.target))
                if isRemoved {
                    removeEmptyFolders(around: removal.target)
                } else {
                    report.outcomes[index].action = .skipped
                }
            } catch {
                report.outcomes[index].action = .skipped
                report.diagnostics.append(removal.fault(error.reason))
            }
        }
        return report
    }

    /// In a catalog, a folder is a color set or a name: one that holds nothing any more is neither.
    private func removeEmptyFolders(around file: String) {
        var folder = FilePath.parent(of: file)
        while OutputTarget.isInCatalog(folder), (try? fileSystem.removeFolder(folder)) != nil {
            folder = FilePath.parent(of: folder)
        }
    }
}

import Diagnostics
import FileAccess

/// Writes all outputs of a run, or none.
///
/// The plan makes every check that is possible without writing. The commit then writes the new content to temporary
/// files next to their targets, and renames them when all are complete. If a step fails, the previous steps are undone.
/// Files that already have the right content are not touched, so that nothing is rebuilt.
///
/// A file is replaced or removed only if its header proves that this configuration generated it for this place, and its
/// checksum proves that it was not edited (``FileOwner``).
struct OutputWriter: Sendable {
    /// The folder that output paths are relative to and may not leave. It is created if needed.
    var root: String
    var fileSystem: any FileSystem
    /// The path of the configuration, or its usual path if the built-in default is used.
    var configuration: String
    /// The name of the configuration in headers, instead of its path.
    var configurationName: GivenName?
    var replacement = Replacement.none
    /// The files and folders that the run reads. No output may replace them or be inside them.
    var inputs: [String] = []
    /// The folders below the root that are searched for leftovers.
    var folders = [""]
    /// Whether the configuration's whole folder is searched even if the configuration is older than its outputs.
    var looksEverywhere = false
    /// Whether leftovers are removed; not if something other than outputs is written.
    var removesLeftovers = true
    /// The places below the root of outputs that another run writes.
    var others: [String] = []
    /// Returns the versions that Git could not merge.
    var mergedVersions: MergedVersions = { _ in [] }
    /// The folder of the configuration, which the root may not leave through a link and which may contain former output
    /// roots; `nil` if the user chose the root.
    var home: String?

    /// Decides what to do with every output, without changing anything.
    func plan(_ outputs: [RenderedOutput]) -> WritePlan {
        var plan = WritePlan(
            outputs: outputs.map { WritePlan.Output(path: $0.path, location: $0.location, kind: $0.kind) })
        do {
            try OutputPlanner(self).decide(&plan, outputs)
        } catch {
            plan.refuseAll(
                Diagnostic(
                    .error, .cannotWrite, "cannot write to the output root '\(root)': \(error.reason)",
                    advice: "choose an existing folder, or a path where a folder can be created"))
        }
        return plan
    }

    /// Returns diagnostics about generated files that none of the outputs at these paths, which may be catalogs,
    /// writes.
    func leftovers(besides paths: [String]) -> [Diagnostic] {
        (try? OutputPlanner(self))?.leftovers(besides: paths) ?? []
    }

    /// The first line of a file, by its path relative to the output root.
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

    /// Removes leftovers last: a failure leaves complete outputs, and the next run tries again.
    private func removeStaleOutputs(of plan: WritePlan) -> WriteReport {
        var report = plan.report(written: .written, removed: .removed)
        for (index, removal) in zip(plan.outputs.count..., plan.removals) {
            do {
                // If the file was edited in the meantime, it is no longer ours.
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

    /// Removes empty folders of a catalog, where a folder without files is neither a color set nor a group.
    private func removeEmptyFolders(around file: String) {
        var folder = FilePath.parent(of: file)
        while OutputTarget.isInCatalog(folder), (try? fileSystem.removeFolder(folder)) != nil {
            folder = FilePath.parent(of: folder)
        }
    }
}

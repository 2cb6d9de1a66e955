import CodeGeneration
import Diagnostics
import FileAccess

/// Brings the images of a designer's export into an asset catalog: scan, understand names, plan, compare, write.
package struct ImageImport {
    private let fileSystem: any FileSystem
    /// How many parts of a catalog are written at once.
    private let width: Int
    private let announce: (String) -> Void
    private let progress: (_ done: Int, _ total: Int) -> Void

    /// - Parameters:
    ///   - fileSystem: Where everything lies.
    ///   - width: How many parts of a catalog are written at once.
    ///   - announce: Is told what the import waits for.
    ///   - progress: Is told how many of the sets are done.
    package init(
        fileSystem: any FileSystem = LocalFileSystem(), width: Int = 4, announce: @escaping (String) -> Void = { _ in },
        progress: @escaping (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) {
        self.fileSystem = fileSystem
        self.width = width
        self.announce = announce
        self.progress = progress
    }

    package func run(_ request: ImportRequest) async -> ImportReport {
        var report = ImportReport(isPreview: request.isPreview)
        if let problem = request.problem(in: fileSystem) {
            report.diagnostics = [problem]
            return report
        }
        let lock = WriteLock(request.catalog, isShared: request.isPreview, fileSystem, announce: announce)
        defer { lock.release() }
        report.diagnostics += lock.diagnostics
        let export = ExportScan(request.folder, fileSystem)
        let plan = ImportPlan(export.files, templateImages: request.templateImages)
        report.diagnostics += export.diagnostics + plan.diagnostics
        if export.files.isEmpty, export.broken.isEmpty {
            report.diagnostics.append(request.noImages("there is no image in \"\(request.folder)\""))
        }
        let scan = CatalogScan(request.catalog, fileSystem)
        let record = RecordFile(request.catalog, fileSystem)
        report.diagnostics += scan.diagnostics + record.diagnostics
        let canGoOn = !report.hasErrors
        report.diagnostics += export.broken
        guard canGoOn else { return report }
        let owners = SetOwners(record.record, scan, catalog: request.catalog, fileSystem)
        let isIncomplete = export.isIncomplete || plan.isIncomplete
        let (comparison, request) = compare(plan, scan, owners, request, isIncomplete: isIncomplete, &report)
        report.diagnostics += comparison.diagnostics
        await ImportWriting(fileSystem: fileSystem, width: width, progress: progress)
            .carryOut(comparison, scan, record, request, &report)
        return report
    }

    /// What has to be done; without removals where these would be too many, or may be of what the export has.
    private func compare(
        _ plan: ImportPlan, _ scan: CatalogScan, _ owners: SetOwners, _ request: ImportRequest, isIncomplete: Bool,
        _ report: inout ImportReport
    ) -> (CatalogComparison, ImportRequest) {
        var request = request
        // What may be an image that was not understood is not gone.
        if request.removesGone, isIncomplete {
            request.removesGone = false
            report.diagnostics.append(Self.nothingRemoved)
        }
        let comparison = CatalogComparison(plan, scan, owners, request, fileSystem)
        guard request.removesGone, let refusal = request.refusal(of: comparison) else {
            return (comparison, request)
        }
        report.diagnostics.append(refusal)
        request.removesGone = false
        return (CatalogComparison(plan, scan, owners, request, fileSystem), request)
    }

    private static let nothingRemoved = Diagnostic(
        .note, .notImported, "nothing is removed, because a file was left out whose image is not known",
        advice: "fix the files named above, and run again")
}

extension ImportRequest {
    /// The error of an import that would remove too many sets: who names the wrong folder would lose what was never exported
    /// from there. `nil` for one that may remove what it wants to.
    fileprivate func refusal(of comparison: CatalogComparison) -> Diagnostic? {
        let count = comparison.changes.count { $0.action == .removed }
        let limit = pruneLimit ?? comparison.ownCount / 3
        guard count > limit else { return nil }
        let reason = pruneLimit == nil ? "more than a third" : "and no more than \(limit) may go"
        return Diagnostic(
            .error, .pruneLimit,
            "nothing is removed: \"\(Diagnostic.visible(folder))\" lacks \(count) of "
                + "\(Wording.count(comparison.ownCount, "imported image set")), \(reason)",
            advice: "check the folder; to remove them, add --prune-limit \(count)")
    }
}

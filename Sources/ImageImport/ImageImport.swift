import CodeGeneration
import Diagnostics
import FileAccess

/// Imports exported images into an asset catalog: scans the export, parses names, plans, compares and writes.
package struct ImageImport {
    private let fileSystem: any FileSystem
    /// The number of parts of a catalog that are written at once.
    private let width: Int
    private let announce: (String) -> Void
    private let progress: (_ done: Int, _ total: Int) -> Void

    /// Creates an import.
    ///
    /// - Parameters:
    ///   - fileSystem: The file system of the export and the catalog.
    ///   - width: The number of parts of a catalog that are written at once.
    ///   - announce: Called with messages while the import waits.
    ///   - progress: Called with the number of finished sets.
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
            report.diagnostics.append(request.noImages("'\(request.folder)' contains no images"))
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

    /// Returns the required changes; without removals if there are too many, or if an omitted file may be a removed
    /// image.
    private func compare(
        _ plan: ImportPlan, _ scan: CatalogScan, _ owners: SetOwners, _ request: ImportRequest, isIncomplete: Bool,
        _ report: inout ImportReport
    ) -> (CatalogComparison, ImportRequest) {
        var request = request
        // An image that could not be identified may still be exported.
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
        .note, .notImported, "no image set was removed, because some files could not be assigned to an image",
        advice: "fix the files in the warnings above and run again")
}

extension ImportRequest {
    /// Returns the error of an import that would remove too many sets, as with a wrong folder; `nil` if the removals
    /// are allowed.
    fileprivate func refusal(of comparison: CatalogComparison) -> Diagnostic? {
        let count = comparison.changes.count { $0.action == .removed }
        let limit = pruneLimit ?? comparison.ownCount / 3
        guard count > limit else { return nil }
        let most = pruneLimit == nil ? "a third of them" : "\(limit)"
        return Diagnostic(
            .error, .pruneLimit,
            "no image set was removed: \(count) of \(Wording.count(comparison.ownCount, "imported image set")) "
                + "\(count == 1 ? "is" : "are") missing from '\(Diagnostic.visible(folder))', but an import may only remove "
                + "\(most)",
            advice: "check that the export is complete; to remove \(Wording.count(count, "image set")) anyway, add "
                + "--prune-limit \(count)")
    }
}

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
        report.diagnostics = ImportPlaces(fileSystem).problems(of: request)
        if report.hasErrors { return report }
        let lock = WriteLock(request.catalog, isShared: request.isPreview, fileSystem, announce: announce)
        defer { lock.release() }
        report.diagnostics += lock.diagnostics
        let export = ExportScan(request.folder, fileSystem)
        let plan = ImportPlan(export.files, templateImages: request.templateImages)
        report.diagnostics += export.diagnostics + plan.diagnostics
        if export.files.isEmpty { report.diagnostics.append(ImportPlaces.noImages(in: request.folder)) }
        let scan = CatalogScan(request.catalog, fileSystem)
        report.diagnostics += scan.diagnostics
        if report.hasErrors { return report }
        var request = request
        // What may be an image that was not understood is not gone.
        if request.removesGone, export.isIncomplete || plan.isIncomplete {
            request.removesGone = false
            report.diagnostics.append(Self.nothingRemoved)
        }
        let comparison = CatalogComparison(plan, scan, request, fileSystem)
        report.diagnostics += comparison.diagnostics
        await carryOut(comparison, scan, request, &report)
        return report
    }

    private func carryOut(
        _ comparison: CatalogComparison, _ scan: CatalogScan, _ request: ImportRequest, _ report: inout ImportReport
    ) async {
        let changes = comparison.changes
        report.outcomes = changes.map { Self.outcome(of: $0, request) }
        if request.isPreview { return }
        let signals = DeferredSignals()
        defer { signals.deliver() }
        let writer = CatalogWriter(catalog: request.catalog, fileSystem: fileSystem)
        writer.clear(scan.strays)
        do throws(FileError) {
            if !scan.hasContents, !changes.isEmpty { try writer.makeContents() }
            for group in comparison.newGroups { try writer.make(group) }
        } catch {
            report.diagnostics.append(Self.failure(error))
        }
        let written = changes.indices.filter { [.added, .changed, .removed].contains(report.outcomes[$0].action) }
        let failures = await SetWriting(writer: writer, width: width).write(written.map { changes[$0] }) { done in
            progress(done, written.count)
        }
        for (index, failure) in zip(written, failures) {
            guard let failure else { continue }
            report.outcomes[index].action = .failed
            report.diagnostics.append(Self.failure(failure))
        }
    }

    private static func outcome(of change: SetChange, _ request: ImportRequest) -> ImportReport.Outcome {
        let action: ImportReport.Action =
            switch change.kind {
            case .added: .added
            case .changed: .changed
            case .same: .same
            case .gone: request.removesGone ? .removed : .gone
            case .kept: .kept
            }
        return ImportReport.Outcome(
            path: change.path, action: action, files: change.copies.map(\.name), goneFiles: change.goneFiles,
            removedFiles: change.kind == .changed ? change.removals : [])
    }

    private static let nothingRemoved = Diagnostic(
        .note, .notImported, "nothing is removed, because a file was left out whose image is not known",
        advice: "mend what is said of it above, and run again")

    private static func failure(_ error: FileError) -> Diagnostic {
        Diagnostic(
            .error, .cannotWrite, error.message, at: SourceLocation(path: error.path, line: 1, column: 1),
            advice: "remove the cause and run again: what is not brought in yet is brought in then")
    }
}

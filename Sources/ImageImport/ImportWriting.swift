import Diagnostics
import FileAccess

/// Carries out what an import has to do: what it will have brought is recorded before, and what it has brought behind.
struct ImportWriting {
    let fileSystem: any FileSystem
    let width: Int
    let progress: (_ done: Int, _ total: Int) -> Void

    func carryOut(
        _ comparison: CatalogComparison, _ scan: CatalogScan, _ record: RecordFile, _ request: ImportRequest,
        _ report: inout ImportReport
    ) async {
        let changes = comparison.changes
        report.outcomes = changes.map { Self.outcome(of: $0, request) }
        if request.isPreview { return }
        let signals = DeferredSignals()
        defer { signals.deliver() }
        let writer = CatalogWriter(catalog: request.catalog, fileSystem: fileSystem)
        writer.clear(scan.strays + record.strays)
        var record = record
        let recorded = RecordedChanges(
            old: record.record ?? ImportRecord(), changes: changes, found: scan.sets.map(\.path))
        let written = changes.indices.filter { [.added, .changed, .removed].contains(report.outcomes[$0].action) }
        do throws(FileError) {
            // Without it a run that is killed would leave sets of which nobody knows whose they are.
            if !written.isEmpty { try record.write(recorded.intended, by: writer) }
        } catch {
            report.diagnostics.append(Self.failure(error))
            for index in written { report.outcomes[index].action = .failed }
            return
        }
        makeFolders(comparison, scan, writer, &report)
        await write(changes, written, writer, &report)
        // Sets that were not begun keep what the record had of them.
        if DeferredSignals.hasArrived { return }
        do throws(FileError) {
            try record.write(recorded.done(report.outcomes.map(\.action)), by: writer)
        } catch {
            report.diagnostics.append(Self.failure(error))
        }
    }

    private func makeFolders(
        _ comparison: CatalogComparison, _ scan: CatalogScan, _ writer: CatalogWriter, _ report: inout ImportReport
    ) {
        do throws(FileError) {
            if !scan.hasContents, !comparison.changes.isEmpty { try writer.makeContents() }
            for group in comparison.newGroups { try writer.make(group) }
        } catch {
            report.diagnostics.append(Self.failure(error))
        }
    }

    private func write(
        _ changes: [SetChange], _ written: [Int], _ writer: CatalogWriter, _ report: inout ImportReport
    ) async {
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

    private static func failure(_ error: FileError) -> Diagnostic {
        Diagnostic(
            .error, .cannotWrite, error.message, at: SourceLocation(path: error.path, line: 1, column: 1),
            advice: "remove the cause and run again: what is not brought in yet is brought in then")
    }
}

import Diagnostics
import FileAccess

/// Carries out an import. The record contains all planned images before they are written, and the written ones
/// afterwards.
struct ImportWriting {
    let fileSystem: any FileSystem
    let width: Int
    let progress: (_ done: Int, _ total: Int) -> Void

    func carryOut(
        _ comparison: CatalogComparison, _ scan: CatalogScan, _ record: RecordFile, _ request: ImportRequest,
        _ report: inout ImportReport
    ) async {
        var changes = comparison.changes
        defer { report.outcomes = changes.map(ImportReport.Outcome.init) }
        if request.isPreview { return }
        let signals = DeferredSignals()
        defer { signals.deliver() }
        let writer = CatalogWriter(catalog: request.catalog, fileSystem: fileSystem)
        writer.clear(scan.strays + record.strays)
        var record = record
        let old = record.record ?? ImportRecord()
        let written = changes.indices.filter { [.added, .changed, .removed].contains(changes[$0].action) }
        do throws(FileError) {
            // Without this, a killed run would leave sets without an owner.
            if !written.isEmpty { try record.write(old.during(changes), by: writer) }
        } catch {
            report.diagnostics.append(Self.failure(error))
            for index in written { changes[index].action = .failed }
            return
        }
        do throws(FileError) {
            if !scan.hasContents, !changes.isEmpty { try writer.makeContents() }
            for group in comparison.newGroups { try writer.make(group) }
        } catch {
            report.diagnostics.append(Self.failure(error))
        }
        await write(written, of: &changes, by: writer, &report)
        // Unfinished sets keep their entries in the record.
        if DeferredSignals.hasArrived { return }
        do throws(FileError) {
            try record.write(old.after(changes, found: scan.sets.map(\.path)), by: writer)
        } catch {
            report.diagnostics.append(Self.failure(error))
        }
    }

    /// Writes or removes the images of some changes.
    private func write(
        _ written: [Int], of changes: inout [SetChange], by writer: CatalogWriter, _ report: inout ImportReport
    ) async {
        let failures = await writer.write(written.map { changes[$0] }, width: width) { done in
            progress(done, written.count)
        }
        for (index, failure) in zip(written, failures) {
            guard let failure else { continue }
            changes[index].action = .failed
            report.diagnostics.append(Self.failure(failure))
        }
    }

    private static func failure(_ error: FileError) -> Diagnostic {
        Diagnostic(
            .error, .cannotWrite, error.message, at: SourceLocation(path: error.path),
            advice: "fix the problem and run again to import the remaining images")
    }
}

extension ImportReport.Outcome {
    fileprivate init(_ change: SetChange) {
        self.init(
            path: change.path, action: change.action, files: change.copies.map(\.name), goneFiles: change.goneFiles,
            removedFiles: change.removals)
    }
}

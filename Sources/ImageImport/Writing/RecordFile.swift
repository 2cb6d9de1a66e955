import CodeGeneration
import Diagnostics
import FileAccess

/// The file beside a catalog that holds its record. It is hidden, so that neither SwiftPM nor Xcode puts it into an app.
struct RecordFile {
    let path: String
    /// What it holds; `nil` where there is none, as before the first import.
    private(set) var record: ImportRecord?
    private(set) var diagnostics: [Diagnostic] = []

    private let catalog: String
    private let fileSystem: any FileSystem
    private var bytes: [UInt8]?

    /// Reads the record of a catalog, which need not be there.
    init(_ catalog: String, _ fileSystem: any FileSystem) {
        // A catalog has one record, by whichever link it is named.
        let isLink = (try? fileSystem.status(of: catalog))?.isLink == true
        let real = isLink ? (try? fileSystem.realPath(of: catalog)) ?? catalog : catalog
        let name = FilePath.lastComponent(of: real)
        self.catalog = name
        self.fileSystem = fileSystem
        path = FilePath.join(FilePath.parent(of: real), ".\(name.dropLast(".xcassets".count)).imported.json")
        do throws(FileError) {
            try read()
        } catch {
            report(error.reason)
        }
    }

    private mutating func read() throws(FileError) {
        guard let status = try fileSystem.status(of: path) else { return }
        if status.isLink { return report("it is a link") }
        let bytes = try fileSystem.read(path)
        self.bytes = bytes
        do throws(ImportRecord.Problem) {
            record = try ImportRecord(parsing: bytes)
        } catch {
            report(error.message)
        }
    }

    private mutating func report(_ problem: String) {
        diagnostics.add(
            .error, .invalidRecord, "the record of what was imported cannot be read: \(problem)",
            at: SourceLocation(path: path),
            advice:
                "after a merge, keep the lines of both sides; or restore the file, or delete it: then the sets are "
                + "known by the export and by \"author\" in their Contents.json")
    }

    /// Writes another record, unless it is the same, or there is none and nothing to say.
    mutating func write(_ record: ImportRecord, by writer: CatalogWriter) throws(FileError) {
        if bytes == nil, record.sets.isEmpty { return }
        let text = Array(record.text(catalog: catalog).utf8)
        if text == bytes { return }
        try writer.put(text, at: path, expecting: bytes)
        bytes = text
    }

    /// What runs have left beside the catalog that were killed.
    var strays: [String] {
        let folder = FilePath.parent(of: path)
        let start = ".\(FilePath.lastComponent(of: path))."
        return ((try? fileSystem.list(folder)) ?? []).filter {
            $0.kind == .file && !$0.isLink && $0.name.hasPrefix(start) && TemporaryName.ofImports.made($0.name)
        }.map { FilePath.join(folder, $0.name) }
    }
}

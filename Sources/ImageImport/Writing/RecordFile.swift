import CodeGeneration
import Diagnostics
import FileAccess

/// The record file next to a catalog. It is hidden, so that SwiftPM and Xcode do not copy it into an app.
struct RecordFile {
    let path: String
    /// The record; `nil` before the first import.
    private(set) var record: ImportRecord?
    private(set) var diagnostics: [Diagnostic] = []

    private let catalog: String
    private let fileSystem: any FileSystem
    private var bytes: [UInt8]?

    /// Reads the record of a catalog, which need not exist.
    init(_ catalog: String, _ fileSystem: any FileSystem) {
        // A catalog has one record, even if it is named through a link.
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
            .error, .invalidRecord, "cannot read the import record: \(problem)",
            at: SourceLocation(path: path),
            advice:
                "if a merge caused this, keep the lines of both sides; otherwise, restore or delete the file; without it, the next "
                + "import recognizes imported image sets by their names and the \"author\" in their Contents.json")
    }

    /// Writes a new record, unless it is the same or empty.
    mutating func write(_ record: ImportRecord, by writer: CatalogWriter) throws(FileError) {
        if bytes == nil, record.sets.isEmpty { return }
        let text = Array(record.text(catalog: catalog).utf8)
        if text == bytes { return }
        try writer.put(text, at: path, expecting: bytes)
        bytes = text
    }

    /// Abandoned files of killed runs next to the catalog.
    var strays: [String] {
        let folder = FilePath.parent(of: path)
        let start = ".\(FilePath.lastComponent(of: path))."
        return ((try? fileSystem.list(folder)) ?? []).filter {
            $0.kind == .file && !$0.isLink && $0.name.hasPrefix(start) && TemporaryName.ofImports.made($0.name)
        }.map { FilePath.join(folder, $0.name) }
    }
}

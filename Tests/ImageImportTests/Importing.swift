import Diagnostics
import FileAccess
import TestSupport

@testable import ImageImport

/// An export and a catalog in a folder of a test.
struct Importing {
    let folder: TemporaryFolder

    /// Puts images into the export, each of which holds its own path.
    func export(_ names: String...) throws {
        for name in names { try folder.write(image(name), to: "Export/\(name)") }
    }

    func remove(_ paths: String...) throws {
        for path in paths { try LocalFileSystem().removeFile(folder(path)) }
    }

    /// What was imported, line by line.
    var record: [String] {
        (folder.text(of: ".A.imported.json") ?? "").split(separator: "\n").map(String.init).filter {
            $0.hasPrefix("    ")
        }
    }

    var request: ImportRequest { ImportRequest(folder: folder("Export"), catalog: folder("A.xcassets")) }

    func run(
        _ fileSystem: any FileSystem = LocalFileSystem(), _ change: (inout ImportRequest) -> Void = { _ in }
    ) async -> ImportReport {
        var request = request
        change(&request)
        return await ImageImport(fileSystem: fileSystem, width: 1).run(request)
    }

    /// What is said, without the path of the folder.
    func messages(_ report: ImportReport) -> [String] {
        report.diagnostics.map { $0.text.replacing(folder.path + "/", with: "") }
    }

    /// Writes an image set as a person has it.
    func writeSet(_ name: String, _ contents: String, files: [String]) throws {
        try folder.write(contents, to: "A.xcassets/\(name).imageset/Contents.json")
        for file in files { try folder.write("old \(file)", to: "A.xcassets/\(name).imageset/\(file)") }
    }

    func contents(of set: String) -> String? { folder.text(of: "A.xcassets/\(set).imageset/Contents.json") }

    /// The files that a set of the catalog names and does not have.
    var missingFiles: [String] {
        CatalogScan(folder("A.xcassets"), LocalFileSystem()).sets.flatMap { set in
            let files = Set(set.entries.map(\.name))
            let missing = set.slots.compactMap(\.filename).filter { !files.contains($0) }
            return missing.map { "\(set.folder)/\($0)" } + (set.document == nil ? [set.folder] : [])
        }
    }
}

/// The text of the smallest image of a file's kind that holds a name; of a bitmap, whatever its name, a GIF.
func image(_ name: String) -> String {
    switch FilePath.ending(of: name) {
    case "svg": return "<svg id='\(name)'/>"
    case "pdf": return "%PDF-1.4\n%\(name)\n%%EOF\n"
    default:
        let length = Unicode.Scalar(UInt8(name.utf8.count))
        return "GIF89a\u{1}\0\u{1}\0\0\0\0!\u{7E}\(length)\(name)\0;"
    }
}

/// An import in a folder of its own.
func withImport(_ body: (Importing) async throws -> Void) async throws {
    try await withTemporaryFolder { try await body(Importing(folder: $0)) }
}

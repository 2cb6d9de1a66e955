import AssetCatalogs
import Diagnostics
import FileAccess
import GitRevisions
import LocatedJSON

/// Compares the folders of assets, file by file.
struct AssetFolders {
    let oldFiles: any FileSystem
    let newFiles: any FileSystem
    /// Files and folders that could not be read.
    private(set) var diagnostics: [Diagnostic] = []

    /// How deep folders may nest.
    private static let depthLimit = 64

    /// The files that differ, by their names in the folder. What assets an asset holds are compared by themselves.
    mutating func differences(_ old: Asset, _ new: Asset) -> [String] {
        let holdsAssets = old.kind.holdsAssets
        do {
            return try differences(
                old.location.path, new.location.path, below: "", depth: holdsAssets ? Self.depthLimit : 0)
        } catch {
            diagnostics.add(
                .error, .cannotRead, error.message, at: SourceLocation(path: error.path, line: 1, column: 1),
                advice: error.advice ?? "check its permissions")
            return []
        }
    }

    private func differences(
        _ old: String, _ new: String, below place: String, depth: Int
    ) throws(FileError) -> [String] {
        let (oldKinds, newKinds) = (try kinds(in: old, oldFiles), try kinds(in: new, newFiles))
        var differences: [String] = []
        for name in Set(oldKinds.keys).union(newKinds.keys).sorted() {
            let (oldPath, newPath) = (FilePath.join(old, name), FilePath.join(new, name))
            let shown = FilePath.join(place, name)
            switch (oldKinds[name], newKinds[name]) {
            case (.folder, .folder):
                guard depth < Self.depthLimit else { continue }
                differences += try self.differences(oldPath, newPath, below: shown, depth: depth + 1)
            case (.file, .file): if try !isSame(oldPath, newPath) { differences.append(shown) }
            case (.other, .other): continue
            default: differences.append(shown)
            }
        }
        return differences
    }

    /// What stands in a folder, hidden files and links to folders left out.
    private func kinds(in folder: String, _ fileSystem: any FileSystem) throws(FileError) -> [String: FileKind] {
        let entries = try fileSystem.list(folder).filter { entry in
            entry.name.utf8.first != UInt8(ascii: ".") && !(entry.kind == .folder && entry.isLink)
        }
        return Dictionary(entries.map { ($0.name, $0.kind) }) { first, _ in first }
    }

    /// Whether two files have the same bytes, or are two spellings of one `Contents.json`: Xcode spells them anew.
    private func isSame(_ old: String, _ new: String) throws(FileError) -> Bool {
        let (oldBytes, newBytes) = (try oldFiles.read(old), try newFiles.read(new))
        if oldBytes == newBytes { return true }
        let isOldPointer = RevisionFileSystem.isPointer(oldBytes)
        if isOldPointer != RevisionFileSystem.isPointer(newBytes) {
            throw FileError(
                path: isOldPointer ? old : new, operation: .read,
                reason: "it is a pointer of Git LFS on one side of the comparison, and the file on the other",
                advice: "compare two revisions, or run git lfs pull")
        }
        guard FilePath.lastComponent(of: old) == "Contents.json",
            let one = try? JSONDocument(parsing: oldBytes, path: old, dialect: .lenient),
            let other = try? JSONDocument(parsing: newBytes, path: new, dialect: .lenient)
        else { return false }
        return one.isSame(one.root, as: other.root, in: other)
    }
}

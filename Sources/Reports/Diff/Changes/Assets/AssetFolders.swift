import AssetCatalogs
import Diagnostics
import FileAccess
import GitRevisions
import LocatedJSON

/// Compares the folders of assets, file by file.
struct AssetFolders {
    let oldFiles: any FileSystem
    let newFiles: any FileSystem
    /// Diagnostics about files and folders that cannot be read.
    private(set) var diagnostics: [Diagnostic] = []

    /// The nesting limit of folders.
    private static let depthLimit = 64

    /// Returns the names of the files that differ. Nested assets are compared separately.
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

    /// Returns the content of a folder, without hidden files and links to folders.
    private func kinds(in folder: String, _ fileSystem: any FileSystem) throws(FileError) -> [String: FileKind] {
        let entries = try fileSystem.list(folder).filter { entry in
            !FilePath.isHidden(entry.name) && !(entry.kind == .folder && entry.isLink)
        }
        return Dictionary(entries.map { ($0.name, $0.kind) }) { first, _ in first }
    }

    /// Returns whether two files have the same bytes or are equivalent `Contents.json` files, which Xcode may reformat.
    private func isSame(_ old: String, _ new: String) throws(FileError) -> Bool {
        let (oldBytes, newBytes) = (try oldFiles.read(old), try newFiles.read(new))
        if oldBytes == newBytes { return true }
        let isOldPointer = RevisionFileSystem.isPointer(oldBytes)
        if isOldPointer != RevisionFileSystem.isPointer(newBytes) {
            throw FileError(
                path: isOldPointer ? old : new, operation: .read,
                reason: "one side of the comparison has a Git LFS pointer, the other the file",
                advice: "compare two revisions, or run 'git lfs pull'")
        }
        guard FilePath.lastComponent(of: old) == "Contents.json",
            let one = try? JSONDocument(parsing: oldBytes, path: old, dialect: .lenient),
            let other = try? JSONDocument(parsing: newBytes, path: new, dialect: .lenient)
        else { return false }
        return one.isSame(one.root, as: other.root, in: other)
    }
}

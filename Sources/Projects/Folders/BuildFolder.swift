import CodeGeneration
import FileAccess

/// The folder of a package, a project or a manifest.
package struct BuildFolder {
    /// The path, relative to the searched folder.
    package let path: String
    private let fileSystem: SearchedFolder

    package init(_ path: String, _ fileSystem: SearchedFolder) { (self.path, self.fileSystem) = (path, fileSystem) }

    /// Returns the content of a file in it, or the beginning of a large one; empty if it cannot be read.
    package func read(_ name: String, limit: Int = 1 << 20) -> [UInt8] {
        (try? fileSystem.readStart(of: self[name], count: limit)) ?? []
    }

    /// The path of a file or folder in it, relative to the searched folder.
    package subscript(name: String) -> String { FilePath.normalized(FilePath.join(path, name)) }

    /// Returns the folder of a file in it.
    package func folder(of name: String) -> BuildFolder { BuildFolder(FilePath.parent(of: self[name]), fileSystem) }

    /// The folder and its parents, up to the searched one.
    package var outward: some Sequence<BuildFolder> {
        sequence(first: self) { $0.path == "." ? nil : $0.folder(of: ".") }
    }

    /// Returns whether there is a folder at a path that is relative to the searched folder.
    package func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

    /// Returns whether there is a file at a path that is relative to the searched folder.
    func isFile(_ path: String) -> Bool { kind(of: path) == .file }

    private func kind(of path: String) -> FileKind? {
        path.isEmpty || !FilePath.staysInside(path) ? nil : (try? fileSystem.status(of: path))?.kind
    }

    /// Returns whether a condition is true for any visible file in a folder and its subfolders, except catalogs, relative to
    /// the searched folder.
    func hasFile(below place: String, where isWanted: (_ path: String) -> Bool) -> Bool {
        var folders = [place]
        while let folder = folders.popLast() {
            for entry in (try? fileSystem.list(folder)) ?? [] where SearchedFolder.isVisible(entry.name) {
                let path = FilePath.normalized(FilePath.join(folder, entry.name))
                if entry.kind == .file, isWanted(path) { return true }
                let isSearched = entry.kind == .folder && !entry.isLink && FilePath.ending(of: entry.name) != "xcassets"
                if isSearched { folders.append(path) }
            }
        }
        return false
    }

    /// Returns the Swift files that match a pattern, relative to the searched folder.
    func swiftFiles(matching pattern: String) -> [String] {
        guard FilePath.staysInside(pattern) else { return [] }
        return (try? NamedFiles(pattern, in: ".", fileSystem) { $0.hasSuffix(".swift") })?.paths ?? []
    }

    /// Returns the folder for new files of a target that compiles everything in some folders.
    func mainFolder(of target: String, among folders: [String]) -> String? {
        if folders.count < 2 { return folders.first }
        return FolderCounts(swiftFiles(in: folders)).mainFolder(of: target, among: folders)
    }

    /// Returns the Swift files in some folders, relative to the searched folder.
    package func swiftFiles(in folders: [String]) -> [String] {
        folders.flatMap { swiftFiles(matching: FilePath.join($0, "**")) }.uniqueInOrder
    }

    /// Returns whether a file in it contains a word.
    package func mentions(_ word: String, in name: String) -> Bool {
        let (bytes, word) = (read(name), Array(word.utf8))
        return bytes.indices.contains { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
    }

    /// Returns a template of Stencil in it.
    package func assetTemplate(_ name: String) -> AssetTemplate {
        AssetTemplate(path: self[name], text: String(decoding: read(name), as: UTF8.self))
    }

    /// Returns the paths of the files in a folder, relative to the searched folder.
    package func files(in name: String) -> [String] {
        let entries = (try? fileSystem.list(self[name])) ?? []
        return entries.filter { $0.kind == .file }.map { FilePath.join(self[name], $0.name) }
    }

    /// Returns the names of the visible folders in a folder.
    package func folders(in name: String) -> [String] {
        let entries = (try? fileSystem.list(self[name])) ?? []
        return entries.filter { $0.kind == .folder && SearchedFolder.isVisible($0.name) }.map(\.name)
    }
}

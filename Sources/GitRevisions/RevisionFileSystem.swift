import FileAccess
import LocatedJSON

/// The files of a commit at their places in the working tree, read-only.
package struct RevisionFileSystem: Sendable {
    /// The revision, as the user spelled it.
    package let name: String
    /// The source of file contents.
    let objects: GitObjects
    /// The root folder of the commit.
    let root: GitObjects.Entry
    /// The folder in the working tree that paths are relative to.
    let folder: String
    /// The path of that folder in the repository.
    let prefix: String

    /// Returns the name of a file as in git: `main:tokens/a.json`.
    package func spelling(of path: String) -> String { "\(name):\(place(of: path) ?? path)" }

    /// Returns the path in the repository; `nil` if it is outside.
    private func place(of path: String) -> String? {
        guard let way = FilePath.relative(path, to: folder) else { return nil }
        let place = FilePath.normalized(FilePath.join(prefix, way))
        return FilePath.staysInside(place) ? place : nil
    }

    package func status(of path: String) throws(FileError) -> FileStatus? {
        guard let entry = try entry(at: path, .inspect) else { return nil }
        return FileStatus(kind: Self.kind(of: entry))
    }

    package func read(_ path: String) throws(FileError) -> [UInt8] {
        let entry = try entry(at: path, .read)
        switch entry?.kind {
        case .file?: break
        case .folder?: throw error(path, .read, "is a directory")
        case .link?: throw error(path, .read, "is a broken link in \(name)")
        case .submodule?: throw isSubmodule(path, .read)
        case nil: throw error(path, .read, "does not exist in \(name)")
        }
        let bytes = try content(of: entry?.object ?? "", for: path, .read)
        guard Self.isPointer(bytes), (JSONDialect.endings + ["tokens"]).contains(FilePath.ending(of: path)) else {
            return bytes
        }
        throw FileError(
            path: path, operation: .read,
            reason: "it is a Git LFS pointer in \(name), without the file's content",
            advice: "run 'git lfs fetch', check the revision out with 'git worktree add', and compare the folders")
    }

    package func readPart(of path: String, _ range: Range<Int>) throws(FileError) -> [UInt8] {
        let bytes = try read(path)
        return Array(bytes[range.clamped(to: bytes.indices)])
    }

    package func list(_ path: String) throws(FileError) -> [FolderEntry] {
        guard let entry = try entry(at: path, .list) else {
            throw error(path, .list, "does not exist in \(name)")
        }
        guard entry.kind == .folder else { throw error(path, .list, "not a directory") }
        let names = try entries(of: entry.object, for: path, .list)
        var listed: [FolderEntry] = []
        for (name, own) in names where Self.isPlain(name) {
            let isLink = own.kind == .link
            let entry = isLink ? try self.entry(at: FilePath.join(path, name), .list) ?? own : own
            listed.append(FolderEntry(name: name, kind: Self.kind(of: entry), isLink: isLink))
        }
        return listed.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Returns whether a file is a Git LFS pointer.
    package static func isPointer(_ bytes: [UInt8]) -> Bool {
        bytes.count < 1024 && bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8))
    }

    /// Returns whether a name is valid. Others have a special meaning in a path.
    private static func isPlain(_ name: String) -> Bool {
        ![".", "..", ""].contains(name) && !name.utf8.contains(UInt8(ascii: "/"))
    }

    private static func kind(of entry: GitObjects.Entry) -> FileKind {
        switch entry.kind {
        case .folder: .folder
        case .file: .file
        case .link, .submodule: .other
        }
    }
}

// MARK: - The way to a file

extension RevisionFileSystem {
    /// Returns the entry at a path after following links; a broken link is returned itself.
    private func entry(at path: String, _ operation: FileError.Operation) throws(FileError) -> GitObjects.Entry? {
        guard let place = place(of: path) else {
            throw error(path, operation, "it is outside of the repository")
        }
        return try entry(at: Self.names(of: place), for: path, operation, linkCount: 0)
    }

    private func entry(
        at names: [String], for path: String, _ operation: FileError.Operation, linkCount: Int
    ) throws(FileError) -> GitObjects.Entry? {
        var entry = root
        for (position, name) in names.enumerated() {
            if entry.kind == .submodule { throw isSubmodule(path, operation) }
            guard entry.kind == .folder, let next = try entries(of: entry.object, for: path, operation)[name] else {
                return nil
            }
            guard next.kind == .link else {
                entry = next
                continue
            }
            let target = String(decoding: try content(of: next.object, for: path, operation), as: UTF8.self)
            let way = (names[..<position] + [target] + names[(position + 1)...]).joined(separator: "/")
            let place = FilePath.normalized(way)
            guard !FilePath.isAbsolute(target), FilePath.staysInside(place), linkCount < Self.linkLimit else {
                return next
            }
            return try self.entry(at: Self.names(of: place), for: path, operation, linkCount: linkCount + 1) ?? next
        }
        return entry
    }

    /// The maximum number of links to follow.
    private static let linkLimit = 16

    private static func names(of place: String) -> [String] {
        place == "." ? [] : place.split(separator: "/").map(String.init)
    }

    private func entries(
        of object: String, for path: String, _ operation: FileError.Operation
    ) throws(FileError) -> [String: GitObjects.Entry] {
        do { return try objects.tree(object) } catch { throw self.error(path, operation, error.reason) }
    }

    private func content(
        of object: String, for path: String, _ operation: FileError.Operation
    ) throws(FileError) -> [UInt8] {
        do { return try objects.content(of: object) } catch { throw self.error(path, operation, error.reason) }
    }

    private func error(_ path: String, _ operation: FileError.Operation, _ reason: String) -> FileError {
        FileError(path: path, operation: operation, reason: reason)
    }

    private func isSubmodule(_ path: String, _ operation: FileError.Operation) -> FileError {
        FileError(
            path: path, operation: operation, reason: "it is in a submodule, whose files are in another repository",
            advice: "compare two folders with the submodule checked out in each, or run this in the submodule")
    }
}

extension RevisionFileSystem: ReadOnlyFileSystem {
    package func realPath(of path: String) throws(FileError) -> String { FilePath.normalized(path) }

    package func isSame(_ path: String, _ other: String) -> Bool {
        FilePath.normalized(path) == FilePath.normalized(other)
    }
}

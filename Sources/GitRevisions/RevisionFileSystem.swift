import FileAccess
import LocatedJSON

/// The files of one commit, as if they lay where the working tree has them. Nothing is written anywhere, and nothing can be.
package struct RevisionFileSystem: Sendable {
    /// The revision, as the user spelled it.
    package let name: String
    /// Where content comes from.
    let objects: GitObjects
    /// The folder of the commit that all others lie in.
    let root: GitObjects.Entry
    /// A folder of the working tree, as paths begin that are asked for.
    let folder: String
    /// Where that folder lies in the repository.
    let prefix: String

    /// What people, and git, call a file: `main:tokens/a.json`.
    package func spelling(of path: String) -> String { "\(name):\(place(of: path) ?? path)" }

    /// The path in the repository; `nil` for one that is not inside.
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
        case .link?: throw error(path, .read, "is a link that leads nowhere in \(name)")
        case .submodule?: throw isSubmodule(path, .read)
        case nil: throw error(path, .read, "\(name) has no such file")
        }
        let bytes = try content(of: entry?.object ?? "", for: path, .read)
        guard Self.isPointer(bytes), (JSONDialect.endings + ["tokens"]).contains(FilePath.ending(of: path)) else {
            return bytes
        }
        throw FileError(
            path: path, operation: .read,
            reason: "in \(name) it is a pointer of Git LFS, which keeps the file elsewhere",
            advice: "compare files: git lfs fetch, then git worktree add a folder with that revision")
    }

    package func readPart(of path: String, _ range: Range<Int>) throws(FileError) -> [UInt8] {
        let bytes = try read(path)
        return Array(bytes[range.clamped(to: bytes.indices)])
    }

    package func list(_ path: String) throws(FileError) -> [FolderEntry] {
        guard let entry = try entry(at: path, .list) else {
            throw error(path, .list, "\(name) has no such folder")
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

    /// Whether a file is what Git LFS puts in the place of one.
    package static func isPointer(_ bytes: [UInt8]) -> Bool {
        bytes.count < 1024 && bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8))
    }

    /// Names that no file system has mean something else in a path.
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
    /// What stands at a path, links followed; a link that leads nowhere is itself.
    private func entry(at path: String, _ operation: FileError.Operation) throws(FileError) -> GitObjects.Entry? {
        guard let place = place(of: path) else {
            throw error(path, operation, "it lies outside of the repository")
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

    /// How many links lead to one file at most.
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

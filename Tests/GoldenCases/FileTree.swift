import FileAccess

/// The files of a folder and of the folders in it, by their paths from there.
package enum FileTree {
    /// Reads all files; none where there is no such folder.
    package static func read(_ folder: String) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for path in try paths(in: folder) { files[path] = try fileSystem.read(FilePath.join(folder, path)) }
        return files
    }

    /// The paths of all files, sorted.
    package static func paths(in folder: String) throws -> [String] {
        guard try fileSystem.status(of: folder) != nil else { return [] }
        return try fileSystem.list(folder).flatMap { entry in
            entry.kind == .folder
                ? try paths(in: FilePath.join(folder, entry.name)).map { FilePath.join(entry.name, $0) }
                : [entry.name]
        }
    }

    /// Makes a folder hold these files and no others. Folders that become empty stay.
    package static func write(_ files: [String: [UInt8]], to folder: String) throws {
        for path in try paths(in: folder) { try fileSystem.removeFile(FilePath.join(folder, path)) }
        for (path, bytes) in files {
            let target = FilePath.join(folder, path)
            try fileSystem.createFolders(FilePath.parent(of: target))
            try fileSystem.create(target, bytes: bytes, permissions: nil)
        }
    }

    private static let fileSystem = LocalFileSystem()
}

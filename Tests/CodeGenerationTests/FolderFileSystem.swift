import FileAccess
import TestSupport

/// A file system whose relative paths begin in a folder, as if that were the working directory.
struct FolderFileSystem: FileSystem {
    /// The folder.
    let folder: TemporaryFolder
    /// What does the work.
    var base: any FileSystem = LocalFileSystem()
    /// A folder that pretends it may not be listed; a test may run as root, whom permissions do not stop.
    var unlistable: String?

    /// How many folders pretend to be in the outermost one.
    var folderCount = 0

    func status(of path: String) throws(FileError) -> FileStatus? { try base.status(of: folder(path)) }
    func realPath(of path: String) throws(FileError) -> String { try base.realPath(of: folder(path)) }
    func isSame(_ path: String, _ other: String) -> Bool { base.isSame(folder(path), folder(other)) }
    func isWritable(folder path: String) -> Bool { base.isWritable(folder: folder(path)) }
    func touch(_ path: String) throws(FileError) { try base.touch(folder(path)) }
    func modificationTime(of path: String) throws(FileError) -> Int { try base.modificationTime(of: folder(path)) }
    func read(_ path: String) throws(FileError) -> [UInt8] { try base.read(folder(path)) }
    func createFolder(_ path: String) throws(FileError) { try base.createFolder(folder(path)) }
    func removeFile(_ path: String) throws(FileError) { try base.removeFile(folder(path)) }
    func removeFolder(_ path: String) throws(FileError) { try base.removeFolder(folder(path)) }

    func lock(folder path: String, isShared: Bool) throws(FileError) -> LockAttempt {
        try base.lock(folder: folder(path), isShared: isShared)
    }

    func list(_ path: String) throws(FileError) -> [FolderEntry] {
        if path == unlistable { throw FileError(path: path, operation: .list, reason: "permission denied") }
        if folderCount > 0 {
            let isOutermost = folder(path) == folder.path
            return (0..<(isOutermost ? folderCount : 0)).map { FolderEntry(name: "\($0)", kind: .folder) }
        }
        return try base.list(folder(path))
    }

    func readPart(of path: String, _ range: Range<Int>) throws(FileError) -> [UInt8] {
        try base.readPart(of: folder(path), range)
    }

    func create(_ path: String, bytes: [UInt8], permissions: UInt16?) throws(FileError) {
        try base.create(folder(path), bytes: bytes, permissions: permissions)
    }

    func exchange(_ path: String, _ other: String) throws(FileError) -> Bool {
        try base.exchange(folder(path), folder(other))
    }

    func moveToFreePath(_ path: String, _ newPath: String) throws(FileError) -> Bool {
        try base.moveToFreePath(folder(path), folder(newPath))
    }

    func rename(_ path: String, to newPath: String) throws(FileError) {
        try base.rename(folder(path), to: folder(newPath))
    }
}

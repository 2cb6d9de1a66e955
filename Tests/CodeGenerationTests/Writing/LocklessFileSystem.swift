import FileAccess

/// A file system, such as that of some networks, on which folders cannot be locked.
struct LocklessFileSystem: FileSystem {
    private let base = LocalFileSystem()

    func lock(folder path: String, isShared: Bool) throws(FileError) -> LockAttempt {
        .unsupported(reason: "operation not supported")
    }

    func status(of path: String) throws(FileError) -> FileStatus? { try base.status(of: path) }
    func realPath(of path: String) throws(FileError) -> String { try base.realPath(of: path) }
    func isWritable(folder path: String) -> Bool { base.isWritable(folder: path) }
    func age(of path: String) throws(FileError) -> Int { try base.age(of: path) }
    func read(_ path: String) throws(FileError) -> [UInt8] { try base.read(path) }
    func readStart(of path: String, count: Int) throws(FileError) -> [UInt8] {
        try base.readStart(of: path, count: count)
    }
    func list(_ path: String) throws(FileError) -> [FolderEntry] { try base.list(path) }
    func createFolder(_ path: String) throws(FileError) { try base.createFolder(path) }
    func create(_ path: String, bytes: [UInt8], permissions: UInt16?) throws(FileError) {
        try base.create(path, bytes: bytes, permissions: permissions)
    }
    func rename(_ path: String, to newPath: String) throws(FileError) { try base.rename(path, to: newPath) }
    func exchange(_ path: String, _ other: String) throws(FileError) -> Bool { try base.exchange(path, other) }
    func moveToFreePath(_ path: String, _ newPath: String) throws(FileError) -> Bool {
        try base.moveToFreePath(path, newPath)
    }
    func removeFile(_ path: String) throws(FileError) { try base.removeFile(path) }
    func removeFolder(_ path: String) throws(FileError) { try base.removeFolder(path) }
}

import FileAccess

/// A file system whose relative paths begin in a folder, as if that were the working directory.
package struct FolderFileSystem: FileSystem {
    /// How many folders pretend to be in the outermost one.
    package var folderCount = 0

    /// A file that pretends it may not be read.
    package var unreadable: String?

    /// What does the work.
    package var base: any FileSystem
    private let root: String
    private let unlistable: String?

    /// A file system whose paths begin in a folder.
    ///
    /// - Parameters:
    ///   - root: The path of the folder.
    ///   - base: What does the work.
    ///   - unlistable: A folder that pretends it may not be listed; a test may run as root, whom permissions do not stop.
    package init(root: String, base: any FileSystem = LocalFileSystem(), unlistable: String? = nil) {
        self.root = root
        self.base = base
        self.unlistable = unlistable
    }

    /// A file system whose paths begin in the folder of a test.
    package init(folder: TemporaryFolder, base: any FileSystem = LocalFileSystem(), unlistable: String? = nil) {
        self.init(root: folder.path, base: base, unlistable: unlistable)
    }

    private func folder(_ path: String) -> String { FilePath.join(root, path) }

    package func status(of path: String) throws(FileError) -> FileStatus? { try base.status(of: folder(path)) }
    package func realPath(of path: String) throws(FileError) -> String { try base.realPath(of: folder(path)) }
    package func isSame(_ path: String, _ other: String) -> Bool { base.isSame(folder(path), folder(other)) }
    package func isWritable(folder path: String) -> Bool { base.isWritable(folder: folder(path)) }
    package func touch(_ path: String) throws(FileError) { try base.touch(folder(path)) }
    package func modificationTime(of path: String) throws(FileError) -> Int {
        try base.modificationTime(of: folder(path))
    }
    package func read(_ path: String) throws(FileError) -> [UInt8] {
        if path == unreadable { throw FileError(path: path, operation: .read, reason: "permission denied") }
        return try base.read(folder(path))
    }

    package func createFolder(_ path: String) throws(FileError) { try base.createFolder(folder(path)) }
    package func removeFile(_ path: String) throws(FileError) { try base.removeFile(folder(path)) }
    package func removeFolder(_ path: String) throws(FileError) { try base.removeFolder(folder(path)) }

    package func lock(folder path: String, isShared: Bool) throws(FileError) -> LockAttempt {
        try base.lock(folder: folder(path), isShared: isShared)
    }

    package func list(_ path: String) throws(FileError) -> [FolderEntry] {
        if path == unlistable { throw FileError(path: path, operation: .list, reason: "permission denied") }
        if folderCount > 0 {
            let isOutermost = folder(path) == root
            return (0..<(isOutermost ? folderCount : 0)).map { FolderEntry(name: "\($0)", kind: .folder) }
        }
        return try base.list(folder(path))
    }

    package func readPart(of path: String, _ range: Range<Int>) throws(FileError) -> [UInt8] {
        try base.readPart(of: folder(path), range)
    }

    package func create(_ path: String, bytes: [UInt8], permissions: UInt16?) throws(FileError) {
        try base.create(folder(path), bytes: bytes, permissions: permissions)
    }

    package func exchange(_ path: String, _ other: String) throws(FileError) -> Bool {
        try base.exchange(folder(path), folder(other))
    }

    package func moveToFreePath(_ path: String, _ newPath: String) throws(FileError) -> Bool {
        try base.moveToFreePath(folder(path), folder(newPath))
    }

    package func rename(_ path: String, to newPath: String) throws(FileError) {
        try base.rename(folder(path), to: folder(newPath))
    }
}

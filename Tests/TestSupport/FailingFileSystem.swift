import FileAccess

/// The real file system, but the n-th change fails, and perhaps those after it.
///
/// A test is one thread, which is why the counter needs no lock.
package final class FailingFileSystem: FileSystem, @unchecked Sendable {
    /// Which changes fail after the first that does.
    package enum Fault {
        /// None: a passing fault.
        case once
        /// All: a disk that is full and stays so.
        case forEver
        /// Those that rename: a folder whose files have been locked.
        case renames
    }

    private let local = LocalFileSystem()
    private let failing: Int
    private let fault: Fault
    /// How many changes were tried.
    package private(set) var changes = 0
    /// Is called before each change.
    package var onChange: () -> Void = {}
    /// Whether files can be exchanged.
    package var canExchange = true
    /// Whether paths that differ only by the case of letters lead to one file.
    package var ignoresCase = false
    /// Whether folders can be locked, as they cannot be on some networks.
    package var canLock = true
    /// Folders that pretend to be read-only; a test may run as root, whom permissions do not stop.
    package var readOnlyFolders: Set<String> = []

    /// - Parameters:
    ///   - failing: The change that fails, counted from 1; 0 for none.
    ///   - fault: Which of those after it fail too.
    package init(failing: Int = 0, _ fault: Fault = .once) {
        self.failing = failing
        self.fault = fault
    }

    package func status(of path: String) throws(FileError) -> FileStatus? { try local.status(of: path) }
    package func realPath(of path: String) throws(FileError) -> String { try local.realPath(of: path) }
    package func isSame(_ path: String, _ other: String) -> Bool { ignoresCase || local.isSame(path, other) }
    package func isWritable(folder path: String) -> Bool { !readOnlyFolders.contains(path) }
    package func read(_ path: String) throws(FileError) -> [UInt8] { try local.read(path) }
    package func readStream(_ path: String) throws(FileError) -> [UInt8] { try local.readStream(path) }
    package func touch(_ path: String) throws(FileError) { try local.touch(path) }
    package func modificationTime(of path: String) throws(FileError) -> Int {
        try local.modificationTime(of: path)
    }
    package func list(_ path: String) throws(FileError) -> [FolderEntry] { try local.list(path) }

    package func readPart(of path: String, _ range: Range<Int>) throws(FileError) -> [UInt8] {
        try local.readPart(of: path, range)
    }

    package func lock(folder path: String, isShared: Bool) throws(FileError) -> LockAttempt {
        canLock ? try local.lock(folder: path, isShared: isShared) : .unsupported(reason: "operation not supported")
    }

    package func createFolder(_ path: String) throws(FileError) {
        try count(path, .createFolder)
        try local.createFolder(path)
    }

    package func create(_ path: String, bytes: [UInt8], permissions: UInt16?) throws(FileError) {
        try count(path, .write)
        try local.create(path, bytes: bytes, permissions: permissions)
    }

    package func rename(_ path: String, to newPath: String) throws(FileError) {
        try count(newPath, .rename)
        try local.rename(path, to: newPath)
    }

    package func exchange(_ path: String, _ other: String) throws(FileError) -> Bool {
        guard canExchange else { return false }
        try count(other, .rename)
        return try local.exchange(path, other)
    }

    package func moveToFreePath(_ path: String, _ newPath: String) throws(FileError) -> Bool {
        try count(newPath, .rename)
        return try local.moveToFreePath(path, newPath)
    }

    package func removeFile(_ path: String) throws(FileError) {
        try count(path, .remove)
        try local.removeFile(path)
    }

    package func removeFolder(_ path: String) throws(FileError) {
        try count(path, .remove)
        try local.removeFolder(path)
    }

    private func count(_ path: String, _ operation: FileError.Operation) throws(FileError) {
        changes += 1
        onChange()
        guard failing > 0, changes >= failing else { return }
        let isAnother = fault == .forEver || (fault == .renames && operation == .rename)
        guard changes == failing || isAnother else { return }
        throw FileError(path: path, operation: operation, reason: "no space left on device")
    }
}

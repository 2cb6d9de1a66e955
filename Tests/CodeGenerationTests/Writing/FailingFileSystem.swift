import FileAccess

/// The real file system, but the n-th change fails, and perhaps those after it.
///
/// A test is one thread, which is why the counter needs no lock.
final class FailingFileSystem: FileSystem, @unchecked Sendable {
    /// Which changes fail after the first that does.
    enum Fault {
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
    private(set) var changes = 0
    /// Is called before each change.
    var onChange: () -> Void = {}
    /// Whether files can be exchanged.
    var canExchange = true
    /// Whether paths that differ only by the case of letters lead to one file.
    var ignoresCase = false
    /// Whether folders can be locked, as they cannot be on some networks.
    var canLock = true
    /// Folders that pretend to be read-only; a test may run as root, whom permissions do not stop.
    var readOnlyFolders: Set<String> = []

    /// - Parameters:
    ///   - failing: The change that fails, counted from 1; 0 for none.
    ///   - fault: Which of those after it fail too.
    init(failing: Int = 0, _ fault: Fault = .once) {
        self.failing = failing
        self.fault = fault
    }

    func status(of path: String) throws(FileError) -> FileStatus? { try local.status(of: path) }
    func realPath(of path: String) throws(FileError) -> String { try local.realPath(of: path) }
    func isSame(_ path: String, _ other: String) -> Bool { ignoresCase || local.isSame(path, other) }
    func isWritable(folder path: String) -> Bool { !readOnlyFolders.contains(path) }
    func read(_ path: String) throws(FileError) -> [UInt8] { try local.read(path) }
    func touch(_ path: String) throws(FileError) { try local.touch(path) }
    func age(of path: String) throws(FileError) -> Int { try local.age(of: path) }
    func list(_ path: String) throws(FileError) -> [FolderEntry] { try local.list(path) }

    func readPart(of path: String, _ range: Range<Int>) throws(FileError) -> [UInt8] {
        try local.readPart(of: path, range)
    }

    func lock(folder path: String, isShared: Bool) throws(FileError) -> LockAttempt {
        canLock ? try local.lock(folder: path, isShared: isShared) : .unsupported(reason: "operation not supported")
    }

    func createFolder(_ path: String) throws(FileError) {
        try count(path, .createFolder)
        try local.createFolder(path)
    }

    func create(_ path: String, bytes: [UInt8], permissions: UInt16?) throws(FileError) {
        try count(path, .write)
        try local.create(path, bytes: bytes, permissions: permissions)
    }

    func rename(_ path: String, to newPath: String) throws(FileError) {
        try count(newPath, .rename)
        try local.rename(path, to: newPath)
    }

    func exchange(_ path: String, _ other: String) throws(FileError) -> Bool {
        guard canExchange else { return false }
        try count(other, .rename)
        return try local.exchange(path, other)
    }

    func moveToFreePath(_ path: String, _ newPath: String) throws(FileError) -> Bool {
        try count(newPath, .rename)
        return try local.moveToFreePath(path, newPath)
    }

    func removeFile(_ path: String) throws(FileError) {
        try count(path, .remove)
        try local.removeFile(path)
    }

    func removeFolder(_ path: String) throws(FileError) {
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

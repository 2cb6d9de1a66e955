import Dispatch
import FileAccess

/// A file system that reads each file once: a file is inspected before its format is known, and then read again.
final class ReadOnce: ReadOnlyFileSystem, @unchecked Sendable {
    private let base: any FileSystem
    /// Serializes access to `known`.
    private let queue = DispatchQueue(label: "ReadOnce")
    private var known: [String: Result<[UInt8], FileError>] = [:]

    init(_ base: any FileSystem) { self.base = base }

    func read(_ path: String) throws(FileError) -> [UInt8] {
        let key = FilePath.normalized(path)
        if let result = queue.sync(execute: { known[key] }) { return try result.get() }
        let result = Result { () throws(FileError) in try base.read(path) }
        queue.sync { known[key] = result }
        return try result.get()
    }

    func status(of path: String) throws(FileError) -> FileStatus? { try base.status(of: path) }
    func realPath(of path: String) throws(FileError) -> String { try base.realPath(of: path) }
    func isSame(_ path: String, _ other: String) -> Bool { base.isSame(path, other) }
    func list(_ path: String) throws(FileError) -> [FolderEntry] { try base.list(path) }

    func readPart(of path: String, _ range: Range<Int>) throws(FileError) -> [UInt8] {
        try base.readPart(of: path, range)
    }

    func lock(folder path: String, isShared: Bool) throws(FileError) -> LockAttempt {
        try base.lock(folder: path, isShared: isShared)
    }
}

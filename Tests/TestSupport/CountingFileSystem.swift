import Dispatch
import FileAccess

/// A file system that counts how often each file is read.
package final class CountingFileSystem: ReadOnlyFileSystem, @unchecked Sendable {
    private let base = LocalFileSystem()
    private let queue = DispatchQueue(label: "CountingFileSystem")
    package private(set) var counts: [String: Int] = [:]

    package init() {}

    private func count(_ path: String) { queue.sync { counts[FilePath.normalized(path), default: 0] += 1 } }

    package func read(_ path: String) throws(FileError) -> [UInt8] {
        count(path)
        return try base.read(path)
    }

    package func readPart(of path: String, _ range: Range<Int>) throws(FileError) -> [UInt8] {
        count(path)
        return try base.readPart(of: path, range)
    }

    package func status(of path: String) throws(FileError) -> FileStatus? { try base.status(of: path) }
    package func realPath(of path: String) throws(FileError) -> String { try base.realPath(of: path) }
    package func isSame(_ path: String, _ other: String) -> Bool { base.isSame(path, other) }
    package func list(_ path: String) throws(FileError) -> [FolderEntry] { try base.list(path) }
}

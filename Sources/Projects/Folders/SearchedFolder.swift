import Dispatch
import FileAccess

/// The searched folder as a file system with relative paths. Each file is read from the disk only once, although its
/// format is determined before its tokens are read.
package final class SearchedFolder: ReadOnlyFileSystem, @unchecked Sendable {
    private let path: String
    private let base: any FileSystem
    /// Serializes access to `known`.
    private let queue = DispatchQueue(label: "SearchedFolder")
    private var known: [String: Result<[UInt8], FileError>] = [:]

    package init(_ path: String, _ base: any FileSystem) { (self.path, self.base) = (path, base) }

    /// Returns whether a file is visible and has a name in UTF-8. Files with other names cannot be opened as text.
    package static func isVisible(_ name: String) -> Bool {
        !FilePath.isHidden(name) && !name.unicodeScalars.contains("\u{FFFD}")
    }

    /// Returns a path for the underlying file system.
    private func place(_ path: String) -> String { path == "." ? self.path : FilePath.join(self.path, path) }

    package func read(_ path: String) throws(FileError) -> [UInt8] {
        let key = FilePath.normalized(path)
        if let result = queue.sync(execute: { known[key] }) { return try result.get() }
        let result = Result { () throws(FileError) in try base.read(place(path)) }
        queue.sync { known[key] = result }
        return try result.get()
    }

    package func status(of path: String) throws(FileError) -> FileStatus? { try base.status(of: place(path)) }
    package func realPath(of path: String) throws(FileError) -> String { try base.realPath(of: place(path)) }
    package func isSame(_ path: String, _ other: String) -> Bool { base.isSame(place(path), place(other)) }
    package func list(_ path: String) throws(FileError) -> [FolderEntry] { try base.list(place(path)) }

    package func readPart(of path: String, _ range: Range<Int>) throws(FileError) -> [UInt8] {
        // The beginning of a JSON file is examined before all of it is read; images are never read whole.
        guard FilePath.ending(of: path.lowercased()) == "json" else {
            return try base.readPart(of: place(path), range)
        }
        let bytes = try read(path)
        return Array(bytes[range.clamped(to: bytes.indices)])
    }
}

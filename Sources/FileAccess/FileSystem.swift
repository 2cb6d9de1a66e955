/// The interface of the program to a file system, which all accesses to the disk use.
///
/// Paths are as the user spelled them, relative to the working directory or absolute. Links are followed unless a
/// function says otherwise.
package protocol FileSystem: Sendable {
    /// The status of a path.
    ///
    /// - Returns: The status, or `nil` if nothing exists there.
    /// - Throws: A ``FileError`` if this cannot be determined, such as in a folder without search permission.
    func status(of path: String) throws(FileError) -> FileStatus?

    /// The absolute path with every link and `..` resolved.
    func realPath(of path: String) throws(FileError) -> String

    /// Whether two paths lead to the same file.
    func isSame(_ path: String, _ other: String) -> Bool

    /// Whether new files can be created in a folder.
    func isWritable(folder path: String) -> Bool

    /// The time of the last modification of the contents, in nanoseconds since 1970.
    func modificationTime(of path: String) throws(FileError) -> Int

    /// Sets the modification time of a file to now.
    func touch(_ path: String) throws(FileError)

    /// Tries to lock a folder against other programs, without waiting for them. Several programs can hold a shared
    /// lock.
    func lock(folder path: String, isShared: Bool) throws(FileError) -> LockAttempt

    /// The bytes of a regular file; anything else, such as a pipe that might never end, is an error.
    func read(_ path: String) throws(FileError) -> [UInt8]

    /// The bytes of a pipe or a device to its end, which may take long; of standard input for `-`.
    func readStream(_ path: String) throws(FileError) -> [UInt8]

    /// Reads the bytes of a regular file in a range, or as many as there are.
    func readPart(of path: String, _ range: Range<Int>) throws(FileError) -> [UInt8]

    /// The entries of a folder, sorted by the UTF-8 bytes of the names.
    func list(_ path: String) throws(FileError) -> [FolderEntry]

    /// Creates a folder in an existing one; it must not exist.
    func createFolder(_ path: String) throws(FileError)

    /// Creates a new file. After an error there is no file.
    ///
    /// - Parameters:
    ///   - path: The path; anything that exists there, even a link, is an error.
    ///   - bytes: The contents.
    ///   - permissions: The exact mode bits, or `nil` for 0644 without those in the process's mask.
    /// - Throws: A ``FileError``, such as for a full disk.
    func create(_ path: String, bytes: [UInt8], permissions: UInt16?) throws(FileError)

    /// Moves a file atomically. An existing file is replaced: readers see either the old or the new contents, complete.
    func rename(_ path: String, to newPath: String) throws(FileError)

    /// Exchanges the paths of two files atomically.
    ///
    /// - Returns: Whether the file system supports this; if not, nothing has changed.
    /// - Throws: A ``FileError``, such as for a missing file.
    func exchange(_ path: String, _ other: String) throws(FileError) -> Bool

    /// Moves a file atomically to a path where nothing exists.
    ///
    /// - Returns: `false` if something exists there.
    /// - Throws: A ``FileError``.
    func moveToFreePath(_ path: String, _ newPath: String) throws(FileError) -> Bool

    /// Removes a file, or a link, but not its target.
    func removeFile(_ path: String) throws(FileError)

    /// Removes an empty folder.
    func removeFolder(_ path: String) throws(FileError)
}

/// The kind of file at a path, links followed.
package enum FileKind: Sendable, Hashable {
    case file
    case folder
    /// A pipe, a device, a socket, or a broken link.
    case other
}

/// The status of a path.
package struct FileStatus: Sendable, Hashable {
    /// The kind, links followed.
    package var kind: FileKind
    /// Whether the path itself is a symbolic link.
    package var isLink: Bool
    /// The nine permission bits.
    package var permissions: UInt16

    package init(kind: FileKind, isLink: Bool = false, permissions: UInt16 = 0o644) {
        self.kind = kind
        self.isLink = isLink
        self.permissions = permissions
    }
}

/// An entry of a folder.
package struct FolderEntry: Sendable, Hashable {
    /// The name without the folder's path. Bytes that are not UTF-8 are replaced, so that such a file cannot be opened.
    package var name: String
    /// The kind, links followed.
    package var kind: FileKind
    /// Whether it is a symbolic link.
    package var isLink: Bool
    /// The size of a file in bytes, or 0 for anything else.
    package var size: Int

    package init(name: String, kind: FileKind, isLink: Bool = false, size: Int = 0) {
        self.name = name
        self.kind = kind
        self.isLink = isLink
        self.size = size
    }
}

extension FileSystem {
    package func readStream(_ path: String) throws(FileError) -> [UInt8] {
        throw FileError(
            path: path, operation: .read, reason: "not a regular file", advice: "replace it with a regular file")
    }

    /// Reads the first `count` bytes of a regular file, or all if there are fewer.
    package func readStart(of path: String, count: Int) throws(FileError) -> [UInt8] {
        try readPart(of: path, 0..<count)
    }

    /// The reason a path is not a readable folder, in words that follow its name, or `nil`.
    package func problem(ofFolder path: String) -> String? {
        do {
            guard let status = try status(of: path) else { return "does not exist" }
            return status.kind == .folder ? nil : "is not a folder"
        } catch {
            return "cannot be read: \(error.reason)"
        }
    }

    /// The missing folders on the way to `path`, including itself, outermost first.
    ///
    /// - Throws: A ``FileError`` if something on the way is not a folder.
    package func missingFolders(of path: String) throws(FileError) -> [String] {
        var missing: [String] = []
        var folder = FilePath.normalized(path)
        while true {
            switch try status(of: folder)?.kind {
            case .folder: return missing.reversed()
            case .file, .other: throw FileError(path: folder, operation: .createFolder, reason: "not a directory")
            case nil: missing.append(folder)
            }
            let parent = FilePath.parent(of: folder)
            // Otherwise the loop would not end at "/", or above a deleted working directory.
            guard parent != folder, FilePath.lastComponent(of: folder) != ".." else { return missing.reversed() }
            folder = parent
        }
    }

    /// Creates a folder and all missing folders above it.
    package func createFolders(_ path: String) throws(FileError) {
        for folder in try missingFolders(of: path) { try createFolder(folder) }
    }
}

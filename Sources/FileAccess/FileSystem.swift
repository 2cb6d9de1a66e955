/// What the program asks of a file system: the only door between the pure stages and the disk.
///
/// Every path is a string as the user spelled it, relative to the working directory or absolute. Links are
/// followed unless a function says otherwise.
package protocol FileSystem: Sendable {
    /// What stands at a path.
    ///
    /// - Returns: `nil` when nothing stands there.
    /// - Throws: A ``FileError`` when that cannot be found out, such as in a folder that may not be searched.
    func status(of path: String) throws(FileError) -> FileStatus?

    /// The absolute path of what stands at a path, every link and `..` on the way replaced.
    func realPath(of path: String) throws(FileError) -> String

    /// Whether two paths lead to one file.
    func isSame(_ path: String, _ other: String) -> Bool

    /// Whether new files may be made in a folder.
    func isWritable(folder path: String) -> Bool

    /// When the content at a path was last modified, in nanoseconds since 1970.
    func modificationTime(of path: String) throws(FileError) -> Int

    /// Makes now the time at which a file was last modified.
    func touch(_ path: String) throws(FileError)

    /// Tries to lock a folder against other programs that lock it, and does not wait for them. A shared lock can be held
    /// by several who all ask for no more than that.
    func lock(folder path: String, isShared: Bool) throws(FileError) -> LockAttempt

    /// The bytes of a regular file; anything else, such as a pipe that might never end, is an error.
    func read(_ path: String) throws(FileError) -> [UInt8]

    /// The bytes of a pipe or a device to its end, which may be long in coming; of standard input for `-`.
    func readStream(_ path: String) throws(FileError) -> [UInt8]

    /// Some bytes of a regular file: those in a range, or as many of them as there are.
    func readPart(of path: String, _ range: Range<Int>) throws(FileError) -> [UInt8]

    /// What a folder holds, sorted by the UTF-8 bytes of the names.
    func list(_ path: String) throws(FileError) -> [FolderEntry]

    /// Makes one folder; its parent must be there and it must not.
    func createFolder(_ path: String) throws(FileError)

    /// Makes a file that was not there before. After an error there is no file.
    ///
    /// - Parameters:
    ///   - path: Where to; something that stands there already, even a link, is an error.
    ///   - bytes: The whole content.
    ///   - permissions: The mode bits, exactly; `nil` for 0644 less what the process masks.
    /// - Throws: A ``FileError``, such as for a disk that is full.
    func create(_ path: String, bytes: [UInt8], permissions: UInt16?) throws(FileError)

    /// Gives a file another path in one step. A file there is replaced: whoever reads it sees the old or the new
    /// content, whole.
    func rename(_ path: String, to newPath: String) throws(FileError)

    /// Gives each of two files the other's path, in one step.
    ///
    /// - Returns: Whether the file system can; if not, nothing has happened.
    /// - Throws: A ``FileError``, such as where one of them is missing.
    func exchange(_ path: String, _ other: String) throws(FileError) -> Bool

    /// Gives a file a path at which nothing stands, in one step.
    ///
    /// - Returns: `false` when something stands there.
    /// - Throws: A ``FileError``.
    func moveToFreePath(_ path: String, _ newPath: String) throws(FileError) -> Bool

    /// Removes a file, or a link but not what it leads to.
    func removeFile(_ path: String) throws(FileError)

    /// Removes a folder that is empty.
    func removeFolder(_ path: String) throws(FileError)
}

/// What kind of thing stands at a path, links followed.
package enum FileKind: Sendable, Hashable {
    /// A regular file.
    case file
    case folder
    /// A pipe, a device, a socket, or a link that leads nowhere.
    case other
}

/// What stands at a path.
package struct FileStatus: Sendable, Hashable {
    /// What it is, links followed.
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

/// One thing that a folder holds.
package struct FolderEntry: Sendable, Hashable {
    /// The name, without the folder's path. Bytes that are not UTF-8 are replaced, so such a name cannot be opened.
    package var name: String
    /// What it is, links followed.
    package var kind: FileKind
    /// Whether it is a symbolic link.
    package var isLink: Bool
    /// How many bytes a file has; 0 for anything else.
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
        throw FileError(path: path, operation: .read, reason: "not a regular file")
    }

    /// The first bytes of a regular file: `count` of them, or all when there are fewer.
    package func readStart(of path: String, count: Int) throws(FileError) -> [UInt8] {
        try readPart(of: path, 0..<count)
    }

    /// Why a path is not that of a folder which can be read, in words that follow its name; `nil` where it is one.
    package func problem(ofFolder path: String) -> String? {
        do {
            guard let status = try status(of: path) else { return "does not exist" }
            return status.kind == .folder ? nil : "is not a folder"
        } catch {
            return "cannot be read: \(error.reason)"
        }
    }

    /// The folders that have to be made before `path` is one, outermost first; nothing when it is there.
    ///
    /// - Throws: A ``FileError`` when something on the way is not a folder.
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
            // Neither "/" nor the way up from a working directory that was deleted has an end otherwise.
            guard parent != folder, FilePath.lastComponent(of: folder) != ".." else { return missing.reversed() }
            folder = parent
        }
    }

    /// Makes a folder and every folder above it that is missing.
    package func createFolders(_ path: String) throws(FileError) {
        for folder in try missingFolders(of: path) { try createFolder(folder) }
    }
}

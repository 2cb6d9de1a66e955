#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The file system of this machine, through POSIX calls.
package struct LocalFileSystem: FileSystem {
    /// The largest file that ``read(_:)`` accepts, in bytes: one allocation of any size a sparse file claims would
    /// end the program.
    package var sizeLimit: Int

    /// Creates a file system that reads files of up to `sizeLimit` bytes.
    package init(sizeLimit: Int = 1 << 31) { self.sizeLimit = sizeLimit }

    /// What stands at a path, by `lstat` and, for a link, `stat`.
    package func status(of path: String) throws(FileError) -> FileStatus? {
        try checkText(of: path, .inspect)
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw error(path, .inspect)
        }
        let isLink = status.st_mode & S_IFMT == S_IFLNK
        // The target of a link that leads nowhere has no status: what remains is that of the link, kind `other`.
        if isLink { _ = stat(path, &status) }
        return FileStatus(kind: status.kind, isLink: isLink, permissions: UInt16(status.st_mode & 0o777))
    }

    /// The absolute path of what stands at a path, by `realpath`.
    package func realPath(of path: String) throws(FileError) -> String {
        try checkText(of: path, .inspect)
        guard let resolved = realpath(path, nil) else { throw error(path, .inspect) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether two paths lead to one file, by its number on its device.
    package func isSame(_ path: String, _ other: String) -> Bool {
        var (one, two) = (stat(), stat())
        return stat(path, &one) == 0 && stat(other, &two) == 0 && one.st_dev == two.st_dev && one.st_ino == two.st_ino
    }

    /// Whether the user of this process may make files in a folder, by `access`.
    package func isWritable(folder path: String) -> Bool { access(path, W_OK | X_OK) == 0 }

    /// The time of the last change of the content, by `stat`.
    package func modificationTime(of path: String) throws(FileError) -> Int {
        try checkText(of: path, .inspect)
        var status = stat()
        guard stat(path, &status) == 0 else { throw error(path, .inspect) }
        #if canImport(Darwin)
        let modified = status.st_mtimespec
        #else
        let modified = status.st_mtim
        #endif
        return modified.tv_sec * 1_000_000_000 + modified.tv_nsec
    }

    /// Sets the time of the last change of the content, by `utimes`.
    package func touch(_ path: String) throws(FileError) {
        try checkText(of: path, .write)
        if utimes(path, nil) != 0 { throw error(path, .write) }
    }

    /// Makes one folder with mode 0777 less what the process masks.
    package func createFolder(_ path: String) throws(FileError) {
        try checkText(of: path, .createFolder)
        if mkdir(path, 0o777) != 0 { throw error(path, .createFolder) }
    }

    /// Removes a file or a link, by `unlink`.
    package func removeFile(_ path: String) throws(FileError) {
        try checkText(of: path, .remove)
        if unlink(path) != 0 { throw error(path, .remove) }
    }

    /// Removes an empty folder, by `rmdir`.
    package func removeFolder(_ path: String) throws(FileError) {
        try checkText(of: path, .remove)
        if rmdir(path) != 0 { throw error(path, .remove) }
    }

    /// The system's last error; to be called before anything else can change `errno`.
    func error(_ path: String, _ operation: FileError.Operation) -> FileError {
        let words = String(cString: strerror(errno))
        return FileError(path: path, operation: operation, reason: words.prefix(1).lowercased() + words.dropFirst())
    }

    /// Refuses a path with a NUL, where the system would see the path end and act on another file.
    func checkText(of path: String, _ operation: FileError.Operation) throws(FileError) {
        guard path.utf8.contains(0) else { return }
        throw FileError(path: path, operation: operation, reason: "the path holds a NUL character")
    }
}

extension FileSystem {
    /// How many seconds ago the content at a path was last modified; less than none where a clock is wrong.
    package func age(of path: String) throws(FileError) -> Int {
        time(nil) - (try modificationTime(of: path)) / 1_000_000_000
    }
}

extension stat {
    /// What kind of thing the status is of.
    var kind: FileKind {
        switch st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }
}

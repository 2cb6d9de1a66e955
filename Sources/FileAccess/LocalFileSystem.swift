#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The system function, which the method of the same name hides inside the type.
private func systemRename(_ path: String, _ newPath: String) -> Int32 { rename(path, newPath) }

/// The local file system, through POSIX calls.
package struct LocalFileSystem: FileSystem {
    /// The maximum size of a file for ``read(_:)``, in bytes: a sparse file of any size would otherwise end the program
    /// with its allocation.
    package var sizeLimit: Int

    /// Creates a file system that reads files of up to `sizeLimit` bytes.
    package init(sizeLimit: Int = 1 << 31) { self.sizeLimit = sizeLimit }

    /// The status of a path, from `lstat` and, for a link, `stat`.
    package func status(of path: String) throws(FileError) -> FileStatus? {
        try checkText(of: path, .inspect)
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw error(path, .inspect)
        }
        let isLink = status.st_mode & S_IFMT == S_IFLNK
        // The target of a broken link has no status; that of the link remains, with the kind `other`.
        if isLink { _ = stat(path, &status) }
        return FileStatus(kind: status.kind, isLink: isLink, permissions: UInt16(status.st_mode & 0o777))
    }

    /// The absolute path with links resolved, from `realpath`.
    package func realPath(of path: String) throws(FileError) -> String {
        try checkText(of: path, .inspect)
        guard let resolved = realpath(path, nil) else { throw error(path, .inspect) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether two paths lead to the same file, by device and inode.
    package func isSame(_ path: String, _ other: String) -> Bool {
        var (one, two) = (stat(), stat())
        return stat(path, &one) == 0 && stat(other, &two) == 0 && one.st_dev == two.st_dev && one.st_ino == two.st_ino
    }

    /// Whether the user of this process can create files in a folder, from `access`.
    package func isWritable(folder path: String) -> Bool { access(path, W_OK | X_OK) == 0 }

    /// The time of the last modification of the contents, from `stat`.
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

    /// Sets the modification time, with `utimes`.
    package func touch(_ path: String) throws(FileError) { try perform(.write, on: path) { utimes($0, nil) } }

    /// Creates one folder with mode 0777 without the bits in the process's mask.
    package func createFolder(_ path: String) throws(FileError) {
        try perform(.createFolder, on: path) { mkdir($0, 0o777) }
    }

    /// Removes a file or a link, with `unlink`.
    package func removeFile(_ path: String) throws(FileError) { try perform(.remove, on: path) { unlink($0) } }

    /// Removes an empty folder, with `rmdir`.
    package func removeFolder(_ path: String) throws(FileError) { try perform(.remove, on: path) { rmdir($0) } }

    private func perform(
        _ operation: FileError.Operation, on path: String, _ call: (String) -> Int32
    ) throws(FileError) {
        try checkText(of: path, operation)
        if call(path) != 0 { throw error(path, operation) }
    }

    /// The system's last error; call this before anything else can change `errno`.
    func error(_ path: String, _ operation: FileError.Operation) -> FileError {
        let words = String(cString: strerror(errno))
        return FileError(path: path, operation: operation, reason: words.prefix(1).lowercased() + words.dropFirst())
    }

    /// Rejects a path with a NUL, where the system would end the path and access another file.
    func checkText(of path: String, _ operation: FileError.Operation) throws(FileError) {
        guard path.utf8.contains(0) else { return }
        throw FileError(path: path, operation: operation, reason: "the path contains a NUL character")
    }
}

// MARK: - Folders

extension LocalFileSystem {
    /// The entries of a folder, sorted by the UTF-8 bytes of the names.
    package func list(_ path: String) throws(FileError) -> [FolderEntry] {
        try checkText(of: path, .list)
        guard let folder = opendir(path) else { throw error(path, .list) }
        defer { closedir(folder) }
        var entries: [FolderEntry] = []
        while true {
            // Only `errno` distinguishes an error from the end of the folder.
            errno = 0
            guard let entry = readdir(folder) else { break }
            let listed = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
                    self.entry(named: $0, type: Int(entry.pointee.d_type), in: dirfd(folder))
                }
            }
            if let listed { entries.append(listed) }
        }
        if errno != 0 { throw error(path, .list) }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The entry with the given name, or `nil` for `.` and `..`, and for one that was removed meanwhile. Most file
    /// systems report the type of folders, which saves a system call; for files the size is also needed.
    private func entry(named name: UnsafePointer<CChar>, type: Int, in folder: Int32) -> FolderEntry? {
        let text = String(cString: name)
        guard text != ".", text != ".." else { return nil }
        if type == Int(DT_DIR) { return FolderEntry(name: text, kind: .folder) }
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        let isLink = status.st_mode & S_IFMT == S_IFLNK
        // The target of a broken link has no status; that of the link remains, with the kind `other`.
        if isLink { _ = fstatat(folder, name, &status, 0) }
        let size = status.kind == .file ? Int(status.st_size) : 0
        return FolderEntry(name: text, kind: status.kind, isLink: isLink, size: size)
    }
}

// MARK: - Renaming

/// Implements renaming with `rename` and extensions of POSIX.
extension LocalFileSystem {
    /// Moves a file with `rename`, which replaces an existing file atomically.
    package func rename(_ path: String, to newPath: String) throws(FileError) {
        try checkText(of: path, .rename)
        try perform(.rename, on: newPath) { systemRename(path, $0) }
    }

    /// Exchanges two files, with `renamex_np` or `renameat2`.
    package func exchange(_ path: String, _ other: String) throws(FileError) -> Bool {
        try checkText(of: path, .rename)
        try checkText(of: other, .rename)
        guard Self.extendedRename(path, other, Self.exchanging) != 0 else { return true }
        if Self.isUnsupported(errno) { return false }
        throw error(other, .rename)
    }

    /// Moves a file, with `renamex_np` or `renameat2`, or after checking the path if the file system supports neither.
    package func moveToFreePath(_ path: String, _ newPath: String) throws(FileError) -> Bool {
        try checkText(of: path, .rename)
        try checkText(of: newPath, .rename)
        if Self.extendedRename(path, newPath, Self.keepingOther) == 0 { return true }
        if errno == EEXIST { return false }
        guard Self.isUnsupported(errno) else { throw error(newPath, .rename) }
        guard try status(of: newPath) == nil else { return false }
        try rename(path, to: newPath)
        return true
    }

    private static func isUnsupported(_ code: Int32) -> Bool {
        [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code)
    }

    #if canImport(Darwin)
    private static let exchanging = UInt32(RENAME_SWAP)
    private static let keepingOther = UInt32(RENAME_EXCL)

    private static func extendedRename(_ path: String, _ newPath: String, _ flags: UInt32) -> Int32 {
        renamex_np(path, newPath, flags)
    }
    #else
    /// `RENAME_EXCHANGE` and `RENAME_NOREPLACE` of Linux.
    private static let exchanging: UInt32 = 2
    private static let keepingOther: UInt32 = 1

    /// `renameat2`, which is hidden in the headers that Swift imports.
    private static let renameat2 = dlsym(nil, "renameat2").map {
        unsafeBitCast(
            $0, to: (@convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32).self)
    }

    private static func extendedRename(_ path: String, _ newPath: String, _ flags: UInt32) -> Int32 {
        guard let renameat2 else {
            errno = ENOSYS
            return -1
        }
        return renameat2(AT_FDCWD, path, AT_FDCWD, newPath, flags)
    }
    #endif
}

extension FileSystem {
    /// The number of seconds since the contents at a path were last modified, negative if a clock is wrong.
    package func age(of path: String) throws(FileError) -> Int {
        time(nil) - (try modificationTime(of: path)) / 1_000_000_000
    }
}

extension stat {
    var kind: FileKind {
        switch st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }
}

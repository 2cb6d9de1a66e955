#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension LocalFileSystem {
    /// What a folder holds, sorted by the UTF-8 bytes of the names.
    package func list(_ path: String) throws(FileError) -> [FolderEntry] {
        try checkText(of: path, .list)
        guard let folder = opendir(path) else { throw error(path, .list) }
        defer { closedir(folder) }
        var entries: [FolderEntry] = []
        while true {
            // The end of the folder and an error look the same but for `errno`.
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

    /// The entry with the given name; `nil` for `.` and `..`, and for what was removed meanwhile. Of folders most file systems
    /// say what they are, which spares a question to the system; of files the size is wanted, too.
    private func entry(named name: UnsafePointer<CChar>, type: Int, in folder: Int32) -> FolderEntry? {
        let text = String(cString: name)
        guard text != ".", text != ".." else { return nil }
        if type == Int(DT_DIR) { return FolderEntry(name: text, kind: .folder) }
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        let isLink = status.st_mode & S_IFMT == S_IFLNK
        // The target of a link that leads nowhere has no status: what remains is that of the link, kind `other`.
        if isLink { _ = fstatat(folder, name, &status, 0) }
        let size = status.kind == .file ? Int(status.st_size) : 0
        return FolderEntry(name: text, kind: status.kind, isLink: isLink, size: size)
    }
}

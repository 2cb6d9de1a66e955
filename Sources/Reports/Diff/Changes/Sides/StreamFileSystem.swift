import FileAccess

/// A file system in which one path is a stream, such as standard input, that is read once.
struct StreamFileSystem: ReadOnlyFileSystem {
    private let stream: String
    private let base: any FileSystem
    private let bytes: Result<[UInt8], FileError>

    /// Reads the stream to its end.
    init(_ stream: String, on base: any FileSystem) {
        self.stream = stream
        self.base = base
        do { bytes = .success(try base.readStream(stream)) } catch { bytes = .failure(error) }
    }

    func status(of path: String) throws(FileError) -> FileStatus? {
        path == stream ? FileStatus(kind: .file) : try base.status(of: path)
    }

    func read(_ path: String) throws(FileError) -> [UInt8] {
        path == stream ? try bytes.get() : try base.read(path)
    }

    func readPart(of path: String, _ range: Range<Int>) throws(FileError) -> [UInt8] {
        guard path == stream else { return try base.readPart(of: path, range) }
        let bytes = try bytes.get()
        return Array(bytes[range.clamped(to: bytes.indices)])
    }

    func realPath(of path: String) throws(FileError) -> String {
        path == stream ? path : try base.realPath(of: path)
    }

    func isSame(_ path: String, _ other: String) -> Bool { path == other || base.isSame(path, other) }
    func list(_ path: String) throws(FileError) -> [FolderEntry] { try base.list(path) }
}

import FileAccess

/// How many bytes of files a page takes in. What does not fit stays out, and the page says so.
struct PageBudget {
    private var rest = 10 << 20

    /// A file, unless it is larger than a limit or than what is left, empty, or cannot be read.
    mutating func read(_ path: String, atMost limit: Int, _ fileSystem: any FileSystem) -> [UInt8]? {
        let limit = min(limit, rest)
        guard let bytes = try? fileSystem.readPart(of: path, 0..<limit + 1), !bytes.isEmpty, bytes.count <= limit else {
            return nil
        }
        rest -= bytes.count
        return bytes
    }
}

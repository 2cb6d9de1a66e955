import FileAccess

/// The number of bytes for files in a page. The page lists files that do not fit.
struct PageBudget {
    private var rest = 10 << 20

    /// Reads a file, unless it exceeds a limit or the rest of the budget, is empty, or cannot be read.
    mutating func read(_ path: String, atMost limit: Int, _ fileSystem: any FileSystem) -> [UInt8]? {
        let limit = min(limit, rest)
        guard let bytes = try? fileSystem.readPart(of: path, 0..<limit + 1), !bytes.isEmpty, bytes.count <= limit else {
            return nil
        }
        rest -= bytes.count
        return bytes
    }
}

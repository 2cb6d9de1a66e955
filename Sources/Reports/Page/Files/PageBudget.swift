import FileAccess

/// The number of bytes for files in a page. The page lists files that do not fit.
struct PageBudget {
    /// Why a file stays out.
    enum Refusal: Error, Equatable {
        case unreadable, empty
        /// The file is larger than a file may be; its first bytes say what it is.
        case tooLarge([UInt8])
        /// The files before it have used up the page.
        case full
    }

    private var rest: Int

    init(bytes: Int = 10 << 20) { rest = bytes }

    /// Reads a file that has at most so many bytes. It is not counted until it is taken in.
    func read(_ path: String, atMost limit: Int, _ fileSystem: any FileSystem) throws(Refusal) -> [UInt8] {
        guard let bytes = try? fileSystem.readPart(of: path, 0..<limit + 1) else { throw .unreadable }
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= limit else { throw .tooLarge(bytes) }
        return bytes
    }

    /// Counts a file as part of the page, unless it does not fit.
    mutating func take(_ bytes: [UInt8]) throws(Refusal) {
        guard bytes.count <= rest else { throw .full }
        rest -= bytes.count
    }
}

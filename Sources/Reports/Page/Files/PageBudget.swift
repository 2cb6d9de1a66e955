import FileAccess

/// The number of bytes for files in a page. The page lists files that do not fit.
struct PageBudget {
    /// The reason that a file is not included.
    enum Refusal: Error, Equatable {
        case unreadable, empty
        /// The file is larger than the limit. Its first bytes identify its format.
        case tooLarge([UInt8])
        /// Previous files have used up the budget.
        case full
    }

    private var rest: Int

    init(bytes: Int = 10 << 20) { rest = bytes }

    /// Reads a file with a limited number of bytes. It only counts once it is added to the page.
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

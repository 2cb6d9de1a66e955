import FileAccess

/// The numbers of a target's files in folders, which decide where its new files go.
package struct FolderCounts {
    private var counts: [String: Int] = [:]
    /// The folders with files of their own, not only in subfolders.
    private let holders: Set<String>
    private let total: Int

    /// Counts files.
    ///
    /// - Parameters:
    ///   - files: The files, relative to the searched folder.
    ///   - others: Files that are not counted, although their folders have files of their own.
    package init(_ files: [String], besides others: Set<String> = []) {
        total = files.count
        let holders = Dictionary(files.map { (FilePath.parent(of: $0), 1) }, uniquingKeysWith: +)
        self.holders = Set(holders.keys).union(others.map(FilePath.parent))
        for (holder, count) in holders {
            for folder in sequence(first: holder, next: Self.folder(around:)) { counts[folder, default: 0] += count }
        }
    }

    private static func folder(around folder: String) -> String? {
        [".", "/"].contains(folder) || folder.hasSuffix("..") ? nil : FilePath.parent(of: folder)
    }

    /// Returns whether more than half of the files are in some folders.
    package func areMostly(in folders: [String]) -> Bool {
        Self.outermost(folders).map { counts[$0, default: 0] }.reduce(0, +) * 2 > total
    }

    /// Returns the folder for new files of a target that compiles everything in some folders: that with its name if it has
    /// at least a quarter of the files, or else the outer one with the most files.
    package func mainFolder(of target: String, among folders: [String]) -> String? {
        named(target, among: folders) ?? Self.outermost(folders).max { counts[$0, default: 0] < counts[$1, default: 0] }
    }

    /// Returns the folder for new files of a target that lists its files: that with its name if it has at least a quarter
    /// of the files; or else the inner one with three quarters of them, but none inside of a folder with files of its own;
    /// or else the one in the project's folder with more than half.
    func mainFolder(of target: String, inProjectIn project: String) -> String? {
        let isAround = { FilePath.contains(folder: $0, project) }
        if let named = named(target, among: counts.keys.filter { !isAround($0) }.sorted()) { return named }
        var folder = "."
        while isAround(folder) || !holders.contains(folder) {
            let inner = counts.filter { Self.folder(around: $0.key) == folder }
                .max { ($0.value, $1.key) < ($1.value, $0.key) }
            guard let inner, isAround(folder) ? inner.value * 2 > total : inner.value * 4 >= total * 3 else { break }
            folder = inner.key
        }
        return isAround(folder) ? nil : folder
    }

    private func named(_ target: String, among folders: [String]) -> String? {
        folders.first { FilePath.lastComponent(of: $0) == target && counts[$0, default: 0] * 4 >= total }
    }

    /// Returns the folders that are in no other one.
    private static func outermost(_ folders: [String]) -> [String] {
        folders.filter { place in !folders.contains { $0 != place && FilePath.contains(folder: $0, place) } }
    }
}

/// Folders side by side that state mostly the same tokens, as those of brands do: `tokens/acme` and `tokens/apex`, or
/// `tokens/acme/dark` and `tokens/acme/light`.
struct FolderModes {
    /// What a folder holds.
    struct Mode: Hashable {
        var folder: String
        /// The files below it, and those that lie above, beside folders in which modes differ.
        var files: Set<Int>
    }

    /// The modes of each collection: first the collection that states the most tokens. No two of them share one.
    private(set) var collections: [[Mode]] = []

    private let folders: [[Substring]]
    private let tokens: [Set<String>]

    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - tokens: The paths of the tokens that each file states; files without any are in no mode.
    init(paths: [String], tokens: [Set<String>]) {
        folders = paths.map { $0.split(separator: "/").dropLast() }
        self.tokens = tokens
        let found = collections(of: paths.indices.filter { !tokens[$0].isEmpty }, depth: 0)
            .map { (modes: $0, tokens: self.tokens(of: $0.flatMap(\.files))) }
        var taken: Set<String> = []
        for collection in found.sorted(by: { $0.tokens.count > $1.tokens.count })
        where taken.isDisjoint(with: collection.tokens) {
            taken.formUnion(collection.tokens)
            collections.append(collection.modes)
        }
    }

    /// A folder with the files below it.
    private struct Folder {
        let name: String
        let path: String
        let files: [Int]
        let tokens: Set<String>
    }

    private func collections(of files: [Int], depth: Int) -> [[Mode]] {
        let deeper = files.filter { folders[$0].count > depth }
        guard let first = deeper.first else { return [] }
        // A folder without others beside it is gone into at once: what it states need not be put together.
        if deeper.allSatisfy({ folders[$0][depth] == folders[first][depth] }) {
            return collections(of: deeper, depth: depth + 1)
        }
        let subfolders = subfolders(of: deeper, depth)
        let units = subfolders.map { ModeOverlap.Unit(name: $0.name, paths: $0.tokens) }
        return ModeOverlap(units, .folders).partition.flatMap { group in
            group.count > 1
                ? [group.flatMap { modes(of: subfolders[$0], depth + 1) }]
                : collections(of: subfolders[group[0]].files, depth: depth + 1)
        }
    }

    /// The folders that some files lie in, in their order.
    private func subfolders(of files: [Int], _ depth: Int) -> [Folder] {
        files.grouped { folders[$0][depth] }.map { files in
            // The folders down to where the files part: `themes/dark` says more than `themes`.
            let path = folders[files[0]].prefix(files.map { folders[$0] }.commonCount)
            return Folder(
                name: path[depth...].joined(separator: "/"), path: path.joined(separator: "/"), files: files,
                tokens: tokens(of: files))
        }
    }

    /// What one of several folders that are modes holds: one mode, or those of folders in it, each with the files that are
    /// beside these.
    private func modes(of folder: Folder, _ depth: Int) -> [Mode] {
        let inner = collections(of: folder.files, depth: depth)
        guard inner.count == 1 else { return [Mode(folder: folder.path, files: Set(folder.files))] }
        let shared = Set(folder.files).subtracting(inner[0].flatMap(\.files))
        return inner[0].map { Mode(folder: $0.folder, files: $0.files.union(shared)) }
    }

    private func tokens(of files: some Sequence<Int>) -> Set<String> {
        files.reduce(into: Set()) { $0.formUnion(tokens[$1]) }
    }
}

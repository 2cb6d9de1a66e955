/// Sibling folders with mostly the same tokens, such as those of brands: `tokens/acme` and `tokens/apex`, or
/// `tokens/acme/dark` and `tokens/acme/light`, which can also be files.
struct FolderModes {
    /// A folder that is a mode, or some of its files, with those in outer folders next to folders that are modes.
    private typealias Mode = ModeInference.Mode

    /// The modes of each collection, the collection with the most tokens first. No mode is in two of them.
    private(set) var collections: [[ModeInference.Mode]] = []

    private let paths: [String]
    private let folders: [[Substring]]
    private let tokens: [Set<String>]

    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - tokens: The paths of the tokens in each file; files without any are in no mode.
    init(paths: [String], tokens: [Set<String>]) {
        self.paths = paths
        folders = paths.map { $0.split(separator: "/").dropLast() }
        self.tokens = tokens
        let found = collections(of: paths.indices.filter { !tokens[$0].isEmpty }, depth: 0)
            .map { (modes: $0, tokens: self.tokens(of: $0.flatMap(\.units))) }
        var taken: Set<String> = []
        for collection in found.sorted(by: { $0.tokens.count > $1.tokens.count })
        where taken.isDisjoint(with: collection.tokens) {
            taken.formUnion(collection.tokens)
            collections.append(collection.modes)
        }
    }

    private struct Folder {
        let name: String
        let path: String
        let files: [Int]
        let tokens: Set<String>
    }

    private func collections(of files: [Int], depth: Int) -> [[Mode]] {
        let deeper = files.filter { folders[$0].count > depth }
        guard let first = deeper.first else { return [] }
        // Descend into only-child folders without merging their tokens.
        if deeper.allSatisfy({ folders[$0][depth] == folders[first][depth] }) {
            return collections(of: deeper, depth: depth + 1)
        }
        let subfolders = subfolders(of: deeper, depth)
        return ModeOverlap(subfolders.map(\.name), subfolders.map(\.tokens), .folders).partition.flatMap { group in
            group.count > 1
                ? [group.flatMap { modes(of: subfolders[$0], depth + 1) }]
                : collections(of: subfolders[group[0]].files, depth: depth + 1)
        }
    }

    /// The folders that contain some files, in order.
    private func subfolders(of files: [Int], _ depth: Int) -> [Folder] {
        files.grouped { folders[$0][depth] }.map { files in
            // The folders down to where the files diverge: `themes/dark` says more than `themes`.
            let path = folders[files[0]].prefix(files.map { folders[$0] }.commonCount)
            return Folder(
                name: path[depth...].joined(separator: "/"), path: path.joined(separator: "/"), files: files,
                tokens: tokens(of: files))
        }
    }

    /// The modes in one of several sibling folders: the folder itself, or the modes of folders or files inside it, each
    /// with the files beside these.
    private func modes(of folder: Folder, _ depth: Int) -> [Mode] {
        let inner = collections(of: folder.files, depth: depth)
        let modes = inner.isEmpty ? modesOfFiles(in: folder) : inner[0]
        guard inner.count < 2, !modes.isEmpty else { return [mode(folder.path, folder.files)] }
        let shared = Set(folder.files).subtracting(modes.flatMap(\.units))
        return modes.map { mode($0.places[0], shared.union($0.units)) }
    }

    private func mode(_ path: String, _ files: some Sequence<Int>) -> Mode {
        Mode(name: path, units: files.sorted(), places: [path])
    }

    /// The modes of the files in a folder, or none if they have different ones: `color-dark.json` and `shadow-dark.json`
    /// are of one mode.
    private func modesOfFiles(in folder: Folder) -> [Mode] {
        let (paths, tokens) = (folder.files.map { self.paths[$0] }, folder.files.map { self.tokens[$0] })
        let groups = ModeOverlap(paths, tokens, .mergedFiles).groups.map { group in
            zip(FileModeNames.names(of: group.map { paths[$0] }), group).map { (name: $0, file: folder.files[$1]) }
        }
        guard Set(groups.map { Set($0.map(\.name)) }).count == 1 else { return [] }
        return groups.joined().grouped(by: \.name).map { mode("\(folder.path)/\($0[0].name)", $0.map(\.file)) }
    }

    private func tokens(of files: some Sequence<Int>) -> Set<String> {
        files.reduce(into: Set()) { $0.formUnion(tokens[$1]) }
    }
}

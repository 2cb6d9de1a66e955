import FileAccess

/// What earlier runs have left in the folders of the outputs: files that are no longer configured, and temporary
/// files of runs that were killed.
struct Leftovers {
    private(set) var removals: [WritePlan.Removal] = []
    private(set) var strays: [String] = []

    private let fileSystem: any FileSystem
    private let root: String
    /// The paths of the outputs, in lower case: where the case of letters does not count, a file that differs from
    /// an output only in that is the output.
    private let configured: Set<String>
    private let headers: Set<[UInt8]>

    /// Looks through every folder that holds an output, and no other.
    static func find(beside outputs: [WritePlan.Output], root: String, in fileSystem: any FileSystem) -> Leftovers {
        let targets = outputs.compactMap(\.target)
        var leftovers = Leftovers(
            fileSystem: fileSystem, root: root, configured: Set(targets.map { $0.lowercased() }),
            headers: Set(outputs.compactMap { GeneratedMark.header(of: $0.bytes) }))
        let names = Dictionary(grouping: targets, by: FilePath.parent).mapValues {
            Set($0.map(FilePath.lastComponent))
        }
        var seen: Set<String> = []
        for folder in targets.map(FilePath.parent) where seen.insert(folder).inserted {
            leftovers.look(in: folder, outputs: names[folder] ?? [])
        }
        return leftovers
    }

    private init(fileSystem: any FileSystem, root: String, configured: Set<String>, headers: Set<[UInt8]>) {
        self.fileSystem = fileSystem
        self.root = root
        self.configured = configured
        self.headers = headers
    }

    /// A folder that is not there yet, or may not be listed, holds nothing that can be known to be ours.
    private mutating func look(in folder: String, outputs: Set<String>) {
        guard let entries = try? fileSystem.list(folder) else { return }
        for entry in entries where entry.kind == .file && !entry.isLink {
            let path = FilePath.join(folder, entry.name)
            if let output = TemporaryName.output(of: entry.name) {
                if outputs.contains(output) { strays.append(path) }
            } else if isStale(path), let shown = FilePath.relative(path, to: root) {
                removals.append(WritePlan.Removal(path: shown, target: path))
            }
        }
    }

    private func isStale(_ path: String) -> Bool {
        guard path.utf8.suffix(6).elementsEqual(".swift".utf8), !configured.contains(path.lowercased()),
            let length = headers.map(\.count).max(),
            let start = try? fileSystem.readStart(of: path, count: length)
        else { return false }
        return GeneratedMark.header(of: start).map(headers.contains) ?? false
    }
}

import FileAccess

/// What earlier runs have left in the folders of the outputs: files that are no longer configured, and temporary
/// files of runs that were killed.
struct StaleOutputs {
    private(set) var removals: [WritePlan.Removal] = []
    private(set) var strays: [String] = []

    private let fileSystem: any FileSystem
    private let language: any OutputLanguage
    private let root: String
    /// The paths of the outputs, in lower case: where the case of letters does not count, a file that differs from
    /// an output only in that is the output.
    private let configured: Set<String>
    private let headers: Set<GeneratedMark.Header>
    /// The folders that hold outputs, with the names of the outputs.
    private let outputNames: [String: Set<String>]
    private var seen: Set<String> = []
    private var foldersLeft = 20_000

    /// Looks through the output root, which is a real path, and all that is below it.
    init(beside outputs: [WritePlan.Output], root: String, _ writer: OutputWriter) {
        fileSystem = writer.fileSystem
        language = writer.language
        self.root = root
        let targets = outputs.compactMap(\.target)
        configured = Set(targets.map { $0.lowercased() })
        let mark = writer.language.mark
        let headers = Set(outputs.compactMap { mark.header(of: $0.bytes) })
        self.headers = Set(headers.map(\.configuration)).reduce(into: headers) { all, configuration in
            for line in writer.sources { all.insert(GeneratedMark.Header(sources: line, configuration: configuration)) }
        }
        outputNames = Dictionary(grouping: targets, by: FilePath.parent).mapValues {
            Set($0.map(FilePath.lastComponent))
        }
        look(in: root)
        // Folders that the search passes over, such as hidden ones, are looked through where they hold outputs.
        for folder in outputNames.keys.sorted() { look(in: folder) }
    }

    /// A folder that is not there yet, or may not be listed, holds nothing that can be known to be ours.
    private mutating func look(in start: String) {
        var folders = [start]
        while let folder = folders.popLast() {
            guard foldersLeft > 0, seen.insert(folder).inserted, let entries = try? fileSystem.list(folder) else {
                continue
            }
            foldersLeft -= 1
            if folder != root, isOfAnother(folder, entries) { continue }
            for entry in entries where !entry.isLink {
                let path = FilePath.join(folder, entry.name)
                switch entry.kind {
                case .folder: if mayEnter(entry.name) { folders.append(path) }
                case .file: look(at: path, named: entry.name, in: folder)
                case .other: break
                }
            }
        }
        removals.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private mutating func look(at path: String, named name: String, in folder: String) {
        if let output = TemporaryName.output(of: name) {
            if outputNames[folder]?.contains(output) == true { strays.append(path) }
        } else if isStale(path, in: folder), let shown = FilePath.relative(path, to: root) {
            removals.append(WritePlan.Removal(path: shown, target: path))
        }
    }

    /// Whether a folder has a configuration of its own, which then owns what is generated below it.
    private func isOfAnother(_ folder: String, _ entries: [FolderEntry]) -> Bool {
        let names = Set(headers.map(\.configuration)).union([ConfigurationLoader.fileName])
        return outputNames[folder] == nil && entries.contains { names.contains($0.name) }
    }

    /// Neither hidden folders nor bundles nor other people's packages hold outputs of ours.
    private func mayEnter(_ name: String) -> Bool {
        !name.utf8.contains(UInt8(ascii: ".")) && !["node_modules", "Pods", "Carthage", "DerivedData"].contains(name)
    }

    /// Beside an output the configuration's name tells that a file is ours; elsewhere the sources must be the same too.
    private func isStale(_ path: String, in folder: String) -> Bool {
        guard path.hasSuffix("." + language.fileExtension), !configured.contains(path.lowercased()),
            let start = try? fileSystem.readStart(of: path, count: Self.headerLimit),
            let header = language.mark.header(of: start)
        else { return false }
        if outputNames[folder] == nil { return headers.contains(header) }
        return headers.contains { $0.configuration == header.configuration }
    }

    /// More than the first lines of any generated file that names a reasonable number of sources.
    private static let headerLimit = 1 << 14
}

import CodeGeneration
import FileAccess
import LocatedJSON
import Projects

/// Replaces many files with folders or patterns that match exactly these files.
struct StarterFolders {
    /// A path in the configuration, and the files that it matches, in reading order.
    typealias Source = (path: String, files: [String])

    private let fileSystem: SearchedFolder
    /// The files without tokens, which can be in a folder beside the wanted ones.
    private let empty: Set<String>
    /// The cached files of folders and patterns.
    private var known: [String: [String]] = [:]

    /// The minimum number of files for a folder or pattern. Fewer files are listed individually.
    private static let least = 4

    init(_ fileSystem: SearchedFolder, empty: Set<String>) {
        self.fileSystem = fileSystem
        self.empty = empty
    }

    /// Returns the sources that match exactly some files besides empty ones, in the order of the files.
    mutating func sources(of files: [String]) -> [Source] {
        var sources: [Source] = []
        let wanted = empty.union(files)
        var done: Set<String> = []
        for file in files where !done.contains(file) {
            let source = source(around: file, wanted) ?? (file, [file])
            sources.append(source)
            done.formUnion(source.files)
        }
        return sources
    }

    /// Returns the files that a source matches.
    mutating func files(of path: String) -> [String] {
        if let files = known[path] { return files }
        let files = SourceFiles([SourceConfiguration(Located(path))], in: ".", fileSystem).files.map(\.path)
        known[path] = files
        return files
    }

    /// Returns the folder with the most files, all of which are wanted, or else a pattern for the files beside this
    /// one. The searched folder itself is not used: it contains more than tokens, and searching all of it takes time.
    private mutating func source(around file: String, _ wanted: Set<String>) -> Source? {
        let names = file.split(separator: "/").dropLast()
        let folders = names.indices.reversed().map { names[...$0].joined(separator: "/") }
        // Folders outside of the searched folder are not searched.
        let whole = folders.filter { FilePath.lastComponent(of: $0) != ".." }
            .compactMap { source($0, with: file, wanted) }
        // Of folders with the same files, this is the innermost one.
        if let largest = whole.max(by: { $0.files.count < $1.files.count }) { return largest }
        guard let parent = folders.first, !parent.contains("*") else { return nil }
        let json = JSONDialect.endings.map { "." + $0 }
        let all = json.map { ".tokens" + $0 } + [".tokens"] + json
        let endings = all.filter { file.hasSuffix($0) }
        return endings.compactMap { source("\(parent)/*\($0)", with: file, wanted) }.first
    }

    private mutating func source(_ path: String, with file: String, _ wanted: Set<String>) -> Source? {
        let files = files(of: path)
        return files.count >= Self.least && wanted.isSuperset(of: files) && files.contains(file) ? (path, files) : nil
    }
}

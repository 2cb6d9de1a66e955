import CodeGeneration
import FileAccess

/// Names folders or patterns instead of many files, where these stand for the very same files.
struct StarterFolders {
    /// What the configuration names, and the files that it stands for, in the order in which they are read.
    typealias Source = (path: String, files: [String])

    /// The folder that all paths are relative to.
    let folder: String
    let fileSystem: any FileSystem
    /// What folders and patterns stand for, as far as it was asked.
    private var known: [String: [String]] = [:]

    /// As many files of a folder are named by the folder, fewer one by one.
    private static let least = 4

    init(in folder: String, _ fileSystem: any FileSystem) {
        self.folder = folder
        self.fileSystem = fileSystem
    }

    /// The sources that stand for some files and no others, in the order of the files.
    mutating func sources(of files: [String]) -> [Source] {
        var sources: [Source] = []
        let wanted = Set(files)
        var done: Set<String> = []
        for file in files where !done.contains(file) {
            let source = source(around: file, wanted) ?? (file, [file])
            sources.append(source)
            done.formUnion(source.files)
        }
        return sources
    }

    /// The files that a source stands for.
    mutating func files(of path: String) -> [String] {
        if let files = known[path] { return files }
        let found = SourceFiles([SourceConfiguration(Located(path))], in: folder, fileSystem).files
        let files = found.map { FilePath.relative($0.path, to: folder) ?? $0.path }
        known[path] = files
        return files
    }

    /// The folder with the most files that are all wanted, else a pattern for the files beside this one. The folder that
    /// everything is relative to counts as neither: it holds more than tokens, and to search it all takes its time.
    private mutating func source(around file: String, _ wanted: Set<String>) -> Source? {
        let names = file.split(separator: "/").dropLast()
        let folders = names.indices.map { names[...$0].joined(separator: "/") }
        var largest: Source?
        for path in folders.reversed() {
            guard let source = source(path, with: file, wanted) else { continue }
            if source.files.count > largest?.files.count ?? 0 { largest = source }
        }
        guard largest == nil, let parent = folders.last, !parent.contains("*") else { return largest }
        for ending in [".tokens.json", ".tokens", ".json"] where file.hasSuffix(ending) {
            if let source = source("\(parent)/*\(ending)", with: file, wanted) { return source }
        }
        return nil
    }

    private mutating func source(_ path: String, with file: String, _ wanted: Set<String>) -> Source? {
        let files = files(of: path)
        return files.count >= Self.least && wanted.isSuperset(of: files) && files.contains(file) ? (path, files) : nil
    }
}

import CodeGeneration
import FileAccess
import LocatedJSON

/// Names folders or patterns instead of many files, where these stand for the very same files.
struct StarterFolders {
    /// What the configuration names, and the files that it stands for, in the order in which they are read.
    typealias Source = (path: String, files: [String])

    private let folder: String
    private let fileSystem: any FileSystem
    /// What folders and patterns stand for, as far as it was asked.
    private var known: [String: [String]] = [:]

    /// As many files of a folder are named by the folder, fewer one by one.
    private static let least = 4

    init(in folder: String, _ fileSystem: any FileSystem) {
        self.folder = folder
        self.fileSystem = fileSystem
    }

    /// A path as the configuration spells it.
    func relative(_ path: String) -> String { FilePath.relative(path, to: folder) ?? path }

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
        let files = found.map { relative($0.path) }
        known[path] = files
        return files
    }

    /// The folder with the most files that are all wanted, else a pattern for the files beside this one. The folder that
    /// everything is relative to counts as neither: it holds more than tokens, and to search it all takes its time.
    private mutating func source(around file: String, _ wanted: Set<String>) -> Source? {
        let names = file.split(separator: "/").dropLast()
        let folders = names.indices.reversed().map { names[...$0].joined(separator: "/") }
        // What is beside the searched folder is not to be searched.
        let whole = folders.filter { FilePath.lastComponent(of: $0) != ".." }
            .compactMap { source($0, with: file, wanted) }
        // Of folders with the same files, that is the innermost.
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

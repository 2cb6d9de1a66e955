import CodeGeneration
import FileAccess

/// Names folders or patterns instead of many files, where these stand for the very same files.
struct StarterFolders {
    /// A source, and the files that it stands for, in the order in which they are read.
    struct Source {
        var path: String
        var files: [String]
    }

    private let files: Set<String>
    private let folder: String
    private let fileSystem: any FileSystem
    /// What stands for the files below a folder, or right in it, as far as it was asked.
    private var known: [String: Source?] = [:]

    /// As many files of a folder are named by the folder, fewer one by one.
    static let least = 4

    /// - Parameters:
    ///   - files: The files, relative to the folder.
    ///   - folder: The folder.
    ///   - fileSystem: Where it lies.
    init(_ files: [String], in folder: String, _ fileSystem: any FileSystem) {
        self.files = Set(files)
        self.folder = folder
        self.fileSystem = fileSystem
    }

    /// The sources that stand for some of the files, in their order.
    mutating func sources(of files: [String]) -> [Source] {
        var sources: [Source] = []
        var done: Set<String> = []
        for file in files where !done.contains(file) {
            let source = source(around: file) ?? Source(path: file, files: [file])
            sources.append(source)
            done.formUnion(source.files)
        }
        return sources
    }

    /// Whether a folder holds no token file but these.
    func holdsOnly(_ files: Set<String>, _ path: String) -> Bool { Set(self.files(below: path) ?? []) == files }

    /// The outermost folder whose token files are all here, else a pattern for the files beside this one. The folder that
    /// everything is relative to counts as neither: it holds more than tokens, and to search it all takes its time.
    private mutating func source(around file: String) -> Source? {
        let names = file.split(separator: "/").dropLast()
        let around = names.indices.map { names[...$0].joined(separator: "/") }
        for path in around { if let source = whole(path) { return source } }
        guard let parent = around.last, !parent.contains("*") else { return nil }
        let endings = [".tokens.json", ".tokens", ".json"].filter { file.hasSuffix($0) }
        for ending in endings { if let source = pattern(parent, ending) { return source } }
        return nil
    }

    private mutating func whole(_ path: String) -> Source? {
        if let known = known[path] { return known }
        let source = files(below: path).flatMap { usable(Source(path: Self.commonFolder(of: $0), files: $0)) }
        known[path] = .some(source)
        return source
    }

    /// The innermost folder around files.
    private static func commonFolder(of files: [String]) -> String {
        var common = files.first.map { $0.split(separator: "/").dropLast()[...] } ?? []
        for file in files {
            let names = file.split(separator: "/").dropLast()
            common = common.prefix(zip(common, names).prefix { $0 == $1 }.count)
        }
        return common.joined(separator: "/")
    }

    private func pattern(_ path: String, _ ending: String) -> Source? {
        let inside = (files(below: path) ?? []).filter { FilePath.parent(of: $0) == path && $0.hasSuffix(ending) }
        return usable(Source(path: "\(path)/*\(ending)", files: inside))
    }

    private func usable(_ source: Source) -> Source? {
        source.files.count >= Self.least && files.isSuperset(of: source.files) ? source : nil
    }

    private func files(below path: String) -> [String]? {
        let found = try? TokenFiles(fileSystem: fileSystem).paths(below: FilePath.join(folder, path))
        return found?.map { FilePath.relative(FilePath.normalised($0), to: FilePath.normalised(folder)) ?? $0 }
    }
}

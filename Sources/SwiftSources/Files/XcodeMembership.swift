import FileAccess

/// The targets of Xcode projects that compile a file: they list it, or synchronize a folder around it.
struct XcodeMembership {
    /// The targets by the paths of the files and folders that they compile, and those of their exceptions.
    private var compiled: [String: Set<String>] = [:]
    private var excluded: [String: Set<String>] = [:]

    /// Reads projects. An unreadable project has no targets.
    init(_ projects: [String], _ fileSystem: any FileSystem) {
        for project in projects {
            let path = FilePath.join(project, XcodeProjectFile.fileName)
            guard let bytes = try? fileSystem.readStart(of: path, count: XcodeProjectFile.byteLimit) else { continue }
            add(XcodeProjectFile(bytes), in: FilePath.parent(of: project))
        }
    }

    private mutating func add(_ file: XcodeProjectFile, in folder: String) {
        for key in file.project?.targets ?? [] {
            guard let target = file.objects[key], let name = target.name else { continue }
            let folders = target.fileSystemSynchronizedGroups ?? []
            let exceptions = file.exceptions(of: key)
            let others = exceptions.filter { !folders.contains($0.folder) }.flatMap(\.paths)
            let place = { (path: String) in FilePath.normalized(FilePath.join(folder, path)) }
            for path in Array(file.listedFiles(of: key)) + folders.compactMap({ file.paths[$0] }) + others {
                compiled[place(path), default: []].insert(name)
            }
            for path in exceptions.filter({ folders.contains($0.folder) }).flatMap(\.paths) {
                excluded[place(path), default: []].insert(name)
            }
        }
    }

    /// Returns the targets that compile a file; none if they are unknown.
    func targets(of path: String) -> Set<String> {
        guard !compiled.isEmpty else { return [] }
        let places = sequence(first: path[...]) { $0.lastIndex(of: "/").map($0.prefix(upTo:)) }.map(String.init)
        return places.reduce(into: Set()) { $0.formUnion(compiled[$1] ?? []) }
            .subtracting(places.flatMap { excluded[$0] ?? [] })
    }
}

import CodeGeneration
import FileAccess
import Projects

/// The folder for generated files in a target, and what must be done so that it is compiled.
extension ProjectTarget {
    /// Returns the folder for generated files in the sources of a target.
    static func folder(in sources: String) -> String {
        let name = "Generated"
        return FilePath.normalized(
            FilePath.lastComponent(of: sources) == name ? sources : FilePath.join(sources, name))
    }

    /// The targets that the step names: itself, and those that compile most of its files.
    var stepTargets: [String] { if case .addToXcode(_, let targets) = firstStep { targets } else { [] } }

    /// Returns the target of an Xcode project with the step that adds the folder for generated files to it and to the targets
    /// that compile most of the same files, such as a beta of an app.
    func addedToXcode(besides others: [ProjectTarget]) -> Self {
        // Xcode compiles everything in a synchronized folder.
        if compiles(Self.folder(in: sources ?? "")) { return self }
        var target = self
        let sharing = others.filter { other in
            other != self && other.listedFiles.intersection(listedFiles).count * 2 > listedFiles.count
        }
        target.firstStep = .addToXcode(
            folder: Self.folder(in: sources ?? ""), targets: [name] + sharing.map { $0.name(beside: self) }.sorted())
        return target
    }

    /// Returns the target with a step that names only the other targets that a condition is true for.
    func sharing(with isIncluded: (_ target: String) -> Bool) -> Self {
        guard case .addToXcode(let folder, let targets) = firstStep else { return self }
        var target = self
        target.firstStep = .addToXcode(folder: folder, targets: targets.filter { $0 == name || isIncluded($0) })
        return target
    }

    /// Returns an app with generated files in a folder that another app also compiles, if that has the same catalogs and at
    /// least half of its synchronized folders, such as the app for another platform.
    func sharingFolder(with others: [ProjectTarget], _ catalogs: [String]) -> Self {
        let own = catalogs.filter(takes)
        guard isApp, !own.isEmpty,
            let twin = others.first(where: { other in
                other != self && other.isApp && own.allSatisfy(other.takes)
                    && foldersShared(with: other).count * 2 >= max(1, synchronizedFolders.count)
            })
        else { return self }
        var target = self
        let shared = foldersShared(with: twin)
        target.code = target.knownCode
        target.sources = shared.first { ProjectTargets.isForDesign(FilePath.lastComponent(of: $0)) } ?? shared[0]
        return target
    }

    /// Returns the target of an Xcode project with generated files in a folder that Xcode only adds to this target, if most of
    /// its code is in such folders: first one for the design, then one with catalogs, then the one with the most code.
    func inSynchronizedFolder(
        besides others: [ProjectTarget], _ catalogs: [String], _ fileSystem: SearchedFolder
    ) -> Self {
        guard !synchronizedFolders.isEmpty, !compiles(Self.folder(in: sources ?? "")) else { return self }
        let foreign = others.filter { $0 != self }.flatMap(\.synchronizedFolders)
        let own = synchronizedFolders.filter { !foreign.contains($0) }
        let counts = own.map { (try? SwiftFolder($0, fileSystem))?.files.count ?? 0 }
        guard counts.reduce(0, +) > code.count(where: { $0.hasSuffix(".swift") }) else { return self }
        let ranks = zip(own, counts).map { folder, count in
            let isForDesign = ProjectTargets.isForDesign(FilePath.lastComponent(of: folder))
            let hasCatalog = catalogs.contains { FilePath.contains(folder: folder, $0) }
            return [isForDesign ? 1 : 0, hasCatalog ? 1 : 0, count]
        }
        var target = self
        target.code = knownCode
        target.sources = zip(own, ranks).max { $0.1.lexicographicallyPrecedes($1.1) }?.0
        return target
    }

    private func foldersShared(with other: ProjectTarget) -> [String] {
        synchronizedFolders.filter(other.synchronizedFolders.contains)
    }
}

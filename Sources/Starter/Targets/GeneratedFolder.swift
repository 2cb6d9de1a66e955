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

    /// The folder for generated files in its sources. One that the target excludes belongs to another generator.
    var generatedFolder: String {
        let folder = Self.folder(in: folderOfNewFiles ?? sources ?? "")
        let isExcluded = excludedPatterns.contains { $0.fits(FilePath.join(folder, "ImageAsset.swift")) }
        return isExcluded ? FilePath.join(FilePath.parent(of: folder), "TokenGenerator") : folder
    }

    /// The targets that the step names: itself, and those that compile most of its files.
    var stepTargets: [String] { if case .addToXcode(_, _, let targets, _) = firstStep { targets } else { [] } }

    /// Returns the target of an Xcode project with the step that adds the folder for generated files to it and to the targets
    /// that compile most of the same files, such as a beta of an app. A target with a synchronized folder around it loses
    /// the files.
    func addedToXcode(besides others: [ProjectTarget]) -> Self {
        let folder = generatedFolder
        // Xcode compiles everything in a synchronized folder.
        if compiles(folder) { return self }
        var target = self
        let others = others.filter { $0 != self }
        let sharing = others.filter { $0.listedFiles.intersection(listedFiles).count * 2 > listedFiles.count }
        let owners = others.filter { other in
            !sharing.contains(other) && !other.leavesOut(folder)
                && other.synchronizedFolders.contains { FilePath.contains(folder: $0, folder) }
        }
        target.firstStep = .addToXcode(
            folder: folder, targets: [name] + sharing.map { $0.name(beside: self) }.sorted(),
            insteadOf: owners.map { $0.name(beside: self) }.sorted())
        return target
    }

    /// Returns the target of a package with the step for the same target of an Xcode project, if Xcode would compile its
    /// generated files with another one.
    func movedInXcode(like others: [ProjectTarget]) -> Self {
        guard let twin = others.first(where: { ($0.name, $0.sources) == (name, sources) }),
            case .addToXcode(_, _, _, let owners)? = twin.firstStep, !owners.isEmpty
        else { return self }
        var target = self
        target.firstStep = twin.firstStep
        return target
    }

    /// Returns the target of a package with generated files in the listed or inner folder with the most code, if it leaves
    /// out the usual one.
    func inCompiledFolder(_ fileSystem: SearchedFolder) -> Self {
        guard let sources, leavesOut(Self.folder(in: sources)) else { return self }
        let folder = BuildFolder(sources, fileSystem)
        let folders = listsCode ? code.filter(folder.isFolder) : folder.folders(in: ".").map { folder[$0] }
        let compiled = folders.filter { !leavesOut(Self.folder(in: $0)) }
        let counts = compiled.map { (try? SwiftFolder($0, fileSystem))?.files.count ?? 0 }
        var target = self
        target.folderOfNewFiles = zip(compiled, counts).filter { $0.1 > 0 }.max { $0.1 < $1.1 }?.0
        return target
    }

    /// Returns the target with a step that names only the other targets that a condition is true for.
    func sharing(with isIncluded: (_ target: String) -> Bool) -> Self {
        guard case .addToXcode(let folder, let files, let targets, let owners) = firstStep else { return self }
        var target = self
        target.firstStep = .addToXcode(
            folder: folder, files: files, targets: targets.filter { $0 == name || isIncluded($0) }, insteadOf: owners)
        return target
    }

    /// Returns the target with a step that adds only some files if its project has others of their folder: Xcode would add
    /// those again.
    func adding(_ files: [String]) -> Self {
        guard case .addToXcode(let folder, _, let targets, let owners) = firstStep, groups.contains(folder) else {
            return self
        }
        var target = self
        target.firstStep = .addToXcode(folder: folder, files: files, targets: targets, insteadOf: owners)
        return target
    }

    /// Returns an app with generated files in a folder that another app also compiles, if that has most of the same catalogs
    /// and at least half of its synchronized folders, such as the app for another platform: if possible one that no target
    /// without these catalogs compiles. If its project lists most of the code, a step adds the files to both.
    func sharingFolder(with others: [ProjectTarget], _ catalogs: [String], _ fileSystem: SearchedFolder) -> Self {
        let own = catalogs.filter(takes)
        let others = others.filter { $0 != self }
        let twins = others.filter { other in
            other.isApp && own.count(where: other.takes) * 2 > own.count
                && foldersShared(with: other).count * 2 >= max(1, synchronizedFolders.count)
        }
        guard isApp, let twin = twins.first else { return self }
        let foreign = Set(others.filter { !twins.contains($0) }.flatMap(\.synchronizedFolders))
        let shared = foldersShared(with: twin)
        let apart = shared.filter { !foreign.contains($0) }
        let folders = apart.isEmpty ? shared : apart
        let counts = FolderCounts(BuildFolder(".", fileSystem).swiftFiles(in: folders) + listedFiles)
        guard counts.areMostly(in: folders) else { return self }
        var target = self
        target.code = target.knownCode
        target.sources = counts.mainFolder(of: name, among: folders)
        return target
    }

    private func foldersShared(with other: ProjectTarget) -> [String] {
        synchronizedFolders.filter(other.synchronizedFolders.contains)
    }
}

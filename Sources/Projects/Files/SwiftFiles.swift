import FileAccess

/// The Swift files in a folder, with the modules and targets that compile them.
///
/// A file belongs to the target with the innermost folder of sources around it, as the manifests and projects in the folder
/// describe them. Otherwise its module is inferred from the folder structure.
package struct SwiftFiles {
    package private(set) var all: [SwiftFile] = []
    /// The other files and folders with the requested extensions. The contents of such folders are skipped.
    package private(set) var others: [FoundFile] = []
    /// The module of the searched folder.
    package private(set) var module: String

    /// Finds the files in a folder, or reads a single file.
    ///
    /// - Parameters:
    ///   - path: The folder or file.
    ///   - fileSystem: The file system.
    ///   - extensions: The extensions of other files and folders to find, such as `xcassets`.
    /// - Throws: A ``FileError`` for a folder that cannot be listed or is too large.
    package init(
        _ path: String, _ fileSystem: any FileSystem, alsoFinding extensions: Set<String> = []
    ) throws(FileError) {
        let root = FilePath.normalized(path)
        let isFile = try fileSystem.status(of: root)?.kind == .file
        let folder = isFile ? FilePath.parent(of: root) : root
        module = FilePath.lastComponent(of: try fileSystem.realPath(of: folder))
        if isFile, extensions.contains(FilePath.ending(of: root)) {
            others = [FoundFile(path: root, module: module)]
        } else if isFile {
            all = [SwiftFile(path: root, module: module)]
        } else {
            try search(folder, fileSystem, alsoFinding: extensions)
        }
    }

    /// Moves a file that the target of a package leaves out to the module of another target with it, or to one of its own.
    private func separate(_ file: inout SwiftFile) {
        file.module = file.targets.min() ?? FilePath.parent(of: file.path)
        file.moduleKind = file.targets.isEmpty ? .folder : .target
    }

    private mutating func search(
        _ folder: String, _ fileSystem: any FileSystem, alsoFinding extensions: Set<String>
    ) throws(FileError) {
        // `Sources` of a package can be searched alone.
        let parent = FilePath.parent(of: folder)
        let manifest = FilePath.join(parent, "Package.swift")
        let isInPackage = try fileSystem.status(of: manifest) != nil
        let found = try SwiftFolder(
            folder, fileSystem, module: module, isInPackage: isInPackage, alsoFinding: extensions)
        (all, others) = (found.files, found.others)
        let base = isInPackage ? parent : folder
        var manifests = found.manifests
        if isInPackage { manifests[.package, default: []].append(manifest) }
        let relative = { (path: String) in FilePath.relative(path, to: base) ?? path }
        let paths = manifests.mapValues { $0.map(relative) }
        let membership = ProjectTargets(paths, SearchedFolder(base, fileSystem)).membership
        module = membership.owner(of: relative(folder))?.name ?? module
        for index in all.indices {
            let path = relative(all[index].path)
            all[index].targets = membership.targets(compiling: path)
            guard let owner = membership.owner(of: path) else { continue }
            all[index].module = owner.name
            all[index].moduleKind = owner.isInPackage ? .package : owner.isComputed ? .manifest : .target
            if owner.isInPackage, !all[index].targets.contains(owner.name) { separate(&all[index]) }
        }
        for index in others.indices {
            others[index].module = membership.owner(of: relative(others[index].path))?.name ?? others[index].module
        }
    }
}

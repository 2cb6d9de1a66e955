import FileAccess

/// The Swift files in a folder, in an order that only depends on names, with the modules that the folders suggest. Hidden folders,
/// folders of tools, and package manifests are skipped.
///
/// The folders next to a manifest or an Xcode project suggest modules, and so do those in the folders `Sources` and `Tests` next to
/// a manifest. Other folders belong to the module around them.
package struct SwiftFolder {
    package private(set) var files: [SwiftFile] = []
    /// The other files and folders with the requested extensions. The contents of such folders are skipped.
    private(set) var others: [FoundFile] = []
    /// The manifests and projects.
    private(set) var manifests: [ManifestKind: [String]] = [:]
    private let otherExtensions: Set<String>
    private let fileSystem: any FileSystem
    private let root: String
    private var entriesLeft = Self.entryLimit

    /// The number of files and folders to search. Larger folders are probably not meant to be searched.
    package static let entryLimit = 200_000
    /// The maximum size of a file in bytes.
    package static let sizeLimit = 16 << 20
    private static let depthLimit = 64

    /// Finds the files in a folder.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - fileSystem: The file system.
    ///   - module: The module of files in no other.
    ///   - isInPackage: Whether the folder is next to a package's manifest.
    ///   - extensions: The extensions of other files and folders to find, such as `xcassets`.
    /// - Throws: A ``FileError`` for a folder that cannot be listed or is too large.
    package init(
        _ path: String, _ fileSystem: any FileSystem, module: String = "", isInPackage: Bool = false,
        alsoFinding extensions: Set<String> = []
    ) throws(FileError) {
        (self.fileSystem, otherExtensions, root) = (fileSystem, extensions, path)
        try search(root, in: Module(name: module), isInPackage: isInPackage, depth: 0)
    }

    private struct Module {
        var name: String
        var kind = SwiftFile.ModuleKind.folder
    }

    private mutating func search(
        _ folder: String, in module: Module, isInPackage: Bool, depth: Int
    ) throws(FileError) {
        let entries = try fileSystem.list(folder)
        let kinds = entries.map { ManifestKind($0, in: folder) }
        let isPackage = kinds.contains(.package)
        let holdsTargets = isInPackage && Self.foldersOfTargets.contains(FilePath.lastComponent(of: folder))
        let holdsModules = isPackage || holdsTargets || kinds.contains(.xcodeProject)
        for (entry, kind) in zip(entries, kinds) where !FilePath.isHidden(entry.name) {
            guard entriesLeft > 0 else {
                let reason = "it contains more than \(Self.entryLimit) files and folders"
                throw FileError(path: root, operation: .list, reason: reason)
            }
            entriesLeft -= 1
            let path = FilePath.join(folder, entry.name)
            if let kind { manifests[kind, default: []].append(path) }
            if !otherExtensions.isEmpty, otherExtensions.contains(FilePath.ending(of: entry.name)) {
                others.append(FoundFile(path: path, module: module.name, size: entry.size))
                continue
            }
            switch entry.kind {
            case .file where entry.name.hasSuffix(".swift") && kind != .package:
                guard entry.size <= Self.sizeLimit else { continue }
                files.append(SwiftFile(path: path, module: module.name, moduleKind: module.kind))
            // A link to a folder could lead back here, or out of the project.
            case .folder where !entry.isLink && depth < Self.depthLimit && !ForeignFolders.contains(entry.name):
                let inner = holdsModules ? Module(name: entry.name, kind: holdsTargets ? .package : .folder) : module
                try search(path, in: inner, isInPackage: isPackage, depth: depth + 1)
            case .file, .folder, .other: break
            }
        }
    }

    private static let foldersOfTargets: Set<String> = ["Sources", "Tests"]
}

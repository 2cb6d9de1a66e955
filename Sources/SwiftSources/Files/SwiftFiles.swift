import FileAccess

/// A Swift file and its module, inferred from the folder structure.
package struct SwiftFile: Sendable, Hashable {
    package var path: String
    package var module: String
    package var moduleKind: ModuleKind
    /// The targets of Xcode projects that are known to compile it.
    package var targets: Set<String> = []

    /// The evidence that a folder is a module.
    package enum ModuleKind: Sendable {
        /// Only the path of the folder.
        case folder
        /// A target of Xcode or a Tuist manifest, which may be an app.
        case target
        /// The manifest of a package.
        case package
    }

    package init(path: String, module: String, moduleKind: ModuleKind = .folder) {
        (self.path, self.module, self.moduleKind) = (path, module, moduleKind)
    }

    /// Whether more than the path of a folder names its module.
    package var hasKnownTarget: Bool { moduleKind != .folder || !targets.isEmpty }

    /// Returns the name by which code imports the module of a target: `design_kit` for `design-kit`.
    package static func importedName(of target: String) -> String {
        String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}

/// Another file or folder with a requested extension, and the module that contains it.
package struct FoundFile: Sendable, Hashable {
    package var path: String
    package var module: String
    /// The size in bytes; 0 for a folder, or if unknown.
    package var size = 0
}

/// The Swift files in a folder, in an order that depends only on names. Hidden folders, folders of tools, and package
/// manifests are skipped.
///
/// The folders that a package's manifest names for its targets are modules with the names of these. Otherwise the folders
/// next to a manifest or an Xcode project are modules, and those in the folders `Sources` and `Tests` next to a manifest. A folder with a manifest of Tuist and `Sources` is a module. Other folders belong to the module around them.
package struct SwiftFiles {
    package private(set) var all: [SwiftFile] = []
    /// The other files and folders with the requested extensions. The contents of such folders are skipped.
    package private(set) var others: [FoundFile] = []
    /// The module of the searched folder.
    package private(set) var module: String
    /// The targets that packages write out, by folder.
    private var packageTargets: [String: String] = [:]
    private var projects: [String] = []
    private let otherExtensions: Set<String>
    private let fileSystem: any FileSystem
    private let root: String
    private var entriesLeft = Self.entryLimit

    /// The number of files and folders to search. Larger folders are probably not meant to be searched.
    package static let entryLimit = 200_000
    /// The maximum size of a file in bytes.
    package static let sizeLimit = 16 << 20
    private static let depthLimit = 64

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
        self.fileSystem = fileSystem
        otherExtensions = extensions
        root = FilePath.normalized(path)
        let isFile = try fileSystem.status(of: root)?.kind == .file
        let folder = isFile ? FilePath.parent(of: root) : root
        module = FilePath.lastComponent(of: try fileSystem.realPath(of: folder))
        if isFile, otherExtensions.contains(FilePath.ending(of: root)) {
            others = [FoundFile(path: root, module: module)]
        } else if isFile {
            all = [SwiftFile(path: root, module: module)]
        } else {
            let manifest = FilePath.join(FilePath.parent(of: folder), Self.manifest)
            let isInPackage = try fileSystem.status(of: manifest) != nil
            if isInPackage { addTargets(of: manifest) }
            module = packageTargets[folder] ?? module
            try search(folder, in: Module(name: module), isInPackage: isInPackage, depth: 0)
        }
    }

    private struct Module {
        var name: String
        var kind = SwiftFile.ModuleKind.folder
    }

    private mutating func search(
        _ folder: String, in module: Module, isInPackage: Bool, depth: Int
    ) throws(FileError) {
        let entries = try fileSystem.list(folder)
        let isTuistProject =
            depth > 0 && entries.contains { $0.name == "Project.swift" } && entries.contains { $0.name == "Sources" }
        let isPackage = entries.contains { $0.kind == .file && $0.name == Self.manifest }
        if isPackage { addTargets(of: FilePath.join(folder, Self.manifest)) }
        let target = packageTargets[folder]
        let module =
            target.map { Module(name: $0, kind: .package) }
            ?? (isTuistProject ? Module(name: FilePath.lastComponent(of: folder), kind: .target) : module)
        let holdsTargets = isInPackage && Self.foldersOfModules.contains(FilePath.lastComponent(of: folder))
        let projects = entries.filter { $0.kind != .file && $0.name.hasSuffix(".xcodeproj") }
            .map { FilePath.join(folder, $0.name) }
        self.projects += projects
        let targets = projects.isEmpty ? nil : XcodeTargetFolders(projects, fileSystem)
        for entry in entries where !FilePath.isHidden(entry.name) {
            guard entriesLeft > 0 else {
                let reason = "it contains more than \(Self.entryLimit) files and folders"
                throw FileError(path: root, operation: .list, reason: reason)
            }
            entriesLeft -= 1
            let path = FilePath.join(folder, entry.name)
            if !otherExtensions.isEmpty, otherExtensions.contains(FilePath.ending(of: entry.name)) {
                others.append(FoundFile(path: path, module: module.name, size: entry.size))
                continue
            }
            switch entry.kind {
            case .file where entry.name.hasSuffix(".swift") && entry.name != Self.manifest:
                guard entry.size <= Self.sizeLimit else { continue }
                all.append(SwiftFile(path: path, module: module.name, moduleKind: module.kind))
            // A link to a folder could lead back here, or out of the project.
            case .folder where !entry.isLink && depth < Self.depthLimit && !ForeignFolders.contains(entry.name):
                var inner = module
                if target == nil, isPackage || holdsTargets || targets != nil {
                    let isTarget = targets?.contains(entry.name) == true
                    inner = Module(name: entry.name, kind: holdsTargets ? .package : isTarget ? .target : .folder)
                }
                try search(path, in: inner, isInPackage: isPackage, depth: depth + 1)
            case .file, .folder, .other: break
            }
        }
    }

    /// Finds the targets of Xcode projects that compile the files.
    package mutating func findTargets() {
        let membership = XcodeMembership(projects, fileSystem)
        for index in all.indices { all[index].targets = membership.targets(of: all[index].path) }
    }

    /// Adds the folders of the targets that a package's manifest writes out.
    private mutating func addTargets(of manifest: String) {
        guard let bytes = try? fileSystem.readStart(of: manifest, count: 1 << 20) else { return }
        for target in ManifestText(bytes).packageTargets {
            packageTargets[FilePath.normalized(FilePath.join(FilePath.parent(of: manifest), target.path))] = target.name
        }
    }

    private static let manifest = "Package.swift"
    private static let foldersOfModules: Set<String> = ["Sources", "Tests"]
}

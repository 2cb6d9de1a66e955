import FileAccess

/// The target that compiles the files of a folder, as the manifests and projects around it describe it.
package struct SurroundingTarget {
    package var name: String { target.name }
    package var isOnMainActor: Bool { target.isOnMainActor }
    package var hasBuildPlugin: Bool { target.hasBuildPlugin }

    private let target: ProjectTarget
    /// The folder that its paths are relative to, and the working directory.
    private let root, current: String

    /// The number of folders to go outward.
    private static let depthLimit = 16

    /// Finds the target.
    ///
    /// - Parameters:
    ///   - folder: The folder, which may not exist.
    ///   - inPackages: Whether only the manifest of the nearest package is read, if it names the build plugin. Each run
    ///     that generates asks for this.
    ///   - fileSystem: The file system.
    package init?(of folder: String, inPackages: Bool = false, _ fileSystem: any FileSystem = LocalFileSystem()) {
        guard let current = try? fileSystem.realPath(of: ".") else { return nil }
        let path = FilePath.normalized(FilePath.join(current, folder))
        var place = path
        for _ in 0..<Self.depthLimit where place != "/" {
            let searched = SearchedFolder(place, fileSystem)
            let inner = FilePath.relative(path, to: place) ?? ""
            let isPackage = (try? searched.status(of: "Package.swift"))?.kind == .file
            if inPackages, isPackage,
                !BuildFolder(".", searched).mentions(PackageManifest.buildPlugin, in: "Package.swift")
            {
                return nil
            }
            let package: [ManifestKind: [String]] = isPackage ? [.package: ["Package.swift"]] : [:]
            let manifests = inPackages ? package : Self.manifests(in: searched)
            let compiling = ProjectTargets(manifests, searched).all.filter { target in
                target.allCode.contains { FilePath.contains(folder: $0, inner) }
            }
            if let target = compiling.max(by: { ($0.sources ?? "").utf8.count < ($1.sources ?? "").utf8.count }) {
                (self.target, root, self.current) = (target, place, current)
                return
            }
            // No other package compiles files of this one.
            if inPackages, isPackage { return nil }
            place = FilePath.parent(of: place)
        }
        return nil
    }

    /// Returns whether the target is known not to compile a file.
    func leavesOut(_ path: String) -> Bool {
        FilePath.relative(FilePath.normalized(FilePath.join(current, path)), to: root).map(target.leavesOut) ?? false
    }

    /// Returns the manifests and projects in a folder, but not in its subfolders.
    private static func manifests(in folder: SearchedFolder) -> [ManifestKind: [String]] {
        let entries = (try? folder.list(".")) ?? []
        let kinds = entries.compactMap { entry in ManifestKind(entry, in: ".").map { ($0, entry.name) } }
        return Dictionary(grouping: kinds, by: \.0).mapValues { $0.map(\.1) }
    }
}

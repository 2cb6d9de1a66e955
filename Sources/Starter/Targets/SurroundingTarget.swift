import FileAccess

/// The target that compiles the files of a folder, as the manifests and projects around it describe it.
package struct SurroundingTarget {
    package let name: String
    package let isOnMainActor: Bool
    package let hasBuildPlugin: Bool

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
            let build = BuildFolder(".", searched)
            let isPackage = (try? searched.status(of: "Package.swift"))?.kind == .file
            if inPackages, isPackage, !build.mentions(PackageManifest.buildPlugin, in: "Package.swift") { return nil }
            let package = isPackage ? PackageManifest(in: build, beside: []).modules : []
            let compiling = (package + (inPackages ? [] : Self.modules(in: build, searched))).filter { module in
                ([module.sources].compactMap(\.self) + module.otherCode).contains {
                    FilePath.contains(folder: $0, inner)
                }
            }
            if let module = compiling.max(by: { ($0.sources ?? "").utf8.count < ($1.sources ?? "").utf8.count }) {
                (name, isOnMainActor, hasBuildPlugin) = (module.name, module.isOnMainActor, module.hasBuildPlugin)
                return
            }
            // No other package compiles files of this one.
            if inPackages, isPackage { return nil }
            place = FilePath.parent(of: place)
        }
        return nil
    }

    /// Returns the targets of the projects and the specification in a folder.
    private static func modules(in folder: BuildFolder, _ searched: SearchedFolder) -> [StarterModule] {
        guard let names = try? searched.list(".").map(\.name) else { return [] }
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }.flatMap { XcodeProject($0, in: folder).modules }
        let specified = names.contains(XcodeGenProject.fileName) ? XcodeGenProject(in: folder).modules : []
        return projects + specified
    }
}

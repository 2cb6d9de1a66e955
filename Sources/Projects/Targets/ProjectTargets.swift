import FileAccess

/// The targets of the packages and projects in a folder, with what they are known to compile.
package struct ProjectTargets {
    /// The targets of a package, a Tuist manifest, an Xcode project, or a specification of XcodeGen.
    package struct Build {
        /// The folder of a package or manifest, or the path of a project or specification.
        package var place: String
        package var targets: [ProjectTarget]
        /// Tests and other bundles, which contain no generated files.
        var bundles: [ProjectTarget] = []
        /// The targets that its libraries export, in order.
        package var exported: [ProjectTarget] = []
    }

    package let fileSystem: SearchedFolder
    package private(set) var packages: [Build] = []
    package private(set) var projects: [Build] = []
    package private(set) var manifests: [Build] = []

    /// The specifications of XcodeGen with targets that cannot be read.
    package private(set) var unread: [String] = []

    /// Whether there is any package, project or manifest.
    package var hasBuilds: Bool { !(packages.isEmpty && projects.isEmpty && manifests.isEmpty) }

    /// Reads manifests and projects. An unreadable one has no targets.
    ///
    /// - Parameters:
    ///   - paths: Their paths, relative to the searched folder.
    ///   - fileSystem: The searched folder.
    package init(_ paths: [ManifestKind: [String]], _ fileSystem: SearchedFolder) {
        self.fileSystem = fileSystem
        projects = paths[.xcodeProject, default: []].map { path in
            let project = XcodeProject(path, in: folder(FilePath.parent(of: path)))
            return Build(place: path, targets: project.targets, bundles: project.bundles)
        }
        var unread: [String] = []
        projects += specify(by: paths[.xcodeGenProject, default: []]) { folder in
            let project = XcodeGenProject(in: folder)
            if project.isUnread { unread.append(folder[XcodeGenProject.fileName]) }
            return project.targets
        }.map { Build(place: FilePath.join($0.place, XcodeGenProject.fileName), targets: $0.targets) }
        self.unread = unread
        let targets = projects.flatMap(\.targets)
        packages = paths[.package, default: []].map(FilePath.parent).map { place in
            let manifest = PackageManifest(in: folder(place), beside: targets)
            return Build(
                place: place, targets: manifest.targets, bundles: manifest.tests, exported: manifest.exported)
        }
        let helpers = paths[.tuistHelper, default: []].flatMap { folder(".").read($0) + [UInt8(ascii: "\n")] }
        manifests = specify(by: paths[.tuistManifest, default: []]) { TuistManifest(in: $0, helpers: helpers).targets }
    }

    /// Reads the specifications in the folders of some files. The Xcode project that is generated from one contains more, but
    /// changes of it are lost. A target that the project lacks is taken from the specification.
    ///
    /// - Returns: The specifications without the targets of projects.
    private mutating func specify(by files: [String], _ read: (BuildFolder) -> [ProjectTarget]) -> [Build] {
        files.map(FilePath.parent).map { place in
            var specified = read(folder(place))
            for number in projects.indices where FilePath.parent(of: projects[number].place) == place {
                projects[number].targets = projects[number].targets.map { target in
                    specified.first { $0.makes(target.name) }.map(target.specified) ?? target
                }
                let names = projects[number].targets.map(\.name)
                specified.removeAll { names.contains(where: $0.makes) }
            }
            return Build(place: place, targets: specified)
        }
    }

    /// Changes the targets of projects.
    package mutating func changeProjects(_ change: (ProjectTarget) -> ProjectTarget) {
        for index in projects.indices { projects[index].targets = projects[index].targets.map(change) }
    }

    package func folder(_ place: String) -> BuildFolder { BuildFolder(place, fileSystem) }
}

// MARK: - What they compile

extension ProjectTargets {
    /// All targets that can contain generated files.
    package var all: [ProjectTarget] {
        (projects + packages + manifests).flatMap(\.targets).filter { $0.sources != nil }
    }

    /// Returns the target whose source folder is the innermost around a file.
    package func target(holding path: String) -> ProjectTarget? {
        all.filter { FilePath.contains(folder: $0.sources ?? "", path) }
            .max { ($0.sources ?? "").utf8.count < ($1.sources ?? "").utf8.count }
    }

    /// Returns the target whose sources contain all of some files; `nil` if there are no files.
    package func target(holdingAll paths: [String]) -> ProjectTarget? {
        guard let target = paths.first.flatMap(target(holding:)) else { return nil }
        return paths.allSatisfy { self.target(holding: $0) == target } ? target : nil
    }

    /// Returns the target with a name. If there are several, it is the one that compiles most of some catalogs.
    package func target(named name: String, compiling catalogs: [String]) -> ProjectTarget? {
        let named = all.filter { $0.name == name }
        let counts = named.map { target in catalogs.count { targets(compiling: $0).contains(target) } }
        return zip(named, counts).first { $1 == counts.max() }?.0
    }

    /// Returns the targets that are known to compile an asset catalog.
    package func targets(compiling catalog: String) -> [ProjectTarget] {
        let holds = { (folder: String?) in folder.map { FilePath.contains(folder: $0, catalog) } ?? false }
        // A package without targets only lists dependencies, and one around everything may exist for tools.
        if let package = innermost(packages.filter { !$0.targets.isEmpty }, around: catalog) {
            let holders = package.targets.filter { holds($0.sources) }
            if !holders.isEmpty || package.place != "." { return holders }
        }
        let targets = (projects + manifests).flatMap(\.targets)
        let taking = targets.filter { $0.takes(catalog) }
        let around = targets.filter { holds($0.folder) }
        guard taking.isEmpty, around.isEmpty else { return taking.isEmpty ? around : taking }
        // A manifest in the searched folder surrounds all catalogs, and does not identify a target.
        guard let manifest = innermost(manifests.filter { $0.place != "." }, around: catalog) else { return [] }
        return manifest.targets.count == 1 ? manifest.targets : []
    }

    /// Returns the build in the innermost folder around a path.
    private func innermost(_ builds: [Build], around path: String) -> Build? {
        builds.filter { $0.place == "." || FilePath.contains(folder: $0.place, path) }
            .max { $0.place.utf8.count < $1.place.utf8.count }
    }
}

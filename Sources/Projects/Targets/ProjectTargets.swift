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
        /// The targets of a package that cannot contain Swift.
        package var foreign: [ProjectTarget] = []
        /// The targets that its libraries export, in order.
        package var exported: [ProjectTarget] = []
    }

    package let fileSystem: SearchedFolder
    /// The name of the searched folder, usually that of the repository.
    package let folderName: String
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
        folderName = (try? fileSystem.realPath(of: ".")).map(FilePath.lastComponent) ?? ""
        projects = paths[.xcodeProject, default: []].map { path in
            let project = XcodeProject(path, in: folder(FilePath.parent(of: path)))
            return Build(place: path, targets: project.targets, bundles: project.bundles)
        }
        let specifications = xcodeGenProjects(paths[.xcodeGenProject, default: []])
        projects += specifications.map { specification in
            let folder = FilePath.parent(of: specification.place)
            return Build(place: specification.place, targets: specify(in: folder, by: specification.targets))
        }
        unread = specifications.filter(\.isUnread).map(\.place)
        let targets = projects.flatMap(\.targets)
        packages = paths[.package, default: []].map(FilePath.parent).map { place in
            let manifest = PackageManifest(in: folder(place), beside: targets)
            return Build(
                place: place, targets: manifest.targets, bundles: manifest.tests, foreign: manifest.foreign,
                exported: manifest.exported)
        }
        let helpers = paths[.tuistHelper, default: []].flatMap { folder(".").read($0) + [UInt8(ascii: "\n")] }
        manifests = paths[.tuistManifest, default: []].map(FilePath.parent).map { place in
            let targets = TuistManifest(in: folder(place), helpers: helpers).targets
            return Build(place: place, targets: specify(in: place, by: targets))
        }
    }

    /// Reads the specifications of XcodeGen, those with the usual name first. Those that others include are parts of them.
    /// Of targets with one name in a folder, only the first is kept.
    private func xcodeGenProjects(_ paths: [String]) -> [XcodeGenProject] {
        let all = paths.map { XcodeGenProject(FilePath.lastComponent(of: $0), in: folder(FilePath.parent(of: $0))) }
        let included = Set(all.flatMap(\.included))
        let own = all.filter { $0.isUsual || !included.contains($0.place) && !$0.targets.isEmpty }
        var known: Set<String> = []
        return (own.filter(\.isUsual) + own.filter { !$0.isUsual }).map { project in
            let folder = FilePath.parent(of: project.place)
            return project.with { known.insert(FilePath.join(folder, $0.name)).inserted }
        }
    }

    /// Applies a specification to the Xcode projects in its folder. The Xcode project that is generated from one contains
    /// more, but changes of it are lost. A target that the projects lack is taken from the specification. Of several
    /// projects with a target, such as one from before a new name, that with the name of a target comes first, and the
    /// others lose it.
    ///
    /// - Returns: The targets that no project has.
    private mutating func specify(in place: String, by targets: [ProjectTarget]) -> [ProjectTarget] {
        let here = projects.indices.filter { FilePath.parent(of: projects[$0].place) == place }
        let isNamed = { [projects] (number: Int) in
            targets.contains { FilePath.lastComponent(of: projects[number].place) == "\($0.name).xcodeproj" }
        }
        var names: Set<String> = []
        for number in here.filter(isNamed) + here.filter({ !isNamed($0) }) {
            projects[number].targets = projects[number].targets.compactMap { target in
                guard let specification = targets.first(where: { $0.makes(target.name) }) else { return target }
                return names.insert(target.name).inserted ? target.specified(by: specification) : nil
            }
        }
        return targets.filter { target in !names.contains(where: target.makes) }
    }

    /// Changes the targets of projects.
    package mutating func changeProjects(_ change: (ProjectTarget) -> ProjectTarget) {
        for index in projects.indices { projects[index].targets = projects[index].targets.map(change) }
    }

    /// Changes the targets of packages.
    package mutating func changePackages(_ change: (ProjectTarget) -> ProjectTarget) {
        for index in packages.indices { packages[index].targets = packages[index].targets.map(change) }
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
        if let package = innermost(packages.filter { !($0.targets + $0.foreign).isEmpty }, around: catalog) {
            let holders = (package.targets + package.foreign).filter { holds($0.sources) }
            let compiling = holders.filter { !$0.excludes(catalog) }
            // What a package excludes, a project can compile.
            if !compiling.isEmpty || holders.isEmpty && package.place != "." { return compiling }
        }
        let targets = (projects + manifests).flatMap(\.targets)
        let taking = targets.filter { $0.takes(catalog) }
        let around = targets.filter { holds($0.folder) }
        guard taking.isEmpty, around.isEmpty else { return taking.isEmpty ? around : taking }
        // A manifest in the searched folder surrounds all catalogs, and does not identify a target.
        guard let manifest = innermost(manifests.filter { $0.place != "." }, around: catalog) else { return [] }
        return manifest.targets.count == 1 ? manifest.targets.filter { !$0.listsCatalogs } : []
    }

    /// Returns the build in the innermost folder around a path.
    private func innermost(_ builds: [Build], around path: String) -> Build? {
        builds.filter { $0.place == "." || FilePath.contains(folder: $0.place, path) }
            .max { $0.place.utf8.count < $1.place.utf8.count }
    }
}

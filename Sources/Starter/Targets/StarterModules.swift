import CodeGeneration
import FileAccess

/// The targets of the packages and projects that a search found, and the catalogs that they are known to compile.
struct StarterModules {
    /// A package, a Tuist manifest or an Xcode project.
    private struct Build {
        /// The folder of a package or manifest, or the path of a project.
        var place: String
        /// The targets in its manifest.
        var modules: [StarterModule]
        /// The targets that its libraries export, in order.
        var exported: [StarterModule] = []
    }

    let fileSystem: SearchedFolder
    /// The name of the folder, which is usually the name of the repository.
    private let repository: String
    private var packages: [Build] = []
    private var projects: [Build] = []
    private var manifests: [Build] = []

    /// Whether there is any package, project or manifest.
    var hasBuilds: Bool { !(packages.isEmpty && projects.isEmpty && manifests.isEmpty) }

    init(_ search: StarterSearch, _ fileSystem: SearchedFolder) {
        self.fileSystem = fileSystem
        repository = (try? fileSystem.realPath(of: ".")).map(FilePath.lastComponent) ?? ""
        projects = search[.xcodeProject].map {
            Build(place: $0, modules: XcodeProject($0, in: build(in: FilePath.parent(of: $0))).modules)
        }
        let targets = projects.flatMap(\.modules)
        for index in projects.indices {
            projects[index].modules = projects[index].modules.map {
                $0.sharingFolder(with: targets, search[.catalog]).addedToXcode(besides: targets)
            }
        }
        projects += specify(by: search[.xcodeGenProject]) { XcodeGenProject(in: $0).modules }.map {
            Build(place: FilePath.join($0.place, XcodeGenProject.fileName), modules: $0.modules)
        }
        let modules = projects.flatMap(\.modules)
        packages = search[.package].map(FilePath.parent).map { place in
            let manifest = PackageManifest(in: build(in: place), beside: modules)
            return Build(place: place, modules: manifest.modules, exported: manifest.exported)
        }
        let helpers = search[.tuistHelper].flatMap { build(in: ".").read($0) + [UInt8(ascii: "\n")] }
        manifests = specify(by: search[.tuistManifest]) { TuistManifest(in: $0, helpers: helpers).modules }
    }

    /// Reads the specifications in the folders of some files. The Xcode project that is generated from one contains more, but
    /// changes of it are lost. A target that the project lacks is taken from the specification.
    ///
    /// - Returns: The specifications without the targets of projects.
    private mutating func specify(by files: [String], _ read: (BuildFolder) -> [StarterModule]) -> [Build] {
        files.map(FilePath.parent).map { place in
            var specified = read(build(in: place))
            for number in projects.indices where FilePath.parent(of: projects[number].place) == place {
                projects[number].modules = projects[number].modules.map { module in
                    specified.first { $0.makes(module.name) }.map(module.specified) ?? module
                }
                let names = projects[number].modules.map(\.name)
                specified.removeAll { names.contains(where: $0.makes) }
            }
            return Build(place: place, modules: specified)
        }
    }

    private func build(in place: String) -> BuildFolder { BuildFolder(place, fileSystem) }
}

// MARK: - Choosing

extension StarterModules {
    typealias Chosen = Decision<StarterModule, TargetReason>

    /// Returns the target for the generated files: of the package in the searched folder, or else the most likely one in
    /// the first group of targets that has one. A package may exist only for dependencies or for an editor.
    func choice(holding paths: [String]) -> Chosen? {
        guard let package = packages.first(where: { $0.place == "." && !$0.modules.isEmpty }) else {
            return [projectTargets, manifestTargets, packageTargets].lazy.compactMap(mostLikely).first
        }
        let holders = package.modules.filter { module in
            paths.contains { path in module.sources.map { FilePath.contains(folder: $0, path) } ?? false }
        }
        // A package beside an app may exist only for tools.
        if holders.isEmpty, let choice = mostLikely(of: projectTargets), choice.value.isApp { return choice }
        if let only = [package.modules, holders, package.exported].first(where: { $0.count == 1 }) {
            return Decision(only[0], .isOnly)
        }
        let withViews = package.exported.first(where: hasViews)
        return (withViews ?? package.exported.first).map { first in
            let others = package.exported.filter { $0 != first }.map(\.name).uniqueInOrder
            return Decision(first, .isFirstExported(first.name, hasViews: withViews != nil, others: others))
        }
    }

    /// The apps in projects and the targets with the name of their project; or else the folder with the name of the only
    /// project, or the only target.
    private var projectTargets: [StarterModule] {
        let all = projects.flatMap { project in
            project.modules.filter { $0.sources != nil }.map { (module: $0, name: Self.name(of: project.place)) }
        }
        let named = all.filter { $0.module.isApp || $0.module.name == $0.name }.map(\.module)
        if !named.isEmpty { return named }
        return unreadTarget.map { [$0] } ?? (all.count == 1 ? [all[0].module] : [])
    }

    /// The apps in manifests, or else the targets that others can import.
    private var manifestTargets: [StarterModule] {
        let modules = manifests.flatMap(\.modules)
        let apps = modules.filter { $0.isApp && $0.hasCode }
        return apps.isEmpty ? modules.filter(\.isLibrary) : apps
    }

    /// The only target with views of packages in other folders, if there is nothing else: others can be for tools.
    private var packageTargets: [StarterModule] {
        guard projects.isEmpty, manifests.isEmpty else { return [] }
        let modules = packages.flatMap(\.modules).filter { !$0.isSample && hasViews($0) }
        return modules.count == 1 ? modules : []
    }

    /// Returns the most likely of some targets; `nil` if there are several.
    private func mostLikely(of candidates: [StarterModule]) -> Chosen? {
        let ranked = candidates.sorted { rank(of: $0).lexicographicallyPrecedes(rank(of: $1)) }
        guard let best = ranked.first else { return nil }
        // Variants of one app compile the same files.
        let equals = ranked.prefix { !rank(of: best).lexicographicallyPrecedes(rank(of: $0)) }
        guard equals.allSatisfy({ $0.sources == best.sources }) else { return nil }
        let others = ranked.filter { $0.sources != best.sources && $0.name != best.name }.map(\.name).uniqueInOrder
        return Decision(best, others.isEmpty ? .isOnly : .isLikeliest(best.name, others: others))
    }

    /// Returns how unlikely a target is, with the most important criterion first.
    private func rank(of module: StarterModule) -> [Int] {
        let isNamed = { (name: String) in module.name.lowercased() == name.lowercased() }
        return [
            module.isSample || hostsFlutter(module) ? 1 : 0, module.isApp ? 0 : 1, module.platformRank,
            isNamed(repository) ? 0 : 1,
            isNamed(Self.name(of: module.origin)) ? 0 : 1, module.isSpecified ? 0 : 1,
            module.origin.split(separator: "/").count,
        ]
    }

    /// Returns whether a target is the shell of a Flutter app, whose code is not Swift.
    private func hostsFlutter(_ module: StarterModule) -> Bool {
        let folder = FilePath.join(module.folderOfOrigin, "../pubspec.yaml")
        return FilePath.staysInside(folder) && (try? fileSystem.status(of: FilePath.normalized(folder))) != nil
    }

    /// Returns the name of an Xcode project; empty for packages and manifests.
    private static func name(of project: String) -> String {
        let ending = ".xcodeproj"
        return project.hasSuffix(ending) ? FilePath.lastComponent(of: String(project.dropLast(ending.count))) : ""
    }

    /// The folder with the project's name, if the project cannot be read or no target has its name.
    private var unreadTarget: StarterModule? {
        guard projects.count == 1, let project = projects.first else { return nil }
        let name = Self.name(of: project.place)
        let folder = build(in: FilePath.parent(of: project.place))
        guard !name.isEmpty, folder.isFolder(folder[name]) else { return nil }
        var module = StarterModule(name: name, origin: project.place, sources: folder[name])
        module.hasXcodeMembers = project.modules.contains(where: \.hasXcodeMembers)
        return module
    }

    /// Returns the target with a name. If there are several, it is the one that compiles most of some catalogs.
    func module(named name: String, compiling catalogs: [String]) -> StarterModule? {
        let named = all.filter { $0.name == name }
        let counts = named.map { module in catalogs.count { modules(compiling: $0).contains(module) } }
        return zip(named, counts).first { $1 == counts.max() }?.0
    }

    /// Returns the target whose source folder is the innermost around a file.
    func module(holding path: String) -> StarterModule? {
        all.filter { FilePath.contains(folder: $0.sources ?? "", path) }
            .max { ($0.sources ?? "").utf8.count < ($1.sources ?? "").utf8.count }
    }

    /// Returns the target whose sources contain all of some files; `nil` if there are no files.
    func module(holdingAll paths: [String]) -> StarterModule? {
        guard let module = paths.first.flatMap(module(holding:)) else { return nil }
        return paths.allSatisfy { self.module(holding: $0) == module } ? module : nil
    }

    /// All targets that can contain generated files.
    var all: [StarterModule] {
        (projects + packages + manifests).flatMap(\.modules).filter { $0.sources != nil }
    }

    /// Returns the targets that are known to compile an asset catalog.
    func modules(compiling catalog: String) -> [StarterModule] {
        let holds = { (folder: String?) in folder.map { FilePath.contains(folder: $0, catalog) } ?? false }
        // A package without targets only lists dependencies, and one around everything may exist for tools.
        if let package = innermost(packages.filter { !$0.modules.isEmpty }, around: catalog) {
            let holders = package.modules.filter { holds($0.sources) }
            if !holders.isEmpty || package.place != "." { return holders }
        }
        let modules = (projects + manifests).flatMap(\.modules)
        let taking = modules.filter { $0.takes(catalog) }
        let around = modules.filter { holds($0.folder) }
        guard taking.isEmpty, around.isEmpty else { return taking.isEmpty ? around : taking }
        // A manifest in the searched folder surrounds all catalogs, and does not identify a target.
        guard let manifest = innermost(manifests.filter { $0.place != "." }, around: catalog) else { return [] }
        return manifest.modules.count == 1 ? manifest.modules : []
    }

    /// Returns the build in the innermost folder around a path.
    private func innermost(_ builds: [Build], around path: String) -> Build? {
        builds.filter { $0.place == "." || FilePath.contains(folder: $0.place, path) }
            .max { $0.place.utf8.count < $1.place.utf8.count }
    }
}

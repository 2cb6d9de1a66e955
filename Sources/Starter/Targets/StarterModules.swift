import CodeGeneration
import FileAccess
import LocatedJSON

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
        projects = search.projects.map {
            Build(place: $0, modules: XcodeProject($0, in: build(in: FilePath.parent(of: $0))).modules)
        }
        let targets = projects.flatMap(\.modules)
        for index in projects.indices {
            projects[index].modules = projects[index].modules.map {
                $0.sharingFolder(with: targets, search.catalogs).addedToXcode(besides: targets)
            }
        }
        projects += specify(by: search.generatedProjectFolders) { XcodeGenProject(in: $0).modules }.map {
            Build(place: FilePath.join($0.place, XcodeGenProject.fileName), modules: $0.modules)
        }
        let modules = projects.flatMap(\.modules)
        packages = search.packageFolders.map { place in
            let manifest = PackageManifest(in: build(in: place), beside: modules)
            return Build(place: place, modules: manifest.modules, exported: manifest.exported)
        }
        let helpers = search.helperFiles.flatMap { build(in: ".").read($0) + [UInt8(ascii: "\n")] }
        manifests = specify(by: search.manifestFolders) { TuistManifest(in: $0, helpers: helpers).modules }
    }

    /// Reads the specifications in some folders. The Xcode project that is generated from one contains more, but
    /// changes of it are lost. A target that the project lacks is taken from the specification.
    ///
    /// - Returns: The specifications without the targets of projects.
    private mutating func specify(by folders: [String], _ read: (BuildFolder) -> [StarterModule]) -> [Build] {
        folders.map { place in
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
    /// A target, with a comment on others.
    typealias Choice = (module: StarterModule, comment: String?)

    /// Returns the target for the generated files, with a comment if other targets are possible: in a package, the
    /// target with the files, or one that a library exports; in Xcode projects or Tuist manifests, the most likely app.
    /// A package may exist only for dependencies or for an editor.
    func choice(holding paths: [String]) -> Choice? {
        guard let package = packages.first(where: { $0.place == "." && !$0.modules.isEmpty }) else {
            return projectChoice ?? tuistChoice ?? packageChoice
        }
        let holders = package.modules.filter { module in
            paths.contains { path in module.sources.map { FilePath.contains(folder: $0, path) } ?? false }
        }
        // A package beside an app may exist only for tools.
        if holders.isEmpty, let choice = projectChoice, choice.module.isApp { return choice }
        let choices = [package.modules, holders, package.exported].first { $0.count == 1 } ?? package.exported
        guard choices.count > 1 else { return choices.first.map { ($0, nil) } }
        let withViews = choices.first(where: hasViews)
        guard let choice = withViews ?? choices.first else { return nil }
        let name = JSONValue.quoted(choice.name)
        let first = withViews == nil ? "the first" : "the first that imports SwiftUI or UIKit"
        let others = choices.filter { $0 != choice }.map { JSONValue.quoted($0.name) }.uniqueInOrder
        let advice = others.first.map { "; init --target NAME uses another, such as \($0)" } ?? ""
        return (choice, "Libraries export several targets, and \(name) is \(first)\(advice).")
    }

    /// The most likely of all apps, and of the targets with the name of their project.
    private var projectChoice: Choice? {
        let candidates = projects.flatMap { project in
            project.modules.filter { $0.sources != nil && ($0.isApp || $0.name == Self.name(of: project.place)) }
        }
        guard candidates.isEmpty else { return mostLikely(of: candidates) }
        let modules = projects.flatMap(\.modules).filter { $0.sources != nil }
        return (unreadChoice ?? (modules.count == 1 ? modules.first : nil)).map { ($0, nil) }
    }

    /// The most likely of all apps, or else of the targets that others can import.
    private var tuistChoice: Choice? {
        let modules = manifests.flatMap(\.modules)
        let apps = modules.filter { $0.isApp && $0.hasCode }
        return mostLikely(of: apps.isEmpty ? modules.filter(\.isLibrary) : apps)
    }

    /// The only target with views of packages in other folders, if there is nothing else: others can be for tools.
    private var packageChoice: Choice? {
        guard projects.isEmpty, manifests.isEmpty else { return nil }
        let modules = packages.flatMap(\.modules).filter { !$0.isSample && hasViews($0) }
        return modules.count == 1 ? modules.first.map { ($0, nil) } : nil
    }

    /// Returns the most likely of some targets; `nil` if there are several.
    private func mostLikely(of candidates: [StarterModule]) -> Choice? {
        let ranked = candidates.sorted { rank(of: $0).lexicographicallyPrecedes(rank(of: $1)) }
        guard let best = ranked.first else { return nil }
        // Variants of one app compile the same files.
        let equals = ranked.prefix { !rank(of: best).lexicographicallyPrecedes(rank(of: $0)) }
        guard equals.allSatisfy({ $0.sources == best.sources }) else { return nil }
        let others = ranked.filter { $0.sources != best.sources && $0.name != best.name }
            .map { JSONValue.quoted($0.name) }.uniqueInOrder
        let named = others.prefix(Self.shownCount).joined(separator: ", ")
        let name = JSONValue.quoted(best.name)
        return (
            best,
            others.isEmpty
                ? nil : "\(name) is the most likely target; init --target NAME uses another, such as \(named)."
        )
    }

    /// The number of other targets that the comment names.
    private static let shownCount = 4

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
    private var unreadChoice: StarterModule? {
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

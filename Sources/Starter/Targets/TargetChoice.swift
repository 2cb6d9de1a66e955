import CodeGeneration
import FileAccess
import Projects

extension ProjectTargets {
    /// Reads the manifests and projects that a search found, and adds the steps for new files in Xcode projects.
    init(_ search: StarterSearch, _ fileSystem: SearchedFolder) {
        self.init(search.manifests, fileSystem)
        let all = projects.flatMap(\.targets)
        changeProjects { target in
            let target = target.sharingFolder(with: all, search[.catalog], fileSystem)
            return target.firstStep == nil ? target.addedToXcode(besides: all) : target
        }
        let changed = projects.flatMap(\.targets)
        changePackages { $0.movedInXcode(like: changed).inCompiledFolder(fileSystem) }
    }
}

/// The choice of the target for generated files.
extension ProjectTargets {
    typealias Chosen = Decision<ProjectTarget, TargetReason>

    /// Returns the target for the generated files: of the package in the searched folder, or else the most likely one in
    /// the first group of targets that has one. A package may exist only for dependencies or for an editor.
    func choice(holding paths: [String]) -> Chosen? {
        guard let package = packages.first(where: { $0.place == "." && !$0.targets.isEmpty }) else {
            return [projectTargets, manifestTargets, packageTargets].lazy.compactMap(mostLikely).first
        }
        let holders = package.targets.filter { module in
            paths.contains { path in module.sources.map { FilePath.contains(folder: $0, path) } ?? false }
        }
        // A package beside an app may exist only for tools.
        if holders.isEmpty, let choice = mostLikely(of: projectTargets), choice.value.isApp { return choice }
        if let only = [package.targets, holders, package.exported].first(where: { $0.count == 1 }) {
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
    private var projectTargets: [ProjectTarget] {
        let all = projects.flatMap { project in
            project.targets.filter { $0.sources != nil }.map { (module: $0, name: Self.name(of: project.place)) }
        }
        let named = all.filter { $0.module.isApp || $0.module.name == $0.name }.map(\.module)
        if !named.isEmpty { return named }
        return unreadTarget.map { [$0] } ?? (all.count == 1 ? [all[0].module] : [])
    }

    /// The apps in manifests, or else the targets that others can import.
    private var manifestTargets: [ProjectTarget] {
        let modules = manifests.flatMap(\.targets)
        let apps = modules.filter { $0.isApp && $0.hasCode }
        return apps.isEmpty ? modules.filter(\.isLibrary) : apps
    }

    /// The only target with views of packages in other folders, if there is nothing else: others can be for tools.
    private var packageTargets: [ProjectTarget] {
        guard projects.isEmpty, manifests.isEmpty else { return [] }
        let modules = packages.flatMap(\.targets).filter { !$0.isSample && hasViews($0) }
        return modules.count == 1 ? modules : []
    }

    /// Returns the most likely of some targets; `nil` if there are several.
    private func mostLikely(of candidates: [ProjectTarget]) -> Chosen? {
        let ranked = candidates.sorted(by: isLikelier)
        guard let best = ranked.first else { return nil }
        // Variants of one app compile the same files.
        let equals = ranked.prefix { !isLikelier(best, than: $0) }
        guard equals.allSatisfy({ $0.sources == best.sources }) else { return nil }
        let others = ranked.filter { $0.sources != best.sources && $0.name != best.name }.map(\.name).uniqueInOrder
        return Decision(best, others.isEmpty ? .isOnly : .isLikeliest(best.name, others: others))
    }

    /// Returns whether a target is likelier than another.
    func isLikelier(_ one: ProjectTarget, than other: ProjectTarget) -> Bool {
        rank(of: one).lexicographicallyPrecedes(rank(of: other))
    }

    /// Returns how unlikely a target is, with the most important criterion first.
    private func rank(of module: ProjectTarget) -> [Int] {
        let isNamed = { (name: String) in module.name.lowercased() == name.lowercased() }
        return [
            module.isSample || hostsFlutter(module) ? 1 : 0, module.isApp ? 0 : 1, module.platformRank,
            isNamed(folderName) ? 0 : 1,
            isNamed(Self.name(of: module.origin)) ? 0 : 1, module.isSpecified ? 0 : 1,
            module.origin.split(separator: "/").count,
        ]
    }

    /// Returns whether a target is the shell of a Flutter app, whose code is not Swift.
    private func hostsFlutter(_ module: ProjectTarget) -> Bool {
        let folder = FilePath.join(module.folderOfOrigin, "../pubspec.yaml")
        return FilePath.staysInside(folder) && (try? fileSystem.status(of: FilePath.normalized(folder))) != nil
    }

    /// Returns the name of an Xcode project; empty for packages and manifests.
    private static func name(of project: String) -> String {
        let ending = ".xcodeproj"
        return project.hasSuffix(ending) ? FilePath.lastComponent(of: String(project.dropLast(ending.count))) : ""
    }

    /// The folder with the project's name, if the project cannot be read or no target has its name.
    private var unreadTarget: ProjectTarget? {
        guard projects.count == 1, let project = projects.first else { return nil }
        let name = Self.name(of: project.place)
        let folder = folder(FilePath.parent(of: project.place))
        guard !name.isEmpty, folder.isFolder(folder[name]) else { return nil }
        var module = ProjectTarget(name: name, origin: project.place, sources: folder[name])
        module.hasXcodeMembers = project.targets.contains { $0.hasXcodeMembers == true } ? true : nil
        return module
    }
}

extension ProjectTarget {
    /// How unlikely it is by its platform.
    var platformRank: Int {
        platform.flatMap { [.iOS, .macOS, .visionOS, .tvOS, .watchOS].firstIndex(of: $0) } ?? 0
    }

    /// Whether its name or folder suggests a sample.
    var isSample: Bool {
        let path = FilePath.join(FilePath.parent(of: origin), name)
        return path.contains(
            /(^|[^A-Za-z])(demo|example|playground|sample|test)|Demo|Example|Playground|Sample|Test/)
    }
}

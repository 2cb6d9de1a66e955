import AssetCatalogs
import CodeGeneration
import FileAccess
import LocatedJSON

/// The targets of the packages and projects that a search found, and the catalogs that they are known to compile.
struct StarterModules {
    /// A package, a Tuist manifest or an Xcode project.
    private struct Build {
        /// The folder of a package or manifest, or the path of a project.
        var place: String
        /// The targets that are written out in it.
        var modules: [StarterModule]
        /// The targets that its libraries export, in order.
        var exported: [StarterModule] = []
    }

    private let folder: String
    private let fileSystem: any FileSystem
    /// The name of the folder, which is usually the name of the repository.
    private let repository: String
    private var packages: [Build] = []
    private var projects: [Build] = []
    private var manifests: [Build] = []

    /// Whether there is any package, project or manifest.
    var hasBuilds: Bool { !(packages.isEmpty && projects.isEmpty && manifests.isEmpty) }

    private static let manifestLimit = 1 << 20
    private static let buildPlugin = "TokenGeneratorPlugin"

    init(_ search: StarterSearch, in folder: String, _ fileSystem: any FileSystem) {
        self.folder = folder
        self.fileSystem = fileSystem
        repository = (try? fileSystem.realPath(of: folder)).map(FilePath.lastComponent) ?? ""
        projects = search.projects.map { Build(place: $0, modules: targets(of: $0)) }
        let places = projects.map { FilePath.parent(of: $0.place) }
        // The Xcode project that XcodeGen has generated contains more than its specification.
        projects += search.generatedProjectFolders.filter { !places.contains($0) }
            .map { Build(place: FilePath.join($0, "project.yml"), modules: generatedTargets(in: $0)) }
        packages = search.packageFolders.map(package)
        manifests = search.manifestFolders.map { Build(place: $0, modules: tuistTargets(in: $0)) }
    }

    private func isFolder(_ path: String) -> Bool {
        !path.isEmpty && FilePath.staysInside(path)
            && (try? fileSystem.status(of: FilePath.join(folder, path)))?.kind == .folder
    }
}

// MARK: - Choosing

extension StarterModules {
    /// Returns the target for the generated files, with a comment if other targets are possible: in a package, the target
    /// with the files, or one that a library exports; in Xcode projects, the most likely app; in Tuist manifests, the only
    /// app. A package can exist only for dependencies or for an editor.
    func choice(holding paths: [String]) -> (module: StarterModule, comment: String?)? {
        guard let package = packages.first(where: { $0.place == "." && !$0.modules.isEmpty }) else {
            return projectChoice ?? tuistChoice.map { ($0, nil) }
        }
        let holders = package.modules.filter { module in
            paths.contains { path in module.sources.map { FilePath.contains(folder: $0, path) } ?? false }
        }
        // A package beside an app can exist only for tools.
        if holders.isEmpty, let choice = projectChoice, choice.module.isApp { return choice }
        let choices = [package.modules, holders, package.exported].first { $0.count == 1 } ?? package.exported
        guard let choice = choices.first else { return nil }
        guard choices.count > 1 else { return (choice, nil) }
        let name = JSONValue.quoted(choice.name)
        return (
            choice,
            "Libraries export several targets, and \(name) is the first: for another target, write its folder here."
        )
    }

    /// The most likely of all apps, and of the targets with the name of their project.
    private var projectChoice: (module: StarterModule, comment: String?)? {
        let candidates = projects.flatMap { project in
            project.modules.filter { $0.sources != nil && ($0.isApp || $0.name == Self.name(of: project.place)) }
        }
        let ranked = candidates.sorted { rank(of: $0).lexicographicallyPrecedes(rank(of: $1)) }
        guard let best = ranked.first else { return unreadChoice.map { ($0, nil) } }
        guard ranked.count > 1 else { return (best, nil) }
        // Variants of one app compile the same files.
        let equals = ranked.prefix { !rank(of: best).lexicographicallyPrecedes(rank(of: $0)) }
        guard equals.allSatisfy({ $0.sources == best.sources }) else { return nil }
        let others = ranked.filter { $0.sources != best.sources }.map { JSONValue.quoted($0.name) }.uniqueInOrder
            .prefix(Self.shownCount)
        if others.isEmpty { return (best, nil) }
        return (
            best,
            "\(JSONValue.quoted(best.name)) is the most likely target; init --target NAME uses another, such as "
                + others.joined(separator: ", ") + "."
        )
    }

    /// How many other targets the comment names.
    private static let shownCount = 4

    /// Returns how unlikely a target is, by the most important criterion first.
    private func rank(of module: StarterModule) -> [Int] {
        let platform = module.platform.flatMap { [.iOS, .macOS, .visionOS, .tvOS, .watchOS].firstIndex(of: $0) } ?? 0
        let isNamed = { (name: String) in module.name.lowercased() == name.lowercased() }
        return [
            module.isSample ? 1 : 0, module.isApp ? 0 : 1, platform, isNamed(repository) ? 0 : 1,
            isNamed(Self.name(of: module.origin)) ? 0 : 1, module.origin.split(separator: "/").count,
        ]
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
        let place = FilePath.normalized(FilePath.join(FilePath.parent(of: project.place), name))
        guard isFolder(place) else { return nil }
        let haveMembers = project.modules.contains(where: \.hasXcodeMembers)
        return StarterModule(name: name, origin: project.place, sources: place, hasXcodeMembers: haveMembers)
    }

    private var tuistChoice: StarterModule? {
        let modules = manifests.flatMap(\.modules).filter(\.isForOthers)
        let apps = modules.filter(\.isApp)
        let choices = apps.isEmpty ? modules : apps
        return choices.count == 1 ? choices.first : nil
    }

    /// Returns the target with a name.
    func module(named name: String) -> StarterModule? { all.first { $0.name == name } }

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
        if let package = innermost(packages, around: catalog) { return package.modules.filter { holds($0.sources) } }
        let modules = (projects + manifests).flatMap(\.modules)
        let taking = modules.filter { $0.takes(catalog) }
        let around = modules.filter { holds($0.folder) }
        guard taking.isEmpty, around.isEmpty else { return taking.isEmpty ? around : taking }
        // A manifest in the searched folder surrounds all catalogs, and does not identify a target.
        guard let manifest = innermost(manifests.filter { $0.place != "." }, around: catalog) else { return [] }
        if manifest.modules.isEmpty { return [module(ofManifestIn: manifest.place)] }
        return manifest.modules.count == 1 ? manifest.modules : []
    }

    /// Returns the build in the innermost folder around a path.
    private func innermost(_ builds: [Build], around path: String) -> Build? {
        builds.filter { $0.place == "." || FilePath.contains(folder: $0.place, path) }
            .max { $0.place.utf8.count < $1.place.utf8.count }
    }
}

// MARK: - Reading

extension StarterModules {
    private func manifest(_ name: String, in place: String) -> String {
        let path = FilePath.join(FilePath.join(folder, place), name)
        let bytes = (try? fileSystem.readStart(of: path, count: Self.manifestLimit)) ?? []
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads a package manifest: the targets that it writes out, and the ones that its libraries export. The manifest is not
    /// run, so computed values are unknown. If it writes out no target, returns the folders in `Sources`.
    private func package(in place: String) -> Build {
        let manifest = ManifestText(manifest("Package.swift", in: place))
        // A package can contain the same code as a project; if that is an app, the package is for an editor.
        let others = projects.flatMap(\.modules)
        let targetsWithMembers = others.filter(\.hasXcodeMembers)
        let apps = others.filter(\.isApp).compactMap(\.sources)
        func module(
            _ name: String, _ path: String, _ access: AccessLevel = .public, isOnMainActor: Bool = false
        ) -> StarterModule {
            let sources = FilePath.normalized(FilePath.join(place, path))
            return StarterModule(
                name: name, origin: place, sources: sources, access: access, isOnMainActor: isOnMainActor,
                hasXcodeMembers: targetsWithMembers.contains { $0.sources == sources })
        }
        var package = Build(place: place, modules: [])
        var exported: [String] = []
        // A target in the dependencies of another is part of that call. Tests, plugins and macros are skipped.
        for call in manifest.calls(of: /\.(target|executableTarget|executable|library)\s*\(/) {
            if call.name == "library" { exported += manifest.texts(of: "targets", in: call.arguments) }
            guard call.name.hasSuffix("arget"), let name = manifest.text(of: "name", in: call.arguments) else {
                continue
            }
            let path = manifest.text(of: "path", in: call.arguments) ?? "Sources/\(name)"
            let access: AccessLevel = call.name == "target" ? .public : .internal
            var target = module(name, path, access, isOnMainActor: ManifestText.isOnMainActor(call.arguments))
            target.hasBuildPlugin = call.arguments.contains {
                $0.label == "plugins" && $0.value.contains(Self.buildPlugin)
            }
            package.modules.append(target)
        }
        // A setting outside of all targets applies to all of them.
        if manifest.namesMainActor, !package.modules.contains(where: \.isOnMainActor) {
            for index in package.modules.indices { package.modules[index].isOnMainActor = true }
        }
        package.modules.removeAll { !isFolder($0.sources ?? "") || apps.contains($0.sources ?? "") }
        package.exported = exported.compactMap { name in package.modules.first { $0.name == name } }
        guard package.modules.isEmpty else { return package }
        let entries = (try? fileSystem.list(FilePath.join(FilePath.join(folder, place), "Sources"))) ?? []
        let folders = entries.filter { $0.kind == .folder && StarterSearch.isVisible($0.name) }
        package.modules = folders.map { module($0.name, "Sources/\($0.name)") }
        return package
    }

    private func targets(of project: String) -> [StarterModule] {
        let place = FilePath.parent(of: project)
        return XcodeProject(FilePath.join(folder, project), fileSystem).targets
            .filter { !$0.product.hasPrefix("bundle.") }
            .map { target in
                let isApp = target.product == "application"
                let sources = sources(of: target, in: place)
                // Xcode compiles everything in a synchronized folder.
                let isSynchronized =
                    sources.map { FilePath.relative($0, to: place).map(target.takes) ?? false } ?? false
                let step =
                    "in Xcode, add the folder \(StarterTarget.folder(in: sources ?? "")) to the target \(target.name)"
                return StarterModule(
                    name: target.name, origin: project, sources: sources,
                    access: isApp ? .internal : .public, isApp: isApp,
                    platform: target.sdk.flatMap { Self.platforms[$0] }, isOnMainActor: target.isOnMainActor,
                    previewFolders: target.previewFolders.map { FilePath.normalized(FilePath.join(place, $0)) },
                    firstStep: isSynchronized ? nil : step,
                    hasXcodeMembers: target.makesAssetSymbols
                ) { FilePath.relative($0, to: place).map(target.takes) ?? false }
            }
    }

    /// Returns the targets of an XcodeGen project.
    private func generatedTargets(in place: String) -> [StarterModule] {
        XcodeGenProject(manifest("project.yml", in: place)).targets.filter { !$0.type.hasPrefix("bundle.") }
            .map { target in
                let folders = target.sources.map { FilePath.normalized(FilePath.join(place, $0)) }.filter(isFolder)
                let isApp = target.type == "application"
                return StarterModule(
                    name: target.name, origin: FilePath.join(place, "project.yml"),
                    sources: folders.first { FilePath.lastComponent(of: $0) == target.name }
                        ?? folders.first { place in
                            !folders.contains { $0 != place && FilePath.contains(folder: $0, place) }
                        },
                    access: isApp ? .internal : .public, isApp: isApp,
                    platform: target.platforms.first.flatMap(ApplePlatform.init), isOnMainActor: target.isOnMainActor,
                    firstStep: "run xcodegen generate"
                ) { catalog in folders.contains { FilePath.contains(folder: $0, catalog) } }
            }
    }

    /// The platforms by the names of their SDKs in build settings.
    private static let platforms: [String: ApplePlatform] = [
        "iphoneos": .iOS, "macosx": .macOS, "appletvos": .tvOS, "watchos": .watchOS, "xros": .visionOS,
    ]

    /// Returns the folder with a target's name, beside the project or around one of its catalogs; otherwise its synchronized
    /// folder, or the folder of all of its catalogs, or the folder of the project if that has the target's name.
    private func sources(of target: XcodeProject.Target, in place: String) -> String? {
        let around = target.resources.sorted().compactMap { path in
            let names = path.split(separator: "/")
            return names.firstIndex { $0 == target.name }.map { names[...$0].joined(separator: "/") }
        }
        let beside = { FilePath.normalized(FilePath.join(place, $0)) }
        let catalogs = target.resources.filter(AssetCatalog.isCatalog)
        let wholes = target.resources.subtracting(catalogs).filter { isFolder(beside($0)) }
        let others = wholes.count == 1 ? Array(wholes) : [commonFolder(of: catalogs)].compactMap(\.self)
        return ([target.name] + around + others).map(beside).first(where: isFolder)
            ?? (FilePath.lastComponent(of: place) == target.name ? place : nil)
    }

    /// Returns the innermost folder that contains some files, unless it is the project's folder.
    private func commonFolder(of paths: Set<String>) -> String? {
        let folders = paths.map { FilePath.parent(of: $0).split(separator: "/") }
        let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
            zip(common, folder).prefix { $0 == $1 }.map(\.0)
        }
        return common.isEmpty || common == ["."] ? nil : common.joined(separator: "/")
    }

    /// Returns the targets that a Tuist manifest writes out.
    private func tuistTargets(in place: String) -> [StarterModule] {
        TuistManifest(manifest("Project.swift", in: place)).targets.map { target in
            let lacksSources = !target.sources.areStated
            // If it has no sources yet, they can be beside its resources.
            let folders = (lacksSources ? target.resources : target.sources).folders
            let sources =
                folders.map { FilePath.normalized(FilePath.join(place, $0)) }.first { $0 != "." && isFolder($0) }
                ?? (place == "." ? nil : module(ofManifestIn: place).sources)
            let missing = lacksSources ? sources.map { JSONValue.quoted(FilePath.join($0, "Generated/**")) } : nil
            return StarterModule(
                name: target.name, origin: place, sources: sources, access: target.isApp ? .internal : .public,
                isApp: target.isApp, isForOthers: target.isForOthers && sources != nil,
                sourcesComment: missing.map {
                    "\(JSONValue.quoted(target.name)) has no sources in its manifest: add \($0) to it."
                }, firstStep: "run tuist generate", folder: target.resources.taken.isEmpty ? sources : nil
            ) { FilePath.relative($0, to: place).map(target.resources.contain) ?? false }
        }
    }

    /// Returns the target that a Tuist manifest probably describes, because its code cannot be evaluated.
    private func module(ofManifestIn place: String) -> StarterModule {
        let sources = FilePath.join(place, "Sources")
        return StarterModule(
            name: FilePath.lastComponent(of: place), origin: place, sources: isFolder(sources) ? sources : place,
            firstStep: "run tuist generate")
    }
}

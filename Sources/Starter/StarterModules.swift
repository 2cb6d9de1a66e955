import AssetCatalogs
import CodeGeneration
import FileAccess
import LocatedJSON

/// The targets of the packages and projects that a search has found, and what they compile, as far as anything tells.
struct StarterModules {
    /// What builds targets: a package, a manifest of Tuist, each by the folder that it is in, or an Xcode project.
    private struct Build {
        var place: String
        /// The targets that it states in so many words.
        var modules: [StarterModule]
        /// The targets that libraries export, in their order.
        var exported: [StarterModule] = []
    }

    private let folder: String
    private let fileSystem: any FileSystem
    /// The name of the folder, which is mostly that of the repository.
    private let repository: String
    private var packages: [Build] = []
    private var projects: [Build] = []
    private var manifests: [Build] = []

    /// Whether anything builds what is here.
    var areThere: Bool { !(packages.isEmpty && projects.isEmpty && manifests.isEmpty) }

    private static let manifestLimit = 1 << 20
    private static let buildPlugin = "TokenGeneratorPlugin"

    init(_ search: StarterSearch, in folder: String, _ fileSystem: any FileSystem) {
        self.folder = folder
        self.fileSystem = fileSystem
        repository = (try? fileSystem.realPath(of: folder)).map(FilePath.lastComponent) ?? ""
        projects = search.projects.map { Build(place: $0, modules: targets(of: $0)) }
        let places = projects.map { FilePath.parent(of: $0.place) }
        // What XcodeGen has written says more than what it was written from.
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
    /// The target that generated files belong to, and why it is this one, where others would do as well: of a package the one
    /// that holds the files, or that a library exports; of an Xcode project the one whose sources lie in a folder of its
    /// name; of Tuist's manifests the only app. A package may be there for its dependencies or for an editor alone.
    func choice(holding paths: [String]) -> (module: StarterModule, comment: String?)? {
        guard let package = packages.first(where: { $0.place == "." && !$0.modules.isEmpty }) else {
            return projectChoice ?? tuistChoice.map { ($0, nil) }
        }
        let holders = package.modules.filter { module in
            paths.contains { path in module.sources.map { FilePath.contains(folder: $0, path) } ?? false }
        }
        // A package beside an app may be there for its tools.
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

    /// Of the apps of all projects, and of what has the name of one, the one that is most likely meant.
    private var projectChoice: (module: StarterModule, comment: String?)? {
        let candidates = projects.flatMap { project in
            project.modules.filter { $0.sources != nil && ($0.isApp || $0.name == Self.name(of: project.place)) }
        }
        let ranked = candidates.sorted { rank(of: $0).lexicographicallyPrecedes(rank(of: $1)) }
        guard let best = ranked.first else { return unreadChoice.map { ($0, nil) } }
        guard ranked.count > 1 else { return (best, nil) }
        guard rank(of: best).lexicographicallyPrecedes(rank(of: ranked[1])) else { return nil }
        let others = ranked.dropFirst().map { JSONValue.quoted($0.name) }.uniqueInOrder.prefix(Self.shownCount)
        return (
            best,
            "\(JSONValue.quoted(best.name)) is the most likely target; init --target NAME uses another, such as "
                + others.joined(separator: ", ") + "."
        )
    }

    /// How many other targets are named.
    private static let shownCount = 4

    /// How unlikely it is that a target of a project is meant, the weightiest reason first.
    private func rank(of module: StarterModule) -> [Int] {
        let words = FilePath.join(FilePath.parent(of: module.origin), module.name).lowercased()
        let isSample = ["demo", "example", "playground", "sample", "test"].contains(where: words.contains)
        let platform = module.platform.flatMap { [.iOS, .macOS, .visionOS, .tvOS, .watchOS].firstIndex(of: $0) } ?? 0
        let isCalled = { (name: String) in module.name.lowercased() == name.lowercased() }
        return [
            isSample ? 1 : 0, module.isApp ? 0 : 1, platform, isCalled(repository) ? 0 : 1,
            isCalled(Self.name(of: module.origin)) ? 0 : 1, module.origin.split(separator: "/").count,
        ]
    }

    /// The name of an Xcode project; empty for what has no name of its own.
    private static func name(of project: String) -> String {
        let ending = ".xcodeproj"
        return project.hasSuffix(ending) ? FilePath.lastComponent(of: String(project.dropLast(ending.count))) : ""
    }

    /// The folder of a project's name, where the project cannot be read, or names its targets after something else.
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

    /// The target of a name, of whichever build.
    func module(named name: String) -> StarterModule? { all.first { $0.name == name } }

    /// The target with the innermost sources around a file.
    func module(holding path: String) -> StarterModule? {
        all.filter { FilePath.contains(folder: $0.sources ?? "", path) }
            .max { ($0.sources ?? "").utf8.count < ($1.sources ?? "").utf8.count }
    }

    /// All targets that generated files can belong to.
    var all: [StarterModule] {
        (projects + packages + manifests).flatMap(\.modules).filter { $0.sources != nil }
    }

    /// The targets that compile an asset catalog: none where nothing tells.
    func modules(compiling catalog: String) -> [StarterModule] {
        let holds = { (folder: String?) in folder.map { FilePath.contains(folder: $0, catalog) } ?? false }
        if let package = innermost(packages, around: catalog) { return package.modules.filter { holds($0.sources) } }
        let modules = (projects + manifests).flatMap(\.modules)
        let taking = modules.filter { $0.takes(catalog) }
        let around = modules.filter { holds($0.folder) }
        guard taking.isEmpty, around.isEmpty else { return taking.isEmpty ? around : taking }
        // What lies around all targets tells nothing of one.
        guard let manifest = innermost(manifests.filter { $0.place != "." }, around: catalog) else { return [] }
        if manifest.modules.isEmpty { return [module(ofManifestIn: manifest.place)] }
        return manifest.modules.count == 1 ? manifest.modules : []
    }

    /// The innermost of what is in folders that hold a path.
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

    /// Reads a manifest: the targets that it names, and which of them its libraries export, as far as its text tells: nobody
    /// runs it, and what it computes is not known. Where it names none in so many words, the folders that hold some.
    private func package(in place: String) -> Build {
        let manifest = ManifestText(manifest("Package.swift", in: place))
        // A package may be there for the same code as a project: for an editor, if that is an app.
        let others = projects.flatMap(\.modules)
        let twins = others.filter(\.hasXcodeMembers)
        let apps = others.filter(\.isApp).compactMap(\.sources)
        func module(
            _ name: String, _ path: String, _ access: AccessLevel = .public, isOnMainActor: Bool = false
        ) -> StarterModule {
            let sources = FilePath.normalized(FilePath.join(place, path))
            return StarterModule(
                name: name, origin: place, sources: sources, access: access, isOnMainActor: isOnMainActor,
                hasXcodeMembers: twins.contains { $0.sources == sources })
        }
        var package = Build(place: place, modules: [])
        var exported: [String] = []
        // A target in the dependencies of another stands inside that. Tests, plugins and macros cannot hold generated code.
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
        // What no target says by itself is said of all of them.
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
                // Of a folder that Xcode keeps in step with the disk, everything is compiled.
                let isInStep = sources.map { FilePath.relative($0, to: place).map(target.takes) ?? false } ?? false
                let step =
                    "in Xcode, add the folder \(FilePath.join(sources ?? "", "Generated")) to the target \(target.name)"
                return StarterModule(
                    name: target.name, origin: project, sources: sources,
                    access: isApp ? .internal : .public, isApp: isApp,
                    platform: target.sdk.flatMap { Self.platforms[$0] }, isOnMainActor: target.isOnMainActor,
                    previewFolders: target.previewFolders.map { FilePath.normalized(FilePath.join(place, $0)) },
                    firstStep: isInStep ? nil : step,
                    hasXcodeMembers: target.makesAssetSymbols
                ) { FilePath.relative($0, to: place).map(target.takes) ?? false }
            }
    }

    /// The targets of a project of XcodeGen.
    private func generatedTargets(in place: String) -> [StarterModule] {
        XcodeGenProject(manifest("project.yml", in: place)).targets.filter { !$0.type.hasPrefix("bundle.") }
            .map { target in
                let folders = target.sources.map { FilePath.normalized(FilePath.join(place, $0)) }.filter(isFolder)
                let isApp = target.type == "application"
                return StarterModule(
                    name: target.name, origin: FilePath.join(place, "project.yml"),
                    sources: folders.first { FilePath.lastComponent(of: $0) == target.name } ?? folders.first,
                    access: isApp ? .internal : .public, isApp: isApp,
                    platform: target.platforms.first.flatMap(ApplePlatform.init), isOnMainActor: target.isOnMainActor,
                    firstStep: "run xcodegen generate"
                ) { catalog in folders.contains { FilePath.contains(folder: $0, catalog) } }
            }
    }

    /// The platforms by the names that SDKs have in settings.
    private static let platforms: [String: ApplePlatform] = [
        "iphoneos": .iOS, "macosx": .macOS, "appletvos": .tvOS, "watchos": .watchOS, "xros": .visionOS,
    ]

    /// The folder of a target's name, beside the project or around one of its catalogs; else the folder that it takes
    /// everything of, or the one that all of its catalogs lie in.
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
    }

    /// The innermost folder that holds some files, where that is not the outermost of all.
    private func commonFolder(of paths: Set<String>) -> String? {
        let folders = paths.map { FilePath.parent(of: $0).split(separator: "/") }
        let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
            zip(common, folder).prefix { $0 == $1 }.map(\.0)
        }
        return common.isEmpty || common == ["."] ? nil : common.joined(separator: "/")
    }

    /// The targets that a manifest of Tuist states in so many words.
    private func tuistTargets(in place: String) -> [StarterModule] {
        TuistManifest(manifest("Project.swift", in: place)).targets.map { target in
            let lacksSources = !target.sources.areStated
            // Where it has no sources yet, they can lie beside its resources.
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

    /// The target that a manifest of Tuist is taken to describe: what it says is code.
    private func module(ofManifestIn place: String) -> StarterModule {
        let sources = FilePath.join(place, "Sources")
        return StarterModule(
            name: FilePath.lastComponent(of: place), origin: place, sources: isFolder(sources) ? sources : place)
    }
}

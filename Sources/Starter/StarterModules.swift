import AssetCatalogs
import CodeGeneration
import FileAccess
import LocatedJSON

/// The targets of the packages and projects that a search has found, and what they compile, as far as anything tells.
struct StarterModules {
    /// A package, with the folder that it lies in.
    private struct Package {
        var folder: String
        var modules: [StarterModule]
        /// The targets that libraries export, in their order.
        var exported: [StarterModule]
    }

    /// A target of an Xcode project or of a manifest of Tuist.
    private struct Target {
        var module: StarterModule
        /// Whether others can use what it holds.
        var isForOthers = true
        /// What lies in this folder is taken for its own, where no target says that it compiles it.
        var folder: String?
        /// Whether it says that it compiles an asset catalog.
        var takes: (_ catalog: String) -> Bool
    }

    private let folder: String
    private let fileSystem: any FileSystem
    private var packages: [Package] = []
    private var projects: [(path: String, targets: [Target])] = []
    /// The folders of their targets for which Xcode declares members: a package may be there for the same code.
    private var foldersWithXcodeMembers: Set<String> = []
    /// The folders that hold a manifest of Tuist, and the targets that each states in so many words.
    private var manifests: [(folder: String, targets: [Target])] = []

    /// Whether anything builds what is here.
    var areThere: Bool { !(packages.isEmpty && projects.isEmpty && manifests.isEmpty) }

    private static let manifestLimit = 1 << 20

    init(_ search: StarterSearch, in folder: String, _ fileSystem: any FileSystem) {
        self.folder = folder
        self.fileSystem = fileSystem
        projects = search.projects.map { ($0, targets(of: $0)) }
        let modules = projects.flatMap(\.targets).map(\.module)
        foldersWithXcodeMembers = Set(modules.filter(\.hasXcodeMembers).compactMap(\.sources))
        packages = search.packageFolders.map(package)
        manifests = search.manifestFolders.map { ($0, tuistTargets(in: $0)) }
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
        guard let package = packages.first(where: { $0.folder == "." && !$0.modules.isEmpty }) else {
            return (projectChoice ?? tuistChoice).map { ($0, nil) }
        }
        let holders = package.modules.filter { module in
            paths.contains { path in module.sources.map { FilePath.contains(folder: $0, path) } ?? false }
        }
        // A package beside an app may be there for its tools.
        if holders.isEmpty, let app = projectChoice, app.isApp { return (app, nil) }
        let choices = [package.modules, holders, package.exported].first { $0.count == 1 } ?? package.exported
        guard let choice = choices.first else { return nil }
        guard choices.count > 1 else { return (choice, nil) }
        let name = JSONValue.quoted(choice.name)
        return (
            choice,
            "Libraries export several targets, and \(name) is the first: the folder of another can stand here."
        )
    }

    private var projectChoice: StarterModule? {
        guard projects.count == 1, let project = projects.first else { return nil }
        let name = FilePath.lastComponent(of: String(project.path.dropLast(".xcodeproj".utf8.count)))
        let apps = project.targets.filter(\.module.isApp)
        let targets = project.targets.filter { $0.module.name == name } + (apps.count == 1 ? apps : [])
        if let found = targets.first(where: { $0.module.sources != nil }) { return found.module }
        // A project that cannot be read, or that names its targets after something else.
        let place = FilePath.normalised(FilePath.join(FilePath.parent(of: project.path), name))
        guard isFolder(place) else { return nil }
        let haveMembers = project.targets.contains(where: \.module.hasXcodeMembers)
        return StarterModule(
            name: name, origin: project.path, sources: place, access: .public, hasXcodeMembers: haveMembers)
    }

    private var tuistChoice: StarterModule? {
        let modules = manifests.flatMap(\.targets).filter(\.isForOthers).map(\.module)
        let apps = modules.filter(\.isApp)
        let choices = apps.isEmpty ? modules : apps
        return choices.count == 1 ? choices.first : nil
    }

    /// The targets that compile an asset catalog: none where nothing tells.
    func modules(compiling catalog: String) -> [StarterModule] {
        if let package = innermost(packages.map(\.folder), around: catalog) {
            let modules = packages.first { $0.folder == package }?.modules ?? []
            return modules.filter { module in module.sources.map { FilePath.contains(folder: $0, catalog) } ?? false }
        }
        let targets = projects.flatMap(\.targets) + manifests.flatMap(\.targets)
        let taking = targets.filter { $0.takes(catalog) }
        let around = targets.filter { $0.folder.map { FilePath.contains(folder: $0, catalog) } ?? false }
        guard taking.isEmpty, around.isEmpty else { return (taking.isEmpty ? around : taking).map(\.module) }
        // What lies around all targets tells nothing of one.
        guard let folder = innermost(manifests.map(\.folder).filter { $0 != "." }, around: catalog) else { return [] }
        let stated = manifests.first { $0.folder == folder }?.targets ?? []
        return stated.isEmpty ? [module(ofManifestIn: folder)] : stated.count == 1 ? [stated[0].module] : []
    }

    /// The innermost of some folders that holds a path.
    private func innermost(_ folders: [String], around path: String) -> String? {
        folders.filter { $0 == "." || FilePath.contains(folder: $0, path) }.max { $0.utf8.count < $1.utf8.count }
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
    private func package(in place: String) -> Package {
        let manifest = ManifestText(manifest("Package.swift", in: place))
        func module(_ name: String, _ path: String, _ access: AccessLevel = .public) -> StarterModule {
            let sources = FilePath.normalised(FilePath.join(place, path))
            return StarterModule(
                name: name, origin: place, sources: sources, access: access,
                hasXcodeMembers: foldersWithXcodeMembers.contains(sources))
        }
        var package = Package(folder: place, modules: [], exported: [])
        var exported: [String] = []
        // A target in the dependencies of another stands inside that. Tests, plugins and macros cannot hold generated code.
        for call in manifest.calls(of: /\.(target|executableTarget|executable|library)\s*\(/) {
            if call.name == "library" { exported += manifest.texts(of: "targets", in: call.arguments) }
            guard call.name.hasSuffix("arget"), let name = manifest.text(of: "name", in: call.arguments) else {
                continue
            }
            let path = manifest.text(of: "path", in: call.arguments) ?? "Sources/\(name)"
            package.modules.append(module(name, path, call.name == "target" ? .public : .internal))
        }
        package.modules.removeAll { !isFolder($0.sources ?? "") }
        package.exported = exported.compactMap { name in package.modules.first { $0.name == name } }
        guard package.modules.isEmpty else { return package }
        let entries = (try? fileSystem.list(FilePath.join(FilePath.join(folder, place), "Sources"))) ?? []
        let folders = entries.filter { $0.kind == .folder && StarterSearch.isVisible($0.name) }
        package.modules = folders.map { module($0.name, "Sources/\($0.name)") }
        return package
    }

    private func targets(of project: String) -> [Target] {
        let place = FilePath.parent(of: project)
        return XcodeProject(FilePath.join(folder, project), fileSystem).targets
            .filter { !$0.product.hasPrefix("bundle.") }
            .map { target in
                let module = StarterModule(
                    name: target.name, origin: project, sources: sources(of: target, in: place),
                    access: target.product == "application" ? .internal : .public,
                    isApp: target.product == "application", hasXcodeMembers: target.makesAssetSymbols)
                return Target(module: module) { FilePath.relative($0, to: place).map(target.takes) ?? false }
            }
    }

    /// The folder of a target's name, beside the project or around one of its catalogs; else the folder that it takes
    /// everything of, or the one that all of its catalogs lie in.
    private func sources(of target: XcodeProject.Target, in place: String) -> String? {
        let around = target.resources.sorted().compactMap { path in
            let names = path.split(separator: "/")
            return names.firstIndex { $0 == target.name }.map { names[...$0].joined(separator: "/") }
        }
        let beside = { FilePath.normalised(FilePath.join(place, $0)) }
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
    private func tuistTargets(in place: String) -> [Target] {
        TuistManifest(manifest("Project.swift", in: place)).targets.map { target in
            let lacksSources = !target.sources.areStated
            // Where it has no sources yet, they can lie beside its resources.
            let folders = (lacksSources ? target.resources : target.sources).folders
            let sources =
                folders.map { FilePath.normalised(FilePath.join(place, $0)) }.first { $0 != "." && isFolder($0) }
                ?? (place == "." ? nil : module(ofManifestIn: place).sources)
            let module = StarterModule(
                name: target.name, origin: place, sources: sources, access: target.isApp ? .internal : .public,
                isApp: target.isApp, lacksSources: lacksSources)
            return Target(
                module: module, isForOthers: target.isForOthers && sources != nil,
                folder: target.resources.taken.isEmpty ? sources : nil
            ) { FilePath.relative($0, to: place).map(target.resources.contain) ?? false }
        }
    }

    /// The target that a manifest of Tuist is taken to describe: what it says is code.
    private func module(ofManifestIn place: String) -> StarterModule {
        let sources = FilePath.join(place, "Sources")
        return StarterModule(
            name: FilePath.lastComponent(of: place), origin: place, sources: isFolder(sources) ? sources : place,
            access: .public)
    }
}

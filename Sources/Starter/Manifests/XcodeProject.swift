import AssetCatalogs
import CodeGeneration
import FileAccess
import SwiftSources

/// The targets of an Xcode project, in the order of the file, without bundles such as tests. Paths inside are relative to
/// the project.
struct XcodeProject {
    private(set) var modules: [StarterModule] = []
    /// The path of the project, and the folder with it.
    private let path: String
    private let folder: BuildFolder
    private let file: XcodeProjectFile
    private var objects: [String: XcodeProjectFile.Object] { file.objects }
    private var paths: [String: String] { file.paths }

    init(_ path: String, in folder: BuildFolder) {
        (self.path, self.folder) = (path, folder)
        let name = FilePath.join(FilePath.lastComponent(of: path), XcodeProjectFile.fileName)
        file = XcodeProjectFile(folder.read(name, limit: XcodeProjectFile.byteLimit))
        guard let project = file.project else { return }
        // The settings of the project apply if a target does not set them.
        let usual = Dictionary(configurations(of: project)) { first, _ in first }
        let targets = (project.targets ?? []).filter { objects[$0]?.isBundle == false }
        modules = targets.compactMap { module($0, usual) }
    }

    private func module(_ key: String, _ usual: [String: XcodeProjectFile.BuildSettings]) -> StarterModule? {
        guard let target = objects[key], let name = target.name, let product = target.product else { return nil }
        let configurations = configurations(of: target)
        func settings(_ setting: KeyPath<XcodeProjectFile.BuildSettings, String?>) -> [String?] {
            configurations.map { $1[keyPath: setting] ?? usual[$0]?[keyPath: setting] }
        }
        let (resources, excluded) = resources(of: key, target)
        let listed = file.listedFiles(of: key)
        let takes = { [path = folder.path] (catalog: String) in
            guard let catalog = FilePath.relative(catalog, to: path) else { return false }
            let holds = { (place: String) in FilePath.contains(folder: place, catalog) }
            return resources.contains(where: holds) && !excluded.contains(where: holds)
        }
        var module = StarterModule(name: name, origin: path, sources: sources(of: key, name, resources))
        module.isApp = product == "application"
        module.isForItself = !Self.productsForOthers.contains(product)
        module.platform =
            (settings(\.platforms) + settings(\.sdk)).lazy.compactMap(\.self).compactMap(Self.platform).first
        module.isOnMainActor = settings(\.defaultIsolation).contains("MainActor")
        module.previewFolders = settings(\.previewAssets).compactMap(\.self).prefix(1).flatMap(Self.paths)
            .map { folder[$0] }
        // The extensions contain members for the symbols.
        module.hasXcodeMembers = zip(settings(\.makesAssetMembers), settings(\.makesAssetSymbols))
            .contains { $0 == "YES" && $1 != "NO" }
        module.listsCatalogs = true
        module.synchronizedFolders = (target.fileSystemSynchronizedGroups ?? []).compactMap { paths[$0] }
            .map { folder[$0] }
        module.setOtherCode(module.synchronizedFolders + listed.sorted().map { folder[$0] })
        module.listedFiles = Set(listed.map { folder[$0] })
        module.takes = takes
        return module
    }

    /// The products that other targets import. Extensions, App Clips and watch apps cannot be imported.
    private static let productsForOthers: Set<String> = [
        "framework", "framework.static", "library.dynamic", "library.static",
    ]

    /// The platforms by the names of their SDKs. A target for several platforms has none.
    private static let platforms: [String: ApplePlatform] = [
        "iphoneos": .iOS, "macosx": .macOS, "appletvos": .tvOS, "watchos": .watchOS, "xros": .visionOS,
    ]

    /// Returns the platform of some SDKs, whose names are separated by spaces; `nil` for several.
    private static func platform(of names: String) -> ApplePlatform? {
        let found = Set(names.split(separator: " ").compactMap { platforms[String($0)] })
        return found.count == 1 ? found.first : nil
    }

    /// Returns the asset catalogs among a target's resources with its synchronized folders, and the exceptions in these.
    private func resources(
        of key: String, _ target: XcodeProjectFile.Object
    ) -> (taken: Set<String>, excluded: Set<String>) {
        let catalogs = file.files(of: "PBXResourcesBuildPhase", key).filter(AssetCatalog.isCatalog)
        let folders = target.fileSystemSynchronizedGroups ?? []
        let exceptions = file.exceptions(of: key)
        let others = exceptions.filter { !folders.contains($0.folder) }.flatMap(\.paths)
        return (
            Set(catalogs + folders.compactMap { paths[$0] } + others),
            Set(exceptions.filter { folders.contains($0.folder) }.flatMap(\.paths))
        )
    }

    /// Returns the folder of a target's code: a folder with its name, beside the project or around one of its catalogs;
    /// otherwise a synchronized folder of no other target, the folder of most of its files, or that of all its
    /// catalogs; or else the project's folder, if that has the target's name.
    private func sources(of key: String, _ name: String, _ resources: Set<String>) -> String? {
        let around = resources.sorted().compactMap { path in
            let names = path.split(separator: "/")
            return names.firstIndex { $0 == name }.map { names[...$0].joined(separator: "/") }
        }
        let catalogs = resources.filter(AssetCatalog.isCatalog)
        let folders = [mainFolder(of: file.listedFiles(of: key)), commonFolder(of: catalogs)].compactMap(\.self)
        let others = ownFolders(of: key) + folders
        return ([name] + around + others).map { folder[$0] }.first(where: folder.isFolder)
            ?? (FilePath.lastComponent(of: folder.path) == name ? folder.path : nil)
    }

    /// Returns the synchronized folders that belong only to this target, or else all of its synchronized folders.
    private func ownFolders(of target: String) -> [String] {
        let all = objects[target]?.fileSystemSynchronizedGroups ?? []
        let others = objects.filter { $0.key != target && $0.value.isBundle == false }
            .flatMap { $0.value.fileSystemSynchronizedGroups ?? [] }
        let own = all.filter { !others.contains($0) }
        return (own.isEmpty ? all : own).compactMap { paths[$0] }
    }

    /// Returns the common folder of a target's main files: those in the same top-level folder as most of its files.
    private func mainFolder(of files: Set<String>) -> String? {
        let outermost = Dictionary(grouping: files) { $0.prefix { $0 != "/" } }
        let largest = outermost.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
        return largest.flatMap { $0.value.count * 2 > files.count ? commonFolder(of: Set($0.value)) : nil }
    }

    /// Returns the innermost folder that contains some files, unless it is the project's folder.
    private func commonFolder(of paths: Set<String>) -> String? {
        let folders = paths.map { FilePath.parent(of: $0).split(separator: "/") }
        let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
            zip(common, folder).prefix { $0 == $1 }.map(\.0)
        }
        return common.isEmpty || common == ["."] ? nil : common.joined(separator: "/")
    }

    /// Returns the paths in a list that is separated by spaces. Paths can be quoted.
    private static func paths(in list: String) -> [String] {
        let parts = list.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        return parts.flatMap { $0.offset.isMultiple(of: 2) ? $0.element.split(separator: " ") : [$0.element] }
            .map { FilePath.normalized(String($0)) }
    }

    /// Returns the build configurations of a target or project.
    private func configurations(
        of owner: XcodeProjectFile.Object
    ) -> [(name: String, settings: XcodeProjectFile.BuildSettings)] {
        let list = owner.buildConfigurationList.flatMap { objects[$0] }
        return (list?.buildConfigurations ?? []).compactMap { objects[$0] }.compactMap { configuration in
            configuration.name.map { ($0, configuration.buildSettings ?? .init()) }
        }
    }
}

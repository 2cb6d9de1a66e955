import AssetCatalogs
import CodeGeneration
import FileAccess

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The targets of an Xcode project, in the order of the file, without bundles such as tests. Paths inside are relative to
/// the project.
struct XcodeProject {
    private(set) var modules: [StarterModule] = []
    /// The path of the project, and the folder with it.
    private let path: String
    private let folder: BuildFolder
    private var objects: [String: ProjectObject] = [:]
    /// The path of each group, file and folder.
    private var paths: [String: String] = [:]
    /// The synchronized folders.
    private var synchronizedFolders: [String] = []

    /// The size limit of a project file in bytes.
    private static let byteLimit = 16 << 20

    init(_ path: String, in folder: BuildFolder) {
        (self.path, self.folder) = (path, folder)
        let bytes = folder.read(FilePath.lastComponent(of: path) + "/project.pbxproj", limit: Self.byteLimit)
        guard let list = try? PropertyListDecoder().decode(ProjectList.self, from: Data(bytes)),
            let project = list.objects[list.rootObject]
        else { return }
        objects = list.objects
        if let group = project.mainGroup { findPaths(of: group, in: ".", depth: 0) }
        // The settings of the project apply if a target does not set them.
        let usual = Dictionary(configurations(of: project)) { first, _ in first }
        let targets = (project.targets ?? []).filter { objects[$0]?.isBundle == false }
        modules = targets.compactMap { module($0, usual) }
    }

    private func module(_ key: String, _ usual: [String: BuildSettings]) -> StarterModule? {
        guard let target = objects[key], let name = target.name, let product = target.product else { return nil }
        let configurations = configurations(of: target)
        func settings(_ setting: KeyPath<BuildSettings, String?>) -> [String?] {
            configurations.map { $1[keyPath: setting] ?? usual[$0]?[keyPath: setting] }
        }
        let (resources, excluded) = resources(of: key, target)
        let listed = listedFiles(of: key)
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
    private func resources(of key: String, _ target: ProjectObject) -> (taken: Set<String>, excluded: Set<String>) {
        let catalogs = files(of: "PBXResourcesBuildPhase", key).filter(AssetCatalog.isCatalog)
        let folders = target.fileSystemSynchronizedGroups ?? []
        let exceptions = exceptions(of: key)
        let others = exceptions.filter { !folders.contains($0.folder) }.flatMap(\.paths)
        return (
            Set(catalogs + folders.compactMap { paths[$0] } + others),
            Set(exceptions.filter { folders.contains($0.folder) }.flatMap(\.paths))
        )
    }

    /// Returns the Swift files that a target lists.
    private func listedFiles(of target: String) -> Set<String> {
        Set(files(of: "PBXSourcesBuildPhase", target).filter { $0.hasSuffix(".swift") })
    }

    /// Returns the paths of the files in a kind of build phase.
    private func files(of phase: String, _ target: String) -> [String] {
        let phases = (objects[target]?.buildPhases ?? []).compactMap { objects[$0] }.filter { $0.isa == phase }
        return phases.flatMap { $0.files ?? [] }.compactMap { objects[$0]?.fileRef }.compactMap { paths[$0] }
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
        let folders = [mainFolder(of: listedFiles(of: key)), commonFolder(of: catalogs)].compactMap(\.self)
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
    private func configurations(of owner: ProjectObject) -> [(name: String, settings: BuildSettings)] {
        let list = owner.buildConfigurationList.flatMap { objects[$0] }
        return (list?.buildConfigurations ?? []).compactMap { objects[$0] }.compactMap { configuration in
            configuration.name.map { ($0, configuration.buildSettings ?? BuildSettings()) }
        }
    }

    /// Returns the exceptions of a target: files that it adds from other targets' folders, or excludes from its own.
    private func exceptions(of target: String) -> [(folder: String, paths: [String])] {
        synchronizedFolders.flatMap { folder in
            (objects[folder]?.exceptions ?? []).compactMap { objects[$0] }.filter { $0.target == target }.map {
                let members = $0.membershipExceptions ?? []
                return (folder, members.map { FilePath.normalized(FilePath.join(paths[folder] ?? "", $0)) })
            }
        }
    }

    /// The nesting limit of groups, in case a group contains itself.
    private static let depthLimit = 64

    /// Records the paths of a group and its contents.
    private mutating func findPaths(of key: String, in folder: String, depth: Int) {
        guard depth < Self.depthLimit, paths[key] == nil, let object = objects[key] else { return }
        let path = object.path ?? ""
        let place: String
        switch object.sourceTree ?? "<group>" {
        case "<group>": place = FilePath.normalized(FilePath.join(folder, path))
        case "SOURCE_ROOT": place = FilePath.normalized(path)
        // Files in the SDK or the products do not belong to the project.
        default: return
        }
        paths[key] = place
        if object.isa == "PBXFileSystemSynchronizedRootGroup" { synchronizedFolders.append(key) }
        for child in object.children ?? [] { findPaths(of: child, in: place, depth: depth + 1) }
    }
}

/// The parts of a project file, a property list, that define targets and their resources.
private struct ProjectList: Decodable {
    var rootObject: String
    var objects: [String: ProjectObject]
}

/// An object of a project, which refers to other objects by their keys.
private struct ProjectObject: Decodable {
    var isa, name, path, sourceTree, productType, mainGroup, buildConfigurationList, fileRef, target: String?
    var targets, buildPhases, buildConfigurations, files, children: [String]?
    var fileSystemSynchronizedGroups, exceptions, membershipExceptions: [String]?
    var buildSettings: BuildSettings?

    /// The kind of product.
    var product: String? { productType?.replacing("com.apple.product-type.", with: "") }

    /// Whether a target builds a bundle, such as tests; `nil` if it has no product.
    var isBundle: Bool? { product?.hasPrefix("bundle.") }
}

/// The relevant settings of a build configuration. Settings that are not strings, such as lists, are ignored.
private struct BuildSettings: Decodable {
    var makesAssetMembers, makesAssetSymbols, platforms, sdk, defaultIsolation, previewAssets: String?

    enum CodingKeys: String, CodingKey {
        case makesAssetMembers = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
        case makesAssetSymbols = "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"
        case platforms = "SUPPORTED_PLATFORMS"
        case sdk = "SDKROOT"
        case defaultIsolation = "SWIFT_DEFAULT_ACTOR_ISOLATION"
        case previewAssets = "DEVELOPMENT_ASSET_PATHS"
    }

    init() {}

    init(from decoder: any Decoder) throws {
        let settings = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) -> String? { try? settings.decodeIfPresent(String.self, forKey: key) }
        (makesAssetMembers, makesAssetSymbols) = (text(.makesAssetMembers), text(.makesAssetSymbols))
        (platforms, sdk) = (text(.platforms), text(.sdk))
        (defaultIsolation, previewAssets) = (text(.defaultIsolation), text(.previewAssets))
    }
}

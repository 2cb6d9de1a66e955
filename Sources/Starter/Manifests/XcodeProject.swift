import FileAccess

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The targets of an Xcode project and their resources.
struct XcodeProject {
    struct Target {
        var name: String
        /// The product type: `application`, `framework`, `bundle.unit-test`.
        var product: String
        /// The asset catalogs among its resources, and its synchronized folders; relative to the project.
        var resources: Set<String>
        /// The exceptions in these folders.
        var excluded: Set<String>
        /// Whether Xcode declares members for the assets of its catalogs, in any of its build configurations.
        var makesAssetSymbols: Bool
        /// The name of the SDK that it is built with: `iphoneos`, `watchos`; `nil` or `auto` for several.
        var sdk: String?
        /// Whether the default isolation of its code is the main actor.
        var isOnMainActor: Bool
        /// The folders and files that are only for previews, relative to the project.
        var previewFolders: [String]

        /// Returns whether it compiles an asset catalog, by the path relative to the project.
        func takes(_ path: String) -> Bool {
            let holds = { (place: String) in FilePath.contains(folder: place, path) }
            return resources.contains(where: holds) && !excluded.contains(where: holds)
        }
    }

    /// The targets in the order of the file.
    private(set) var targets: [Target] = []
    private var objects: [String: ProjectObject] = [:]
    /// The path of each group, file and folder, relative to the project.
    private var paths: [String: String] = [:]
    /// The synchronized folders.
    private var synchronizedFolders: [String] = []

    /// How many bytes of a project file are read.
    private static let byteLimit = 16 << 20

    init(_ path: String, _ fileSystem: any FileSystem) {
        let file = FilePath.join(path, "project.pbxproj")
        guard let bytes = try? fileSystem.readStart(of: file, count: Self.byteLimit),
            let list = try? PropertyListDecoder().decode(ProjectList.self, from: Data(bytes)),
            let project = list.objects[list.rootObject]
        else { return }
        objects = list.objects
        if let group = project.mainGroup { findPaths(of: group, in: ".", depth: 0) }
        // The settings of the project apply if a target does not set them.
        let usual = Dictionary(configurations(of: project)) { first, _ in first }
        targets = (project.targets ?? []).compactMap { target($0, usual) }
    }

    private func target(_ key: String, _ usual: [String: BuildSettings]) -> Target? {
        guard let target = objects[key], let name = target.name, let product = target.productType else { return nil }
        let phases = target.buildPhases?.compactMap { objects[$0] } ?? []
        let files = phases.filter { $0.isa == "PBXResourcesBuildPhase" }.flatMap { $0.files ?? [] }
        let references = files.compactMap { objects[$0]?.fileRef }
        let folders = target.fileSystemSynchronizedGroups ?? []
        let catalogs = references.compactMap { paths[$0] }.filter { $0.hasSuffix(".xcassets") }
        let exceptions = exceptions(of: key)
        let others = exceptions.filter { !folders.contains($0.folder) }.flatMap(\.paths)
        let configurations = configurations(of: target)
        func settings(_ setting: KeyPath<BuildSettings, String?>) -> [String] {
            configurations.compactMap { $1[keyPath: setting] ?? usual[$0]?[keyPath: setting] }
        }
        return Target(
            name: name, product: product.replacing("com.apple.product-type.", with: ""),
            resources: Set(catalogs + folders.compactMap { paths[$0] } + others),
            excluded: Set(exceptions.filter { folders.contains($0.folder) }.flatMap(\.paths)),
            makesAssetSymbols: settings(\.makesAssetSymbols).contains("YES"), sdk: settings(\.sdk).first,
            isOnMainActor: settings(\.defaultIsolation).contains("MainActor"),
            previewFolders: Self.paths(in: settings(\.previewAssets).first ?? ""))
    }

    /// Returns the paths in a list that is separated by spaces, in which paths can be quoted.
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
}

/// The relevant settings of a build configuration. Settings that are not strings, such as lists, are ignored.
private struct BuildSettings: Decodable {
    var makesAssetSymbols, sdk, defaultIsolation, previewAssets: String?

    enum CodingKeys: String, CodingKey {
        case makesAssetSymbols = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
        case sdk = "SDKROOT"
        case defaultIsolation = "SWIFT_DEFAULT_ACTOR_ISOLATION"
        case previewAssets = "DEVELOPMENT_ASSET_PATHS"
    }

    init() {}

    init(from decoder: any Decoder) throws {
        let settings = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) -> String? { try? settings.decodeIfPresent(String.self, forKey: key) }
        (makesAssetSymbols, sdk) = (text(.makesAssetSymbols), text(.sdk))
        (defaultIsolation, previewAssets) = (text(.defaultIsolation), text(.previewAssets))
    }
}

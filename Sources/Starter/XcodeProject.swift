import FileAccess

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The targets of an Xcode project, and what each compiles.
struct XcodeProject {
    struct Target {
        var name: String
        /// What it makes: `application`, `framework`, `bundle.unit-test`.
        var product: String
        /// The asset catalogs among its resources, and the folders that it takes everything of; beside the project.
        var resources: Set<String>
        /// What of those folders it does not take.
        var excluded: Set<String>
        /// Whether Xcode declares members for the assets of its catalogs, in any of its build configurations.
        var makesAssetSymbols: Bool
        /// The name of the SDK that it is built with: `iphoneos`, `watchos`; `nil` or `auto` for several.
        var sdk: String?
        /// Whether the default isolation of its code is the main actor.
        var isOnMainActor: Bool
        /// The folders and files that only previews have, beside the project.
        var previewFolders: [String]

        /// Whether it compiles an asset catalog, named by its path beside the project.
        func takes(_ path: String) -> Bool {
            let holds = { (place: String) in FilePath.contains(folder: place, path) }
            return resources.contains(where: holds) && !excluded.contains(where: holds)
        }
    }

    /// The targets in the order of their names in the file.
    private(set) var targets: [Target] = []
    private var objects: [String: ProjectObject] = [:]
    /// The folders of groups, and the path of each file and folder, beside the project.
    private var paths: [String: String] = [:]
    /// The groups that are folders with all that is in them.
    private var synchronizedFolders: [String] = []

    /// How many bytes a project's file may have.
    private static let byteLimit = 16 << 20

    init(_ path: String, _ fileSystem: any FileSystem) {
        let file = FilePath.join(path, "project.pbxproj")
        guard let bytes = try? fileSystem.readStart(of: file, count: Self.byteLimit),
            let list = try? PropertyListDecoder().decode(ProjectList.self, from: Data(bytes)),
            let project = list.objects[list.rootObject]
        else { return }
        objects = list.objects
        if let group = project.mainGroup { findPaths(of: group, in: ".", depth: 0) }
        // What the project says of each build configuration, where a target says nothing.
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

    /// The paths in a list of texts with spaces between them, each perhaps in quotes.
    private static func paths(in list: String) -> [String] {
        let parts = list.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        return parts.flatMap { $0.offset.isMultiple(of: 2) ? $0.element.split(separator: " ") : [$0.element] }
            .map { FilePath.normalized(String($0)) }
    }

    /// The names of the build configurations of a target or project, with their settings.
    private func configurations(of owner: ProjectObject) -> [(name: String, settings: BuildSettings)] {
        let list = owner.buildConfigurationList.flatMap { objects[$0] }
        return (list?.buildConfigurations ?? []).compactMap { objects[$0] }.compactMap { configuration in
            configuration.name.map { ($0, configuration.buildSettings ?? BuildSettings()) }
        }
    }

    /// What a target takes of folders that are others', and does not take of its own.
    private func exceptions(of target: String) -> [(folder: String, paths: [String])] {
        synchronizedFolders.flatMap { folder in
            (objects[folder]?.exceptions ?? []).compactMap { objects[$0] }.filter { $0.target == target }.map {
                let members = $0.membershipExceptions ?? []
                return (folder, members.map { FilePath.normalized(FilePath.join(paths[folder] ?? "", $0)) })
            }
        }
    }

    /// How deep groups are looked into: nobody has more, and a file that says so may say it of itself.
    private static let depthLimit = 64

    /// Notes where a group and everything in it lies.
    private mutating func findPaths(of key: String, in folder: String, depth: Int) {
        guard depth < Self.depthLimit, paths[key] == nil, let object = objects[key] else { return }
        let path = object.path ?? ""
        let place: String
        switch object.sourceTree ?? "<group>" {
        case "<group>": place = FilePath.normalized(FilePath.join(folder, path))
        case "SOURCE_ROOT": place = FilePath.normalized(path)
        // What lies in the SDK or the products is none of the project's files.
        default: return
        }
        paths[key] = place
        if object.isa == "PBXFileSystemSynchronizedRootGroup" { synchronizedFolders.append(key) }
        for child in object.children ?? [] { findPaths(of: child, in: place, depth: depth + 1) }
    }
}

/// The file of a project, a property list: what of it says which target compiles what.
private struct ProjectList: Decodable {
    var rootObject: String
    var objects: [String: ProjectObject]
}

/// Any object of a project; other objects are named by their keys.
private struct ProjectObject: Decodable {
    var isa, name, path, sourceTree, productType, mainGroup, buildConfigurationList, fileRef, target: String?
    var targets, buildPhases, buildConfigurations, files, children: [String]?
    var fileSystemSynchronizedGroups, exceptions, membershipExceptions: [String]?
    var buildSettings: BuildSettings?
}

/// The settings of a build configuration that tell something. What is no text is left out: a setting can be a list.
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

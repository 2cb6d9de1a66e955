import FileAccess

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The objects in an Xcode project, by their keys. Paths are relative to the folder with the project.
struct XcodeProjectFile {
    private(set) var objects: [String: Object] = [:]
    /// The path of each group, file and folder.
    private(set) var paths: [String: String] = [:]
    /// The project itself; `nil` if the file cannot be read.
    private(set) var project: Object?
    /// The synchronized folders.
    private var synchronizedFolders: [String] = []

    /// The path of the file in a project.
    static let fileName = "project.pbxproj"
    /// The size limit in bytes.
    static let byteLimit = 16 << 20

    init(_ bytes: [UInt8]) {
        guard let list = try? PropertyListDecoder().decode(ObjectList.self, from: Data(bytes)),
            let project = list.objects[list.rootObject]
        else { return }
        (objects, self.project) = (list.objects, project)
        if let group = project.mainGroup { findPaths(of: group, in: ".", depth: 0) }
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

    /// Returns the paths of the files in a kind of build phase.
    func files(of phase: String, _ target: String) -> [String] {
        let phases = (objects[target]?.buildPhases ?? []).compactMap { objects[$0] }.filter { $0.isa == phase }
        return phases.flatMap { $0.files ?? [] }.compactMap { objects[$0]?.fileRef }.compactMap { paths[$0] }
    }

    /// Returns the Swift files that a target lists.
    func listedFiles(of target: String) -> Set<String> {
        Set(files(of: "PBXSourcesBuildPhase", target).filter { $0.hasSuffix(".swift") })
    }

    /// Returns the path of the configuration file of a build configuration; `nil` if it has none.
    func configurationFile(of configuration: Object) -> String? {
        if let file = configuration.baseConfigurationReference.flatMap({ paths[$0] }) { return file }
        // A file in a synchronized folder.
        guard let folder = configuration.baseConfigurationReferenceAnchor.flatMap({ paths[$0] }) else { return nil }
        return configuration.baseConfigurationReferenceRelativePath.map { FilePath.join(folder, $0) }
    }

    /// Returns the exceptions of a target: files that it adds from other targets' folders, or excludes from its own.
    func exceptions(of target: String) -> [(folder: String, paths: [String])] {
        synchronizedFolders.flatMap { folder in
            (objects[folder]?.exceptions ?? []).compactMap { objects[$0] }.filter { $0.target == target }.map {
                let members = $0.membershipExceptions ?? []
                return (folder, members.map { FilePath.normalized(FilePath.join(paths[folder] ?? "", $0)) })
            }
        }
    }
}

extension XcodeProjectFile {
    /// The parts of the file, a property list, that define targets and their resources.
    private struct ObjectList: Decodable {
        var rootObject: String
        var objects: [String: Object]
    }

    /// An object of a project, which refers to other objects by their keys.
    struct Object: Decodable {
        var isa, name, path, sourceTree, productType, mainGroup, buildConfigurationList, fileRef: String?
        var target, defaultConfigurationName, baseConfigurationReference: String?
        var baseConfigurationReferenceAnchor, baseConfigurationReferenceRelativePath: String?
        var targets, buildPhases, buildConfigurations, files, children: [String]?
        var fileSystemSynchronizedGroups, exceptions, membershipExceptions: [String]?
        var buildSettings: XcodeBuildSettings?

        /// The kind of product.
        var product: String? { productType?.replacing("com.apple.product-type.", with: "") }

        /// Whether a target builds a bundle, such as tests; `nil` if it has no product.
        var isBundle: Bool? { product?.hasPrefix("bundle.") }
    }
}

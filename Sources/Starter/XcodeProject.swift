import FileAccess

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

        /// Whether it compiles an asset catalog, named by its path beside the project.
        func takes(_ path: String) -> Bool {
            let holds = { (place: String) in FilePath.contains(folder: place, path) }
            return resources.contains(where: holds) && !excluded.contains(where: holds)
        }
    }

    /// The targets in the order of their names in the file.
    private(set) var targets: [Target] = []
    private var objects: [String: PropertyList] = [:]
    /// The folders of groups, and the path of each file and folder, beside the project.
    private var paths: [String: String] = [:]
    /// The groups that are folders with all that is in them.
    private var synchronizedFolders: [String] = []
    /// What the project says of each build configuration, where a target says nothing.
    private var settings: [String: PropertyList] = [:]

    /// How many bytes a project's file may have.
    private static let byteLimit = 16 << 20

    init(_ path: String, _ fileSystem: any FileSystem) {
        let file = FilePath.join(path, "project.pbxproj")
        guard let bytes = try? fileSystem.readStart(of: file, count: Self.byteLimit), let list = PropertyList(bytes),
            case .dictionary(let objects)? = list["objects"]
        else { return }
        self.objects = objects
        let project = list["rootObject"]?.text.flatMap { objects[$0] }
        if let group = project?["mainGroup"]?.text { findPaths(of: group, in: ".", depth: 0) }
        settings = Dictionary(project.map(configurations) ?? []) { first, _ in first }
        targets = project?["targets"]?.texts.compactMap(target) ?? []
        (self.objects, paths, synchronizedFolders, settings) = ([:], [:], [], [:])
    }

    private func target(_ key: String) -> Target? {
        guard let target = objects[key], let name = target["name"]?.text, let product = target["productType"]?.text
        else { return nil }
        let phases = target["buildPhases"]?.texts.compactMap { objects[$0] } ?? []
        let files = phases.filter { $0["isa"]?.text == "PBXResourcesBuildPhase" }.flatMap { $0["files"]?.texts ?? [] }
        let references = files.compactMap { objects[$0]?["fileRef"]?.text }
        let folders = target["fileSystemSynchronizedGroups"]?.texts ?? []
        let catalogs = references.compactMap { paths[$0] }.filter { $0.hasSuffix(".xcassets") }
        let exceptions = exceptions(of: key)
        let others = exceptions.filter { !folders.contains($0.folder) }.flatMap(\.paths)
        return Target(
            name: name, product: product.replacing("com.apple.product-type.", with: ""),
            resources: Set(catalogs + folders.compactMap { paths[$0] } + others),
            excluded: Set(exceptions.filter { folders.contains($0.folder) }.flatMap(\.paths)),
            makesAssetSymbols: makesAssetSymbols(target))
    }

    private func makesAssetSymbols(_ target: PropertyList) -> Bool {
        let key = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
        return configurations(of: target).contains { name, own in
            (own[key] ?? settings[name]?[key])?.text == "YES"
        }
    }

    /// The names of the build configurations of a target or project, with their settings.
    private func configurations(of owner: PropertyList) -> [(name: String, settings: PropertyList)] {
        let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
        return (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }.compactMap { configuration in
            guard let name = configuration["name"]?.text, let settings = configuration["buildSettings"] else {
                return nil
            }
            return (name, settings)
        }
    }

    /// What a target takes of folders that are others', and does not take of its own.
    private func exceptions(of target: String) -> [(folder: String, paths: [String])] {
        synchronizedFolders.flatMap { folder in
            (objects[folder]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
                .filter { $0["target"]?.text == target }
                .map { exception in
                    let members = exception["membershipExceptions"]?.texts ?? []
                    return (folder, members.map { FilePath.normalised(FilePath.join(paths[folder] ?? "", $0)) })
                }
        }
    }

    /// How deep groups are looked into: nobody has more, and a file that says so may say it of itself.
    private static let depthLimit = 64

    /// Notes where a group and everything in it lies.
    private mutating func findPaths(of key: String, in folder: String, depth: Int) {
        guard depth < Self.depthLimit, paths[key] == nil, let object = objects[key] else { return }
        let path = object["path"]?.text ?? ""
        let place: String
        switch object["sourceTree"]?.text ?? "<group>" {
        case "<group>": place = FilePath.normalised(FilePath.join(folder, path))
        case "SOURCE_ROOT": place = FilePath.normalised(path)
        // What lies in the SDK or the products is none of the project's files.
        default: return
        }
        paths[key] = place
        if object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" { synchronizedFolders.append(key) }
        for child in object["children"]?.texts ?? [] { findPaths(of: child, in: place, depth: depth + 1) }
    }
}

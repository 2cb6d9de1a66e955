import AssetCatalogs
import CodeGeneration
import FileAccess

/// The targets of an Xcode project, in the order of the file. Paths inside are relative to the project.
struct XcodeProject {
    /// The targets, without those for bundles such as tests.
    private(set) var targets: [ProjectTarget] = []
    /// The bundles.
    private(set) var bundles: [ProjectTarget] = []
    /// The path of the project, and the folder with it.
    private let path: String
    private let folder: BuildFolder
    private let file: XcodeProjectFile
    /// The folders with files in the project.
    private let groups: Set<String>
    /// The Swift files in each synchronized folder, which several targets can have.
    private let synchronizedCode: [String: [String]]
    private var objects: [String: XcodeProjectFile.Object] { file.objects }
    private var paths: [String: String] { file.paths }

    init(_ path: String, in folder: BuildFolder) {
        (self.path, self.folder) = (path, folder)
        let name = FilePath.join(FilePath.lastComponent(of: path), XcodeProjectFile.fileName)
        let file = XcodeProjectFile(folder.read(name, limit: XcodeProjectFile.byteLimit))
        self.file = file
        groups = Set(file.paths.values.map { folder[FilePath.parent(of: $0)] })
        let synchronized = file.objects.values.flatMap { $0.fileSystemSynchronizedGroups ?? [] }
            .compactMap { file.paths[$0] }.map { folder[$0] }
        synchronizedCode = Dictionary(
            uniqueKeysWithValues: Set(synchronized).map { ($0, folder.swiftFiles(in: [$0])) })
        guard let project = file.project else { return }
        // The settings of the project apply if a target does not set them.
        let usual = Dictionary(configurations(of: project)) { first, _ in first }
        for key in project.targets ?? [] {
            guard let isBundle = objects[key]?.isBundle, let target = target(key, usual) else { continue }
            if isBundle { bundles.append(target) } else { targets.append(target) }
        }
    }

    private func target(_ key: String, _ usual: [String: XcodeBuildSettings]) -> ProjectTarget? {
        guard let object = objects[key], let name = object.name, let product = object.product else { return nil }
        let (added, excluded) = exceptions(of: key, object)
        let resources = resources(of: key, object, with: added)
        let listed = file.listedFiles(of: key)
        let catalogs = Set(resources.filter(AssetCatalog.isCatalog).map { folder[$0] })
        let code = (listed + added.filter { $0.hasSuffix(".swift") }).map { folder[$0] }
        let sources = sources(of: name, listing: code, beside: catalogs, ownFolders(of: key), excluding: excluded)
        var target = ProjectTarget(name: name, origin: path, sources: sources)
        target.groups = groups
        target.isApp = product == "application"
        target.isForItself = !Self.productsForOthers.contains(product)
        target.listsCatalogs = true
        target.synchronizedFolders = (object.fileSystemSynchronizedGroups ?? []).compactMap { paths[$0] }
            .map { folder[$0] }
        target.listedFiles = Set(listed.map { folder[$0] })
        target.code = target.synchronizedFolders + (listed.sorted() + added).map { folder[$0] }
        target.excludedCode = excluded.sorted().map { folder[$0] }
        // The paths of files in unusual groups may be wrong. One that is right shows that the others are, too.
        target.listsCode = target.listedFiles.contains { path in
            FilePath.contains(folder: target.sources ?? path, path) && folder.isFile(path)
        }
        let configurations = configurations(of: object).map { ($0, usual[$0].map($1.merging) ?? $1) }
        apply(configurations.map(\.1), to: &target)
        target.exclusion = configurations.first.flatMap { name, settings in
            settings[.excludedFiles].map {
                ProjectTarget.Exclusion(configuration: name, patterns: XcodeBuildSettings.words(in: $0))
            }
        }
        target.takes = { [path = folder.path, exclusion = target.exclusion] (catalog: String) in
            guard let catalog = FilePath.relative(catalog, to: path) else { return false }
            let holds = { (place: String) in FilePath.contains(folder: place, catalog) }
            return resources.contains(where: holds) && !excluded.contains(where: holds)
                && exclusion?.contains(catalog) != true
        }
        return target
    }

    /// Sets what the settings of the configurations mean for a target.
    private func apply(_ configurations: [XcodeBuildSettings], to target: inout ProjectTarget) {
        func values(of setting: BuildSetting) -> [String?] { configurations.map { $0[setting] } }
        target.platform =
            (values(of: .platforms) + values(of: .sdk)).lazy.compactMap(\.self).compactMap(Self.platform).first
        target.isOnMainActor = configurations.contains(where: \.isOnMainActor)
        target.previewFolders =
            configurations.lazy.map(\.previewPaths).first { !$0.isEmpty }.map { $0.map { folder[$0] } } ?? []
        let hasMembers = configurations.map(\.makesAssetMembers)
        target.hasXcodeMembers = hasMembers.contains(true) ? true : hasMembers.contains(nil) ? nil : false
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

    /// Returns the files and folders that a target adds from the synchronized folders of others, and those in its own that it
    /// does not compile.
    private func exceptions(
        of key: String, _ target: XcodeProjectFile.Object
    ) -> (added: [String], excluded: Set<String>) {
        let own = target.fileSystemSynchronizedGroups ?? []
        let exceptions = file.exceptions(of: key)
        return (
            exceptions.filter { !own.contains($0.folder) }.flatMap(\.paths),
            Set(exceptions.filter { own.contains($0.folder) }.flatMap(\.paths))
        )
    }

    /// Returns the asset catalogs among a target's resources with its synchronized folders.
    private func resources(
        of key: String, _ target: XcodeProjectFile.Object, with added: [String]
    ) -> Set<String> {
        let catalogs = file.files(of: "PBXResourcesBuildPhase", key).filter(AssetCatalog.isCatalog)
        return Set(catalogs + (target.fileSystemSynchronizedGroups ?? []).compactMap { paths[$0] } + added)
    }

    /// Returns the folder of most of a target's code: a synchronized one, if most of it is in such folders. Without code, it
    /// is the folder with the target's name beside the project, a synchronized one, or that of its catalogs; or else the
    /// project's folder, if that has the target's name.
    private func sources(
        of name: String, listing listed: [String], beside catalogs: Set<String>, _ synchronized: [String],
        excluding excluded: Set<String>
    ) -> String? {
        let excluded = Set(excluded.map { folder[$0] })
        let found = synchronized.flatMap { synchronizedCode[$0, default: []] }.filter { !excluded.contains($0) }
        let counts = FolderCounts(listed + found, besides: catalogs)
        let main =
            counts.areMostly(in: synchronized)
            ? counts.mainFolder(of: name, among: synchronized) : counts.mainFolder(of: name, inProjectIn: folder.path)
        let ofCatalogs = FolderCounts(catalogs.sorted()).mainFolder(of: name, inProjectIn: folder.path)
        let others = [folder[name]] + synchronized + [ofCatalogs].compactMap(\.self)
        return ([main].compactMap(\.self) + others).first(where: folder.isFolder)
            ?? (FilePath.lastComponent(of: folder.path) == name ? folder.path : nil)
    }

    /// Returns the synchronized folders that belong only to this target, or else all of its synchronized folders.
    private func ownFolders(of target: String) -> [String] {
        let all = objects[target]?.fileSystemSynchronizedGroups ?? []
        let others = objects.filter { $0.key != target && $0.value.isBundle == false }
            .flatMap { $0.value.fileSystemSynchronizedGroups ?? [] }
        let own = all.filter { !others.contains($0) }
        return (own.isEmpty ? all : own).compactMap { paths[$0] }.map { folder[$0] }
    }

    /// Returns the build configurations of a target or project, the default one first.
    private func configurations(
        of owner: XcodeProjectFile.Object
    ) -> [(name: String, settings: XcodeBuildSettings)] {
        let list = owner.buildConfigurationList.flatMap { objects[$0] }
        let all = (list?.buildConfigurations ?? []).compactMap { objects[$0] }.compactMap { configuration in
            configuration.name.map { name in
                let own = configuration.buildSettings ?? XcodeBuildSettings()
                let path = file.configurationFile(of: configuration)
                return (name: name, settings: path.map { own.merging(XcodeBuildSettings(at: $0, in: folder)) } ?? own)
            }
        }
        return all.filter { $0.name == list?.defaultConfigurationName }
            + all.filter { $0.name != list?.defaultConfigurationName }
    }
}

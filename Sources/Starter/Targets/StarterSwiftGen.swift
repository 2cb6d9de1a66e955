import CodeGeneration
import FileAccess
import Projects

/// The files that SwiftGen generates for asset catalogs, of all targets.
struct StarterSwiftGen {
    /// A file of SwiftGen with its catalogs.
    struct Replaced {
        let file: SwiftGenConfiguration.Output
        let catalogs: [String]
        /// The catalogs in SwiftGen's configuration that were not found.
        let missing: [String]
        /// The path of SwiftGen's configuration.
        let configuration: String
        /// The target that compiles it; `nil` if unknown.
        let module: ProjectTarget?
        /// The names of the targets whose Xcode project lists the file, and of those whose specification does.
        let listers, specifiedListers: [String]

        /// Whether SwiftGen's file has a type for its only catalog that was found: it always has one, or it also has
        /// others.
        var hasOnlyCatalogInType: Bool {
            catalogs.count == 1 && (file.isOn("forceFileNameEnum") || !missing.isEmpty)
        }

        /// The path of the file, or else the type in it.
        var name: String { file.path ?? file.scope }
    }

    /// Something that is left to SwiftGen.
    enum Remark: Hashable {
        /// A file whose catalogs were not found, or whose template has no equivalent.
        case unreplaced(String, hasCatalogs: Bool)
        /// Catalogs of a replaced file that were not found.
        case missing([String], name: String)
        case ofOtherTarget(String)
        case sections([String], configuration: String)
    }

    /// The files that outputs can replace.
    private(set) var replaced: [Replaced] = []
    /// The custom templates, by the paths of their catalogs.
    private(set) var assetTemplates: [String: [AssetTemplate]] = [:]
    let configurations: [SwiftGenConfiguration]
    private(set) var remarks: [Remark] = []

    init(
        _ search: StarterSearch, _ modules: ProjectTargets, likeliest: ProjectTarget?, _ fileSystem: SearchedFolder
    ) {
        let folder = BuildFolder(".", fileSystem)
        configurations = search[.swiftGen].map { path in
            SwiftGenConfiguration(String(decoding: folder.read(path), as: UTF8.self), at: path)
        }
        for configuration in configurations {
            for file in configuration.outputs {
                let catalogs = search[.catalog].filter { path in
                    file.inputs.contains { FilePath.contains(folder: $0, path) }
                }
                if let template = file.ownTemplate.map(folder.folder(of: configuration.path).assetTemplate) {
                    for catalog in catalogs { assetTemplates[catalog, default: []].append(template) }
                }
                if !catalogs.isEmpty, file.isKnown {
                    let missing = file.missingCatalogs(among: search[.catalog])
                    if !missing.isEmpty { remarks.append(.missing(missing, name: file.path ?? file.scope)) }
                    replaced.append(
                        Replaced(file, catalogs, missing, of: configuration.path, modules, likeliest: likeliest))
                } else {
                    remarks.append(.unreplaced(file.path ?? file.scope, hasCatalogs: !catalogs.isEmpty))
                }
            }
        }
        remarks = remarks.uniqueInOrder
        for configuration in configurations where replaced.contains(where: { $0.configuration == configuration.path }) {
            let sections = configuration.otherSections
            if !sections.isEmpty { remarks.append(.sections(sections, configuration: configuration.path)) }
        }
    }
}

extension StarterSwiftGen.Replaced {
    /// Finds the targets that compile a file. If the project cannot be read, the most likely target can still contain it.
    fileprivate init(
        _ file: SwiftGenConfiguration.Output, _ catalogs: [String], _ missing: [String], of configuration: String,
        _ modules: ProjectTargets, likeliest: ProjectTarget?
    ) {
        (self.file, self.catalogs, self.missing, self.configuration) = (file, catalogs, missing, configuration)
        let known = file.path.flatMap(modules.target(holding:)) ?? modules.targets(compiling: catalogs[0]).first
        let module = known ?? likeliest.flatMap { $0.holds(file) ? $0 : nil }
        self.module = module ?? .around(file, configuration)
        let all = file.path.map { path in modules.all.filter { $0.listedFiles.contains(path) } } ?? []
        let names = { (isIncluded: (ProjectTarget) -> Bool) in all.filter(isIncluded).map { $0.name(beside: module) } }
        listers = names { !$0.isGenerated }
        specifiedListers = names(\.isGenerated)
    }
}

extension ProjectTarget {
    fileprivate func holds(_ file: SwiftGenConfiguration.Output) -> Bool {
        guard let path = file.path, let sources else { return false }
        return FilePath.contains(folder: sources, path)
    }

    /// Returns a target for the folder of a SwiftGen file that no project is known to compile.
    fileprivate static func around(_ file: SwiftGenConfiguration.Output, _ origin: String) -> ProjectTarget? {
        guard let path = file.path else { return nil }
        let folder = FilePath.parent(of: path)
        let names = folder.split(separator: "/").filter { !["Generated", "Resources", "Sources"].contains($0) }
        var target = ProjectTarget(name: names.last.map(String.init) ?? "App", origin: origin, sources: folder)
        target.isForItself = !file.isOn("publicAccess")
        target.doubt = .unknownTarget(ofFile: path)
        target.firstStep = .addBesideSwiftGen(folder: ProjectTarget.folder(in: folder))
        return target
    }
}

// MARK: - The target

extension StarterSwiftGen {
    /// Returns the targets that compile a catalog according to SwiftGen's files; `nil` if no file is for it.
    func modules(compiling catalog: String) -> [ProjectTarget]? {
        let files = replaced.filter { $0.catalogs.contains(catalog) }
        return files.isEmpty ? nil : files.compactMap(\.module)
    }

    /// The target with the most of SwiftGen's files.
    var module: ProjectTarget? {
        let modules = replaced.compactMap(\.module)
        let counts = Dictionary(modules.map { ($0, 1) }, uniquingKeysWith: +)
        return modules.first { counts[$0] == counts.values.max() }
    }
}

// MARK: - The configuration

extension [StarterSwiftGen.Replaced] {
    var catalogs: [String] { flatMap(\.catalogs).uniqueInOrder }

    /// Returns whether outputs replace a Swift file: SwiftGen generated it, and it declares one of their types.
    func replace(_ bytes: [UInt8], declaring types: some Sequence<String>) -> Bool {
        SwiftGenConfiguration.hasGenerated(bytes) && types.contains { type in contains { $0.file.scope == type } }
    }

    /// The access level of SwiftGen's files; `nil` if there are none.
    var access: AccessLevel? {
        isEmpty ? nil : contains { $0.file.isOn("publicAccess") } ? .public : .internal
    }

    /// The bundle from which the files load assets.
    var bundle: Decision<BundleChoice, BundleReason?> {
        guard let text = lazy.compactMap({ $0.file["bundle"] }).first else { return Decision(.automatic, nil) }
        let known: [String: BundleChoice] = [
            "Bundle.module": .module, ".module": .module, "Bundle.main": .main, ".main": .main,
            "BundleToken.bundle": .automatic,
        ]
        let type = text.wholeMatch(of: /(?:Foundation\.)?Bundle\(for: ?([\w.]+)\.self\)/)?.1
        guard let choice = known[text] ?? type.map({ .ofClass(String($0)) }) else {
            return Decision(.automatic, .unknown(text))
        }
        return Decision(choice, nil)
    }
}

import CodeGeneration
import Diagnostics
import FileAccess
import LocatedJSON

/// The files that SwiftGen generates for asset catalogs, of all targets.
struct StarterSwiftGen {
    /// A file of SwiftGen with its catalogs.
    struct Replaced {
        let file: SwiftGenConfiguration.Output
        let catalogs: [String]
        /// The path of SwiftGen's configuration.
        fileprivate let configuration: String
        /// The target that compiles it; `nil` if unknown.
        let module: StarterModule?

        /// The names of the targets whose project lists the file.
        let listers: [String]

        /// The path of the file, or else the type in it.
        var name: String { file.path ?? file.scope }
    }

    /// The files that outputs can replace.
    private(set) var replaced: [Replaced] = []
    /// The custom templates, by the paths of their catalogs.
    private(set) var assetTemplates: [String: [AssetTemplate]] = [:]
    private let configurations: [SwiftGenConfiguration]
    /// Comments on files that are not replaced, one line each.
    private(set) var comments: [String] = []

    init(
        _ search: StarterSearch, _ modules: StarterModules, likeliest: StarterModule?, _ fileSystem: SearchedFolder
    ) {
        let folder = BuildFolder(".", fileSystem)
        configurations = search.swiftGenFiles.map { path in
            SwiftGenConfiguration(String(decoding: folder.read(path), as: UTF8.self), at: path)
        }
        for configuration in configurations {
            for file in configuration.outputs {
                let catalogs = search.catalogs.filter { path in
                    file.inputs.contains { FilePath.contains(folder: $0, path) }
                }
                if let template = file.ownTemplate.map(folder.folder(of: configuration.path).assetTemplate) {
                    for catalog in catalogs { assetTemplates[catalog, default: []].append(template) }
                }
                guard !catalogs.isEmpty, file.isKnown else {
                    let name = JSONValue.quoted(file.path ?? file.scope)
                    let reason = catalogs.isEmpty ? "its catalogs were not found" : "its template is not swift5"
                    let comment = "SwiftGen's \(name) is not replaced: \(reason)."
                    if !comments.contains(comment) { comments.append(comment) }
                    continue
                }
                // If the project cannot be read, the most likely target can still contain the file.
                let module = modules.module(of: file, catalogs) ?? likeliest.flatMap { $0.holds(file) ? $0 : nil }
                let listers = file.path.map { path in modules.all.filter { $0.listedFiles.contains(path) } } ?? []
                replaced.append(
                    Replaced(
                        file: file, catalogs: catalogs, configuration: configuration.path,
                        module: module ?? .around(file, configuration.path),
                        listers: listers.map { $0.name(beside: module) }))
            }
        }
        for configuration in configurations where replaced.contains(where: { $0.configuration == configuration.path }) {
            let names = Wording.list(configuration.otherSections)
            if names.isEmpty { continue }
            comments.append(
                "\(configuration.path) also has \(names), which init does not convert: keep SwiftGen for the rest.")
        }
    }
}

extension StarterModules {
    /// Returns the target that compiles a file of SwiftGen; `nil` if unknown.
    fileprivate func module(of file: SwiftGenConfiguration.Output, _ catalogs: [String]) -> StarterModule? {
        file.path.flatMap(module(holding:)) ?? modules(compiling: catalogs[0]).first
    }
}

extension StarterModule {
    fileprivate func holds(_ file: SwiftGenConfiguration.Output) -> Bool {
        guard let path = file.path, let sources else { return false }
        return FilePath.contains(folder: sources, path)
    }

    /// Returns a target for the folder of a SwiftGen file that no project is known to compile.
    fileprivate static func around(_ file: SwiftGenConfiguration.Output, _ origin: String) -> StarterModule? {
        guard let path = file.path else { return nil }
        let folder = FilePath.parent(of: path)
        let names = folder.split(separator: "/").filter { !["Generated", "Resources", "Sources"].contains($0) }
        return StarterModule(
            name: names.last.map(String.init) ?? "App", origin: origin, sources: folder,
            isForItself: !file.isOn("publicAccess"),
            sourcesComment: "No package or project is known to compile \(JSONValue.quoted(path)).",
            firstStep: "add the folder \(StarterModule.folder(in: folder)) to the target with SwiftGen's file")
    }
}

// MARK: - The target

extension StarterSwiftGen {
    /// Returns the targets that compile a catalog according to SwiftGen's files; `nil` if no file is for it.
    func modules(compiling catalog: String) -> [StarterModule]? {
        let files = replaced.filter { $0.catalogs.contains(catalog) }
        return files.isEmpty ? nil : files.compactMap(\.module)
    }

    /// The target with the most of SwiftGen's files.
    var module: StarterModule? {
        let modules = replaced.compactMap(\.module)
        let counts = Dictionary(modules.map { ($0, 1) }, uniquingKeysWith: +)
        return modules.first { counts[$0] == counts.values.max() }
    }

    /// Returns comments on files that are not replaced, because the user chose another target.
    static func comments(on others: [Replaced]) -> [String] {
        others.map { other in
            "SwiftGen also writes \(JSONValue.quoted(other.name)), for another target: init without --target replaces it, too."
        }
    }

    /// Returns the step that deletes the replaced files of some targets, and SwiftGen's configuration for them.
    func step(replacing replaced: [Replaced], deleting files: [String]) -> String? {
        guard !replaced.isEmpty else { return nil }
        var isAll = true
        let rest = configurations.compactMap { configuration -> String? in
            let own = replaced.filter { $0.configuration == configuration.path }
            let isWhole = own.count == configuration.outputs.count
            isAll = isAll && isWhole && configuration.otherSections.isEmpty
            if own.isEmpty { return nil }
            if isWhole {
                let isNeeded = !configuration.otherSections.isEmpty
                return isNeeded ? "the section xcassets of \(configuration.path)" : configuration.path
            }
            let names = own.map(\.name)
            let areListed = own.allSatisfy { $0.file.path != nil }
            let entries = areListed ? "the matching entries" : "the entries of \(names.joined(separator: " and "))"
            return "\(entries) in \(configuration.path)"
        }
        // A file that Git ignores may only be missing here, and the project would still refer to it.
        let missing = replaced.filter { $0.file.path != nil && !files.contains($0.name) }
            .map { $0.listers.isEmpty ? "\($0.name) if it exists" : "the reference to \($0.name) in Xcode" }
        return "delete " + Wording.list(files + missing + rest + (isAll ? ["SwiftGen's build phase or plugin"] : []))
    }

    /// Returns the step that adds the generated files to the targets that compile the replaced ones, except those that
    /// another step names.
    static func step(
        sharing outputRoot: String, replacing replaced: [Replaced], besides targets: [String]
    ) -> String? {
        let names = replaced.flatMap(\.listers).filter { !targets.contains($0) }.uniqueInOrder
        if names.isEmpty { return nil }
        let targets = "the target\(names.count == 1 ? "" : "s") \(Wording.list(names))"
        return "in Xcode, also add the folder \(outputRoot) to \(targets): SwiftGen's file belongs to several targets"
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

    /// The bundle from which the files load assets, and a comment if it has no equivalent.
    var bundle: (choice: BundleChoice, comment: String?) {
        guard let text = lazy.compactMap({ $0.file["bundle"] }).first else { return (.automatic, nil) }
        let known: [String: BundleChoice] = [
            "Bundle.module": .module, ".module": .module, "Bundle.main": .main, ".main": .main,
            "BundleToken.bundle": .automatic,
        ]
        if let choice = known[text] { return (choice, nil) }
        if let match = text.wholeMatch(of: /(?:Foundation\.)?Bundle\(for: ?([\w.]+)\.self\)/) {
            return (.ofClass(String(match.1)), nil)
        }
        return (
            .automatic,
            "SwiftGen loads assets from \(JSONValue.quoted(text)): set \"bundle\" to a class in that bundle."
        )
    }
}

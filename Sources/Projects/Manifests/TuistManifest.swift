import CodeGeneration
import FileAccess
import SwiftSources

/// The targets in the manifest of a Tuist project, without tests.
struct TuistManifest {
    private(set) var targets: [ProjectTarget] = []
    private let manifest: ManifestText
    private let folder: BuildFolder

    /// Returns the last step before Xcode compiles new files.
    private static func step(for folder: BuildFolder) -> FirstStep {
        .run("tuist generate", folder: root(around: folder).path)
    }

    /// Returns the nearest folder with files of Tuist itself, or else the manifest's folder.
    private static func root(around folder: BuildFolder) -> BuildFolder {
        folder.outward.first { place in
            place.isFolder(place["Tuist"])
                || ["Tuist.swift", "Workspace.swift"].contains { !place.read($0).isEmpty }
        } ?? folder
    }

    /// File patterns that are string literals.
    private struct Files {
        /// Whether the manifest, or a function of the project, says which files these are.
        var areStated = false
        /// Whether it says that there are none.
        var areNone = false
        var taken: [String] = []
        var excluded: [String] = []

        /// The folder of each pattern: `App/Sources` for `App/Sources/**`.
        var folders: [String] {
            taken.map { pattern in
                let names = pattern.split(separator: "/")
                return names.prefix { name in
                    !name.contains("*") && !name.hasSuffix(".swift") && !name.hasSuffix(".xcassets")
                }.joined(separator: "/")
            }
        }

        /// Returns whether the patterns match an asset catalog.
        func contain(_ catalog: String) -> Bool {
            // A folder matches all of its contents.
            let fits = { PathPattern($0.contains("*") ? $0 : $0 + "/**").fits(catalog) }
            return taken.contains(where: fits) && !excluded.contains(where: fits)
        }
    }

    /// Reads the manifest in a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - helpers: The code of the functions and constants that manifests share.
    init(in folder: BuildFolder, helpers: [UInt8]) {
        (self.folder, manifest) = (folder, ManifestText(folder.read("Project.swift"), helpers: helpers))
        // An app can have a file for a type of its own called `Project`.
        guard manifest.declares("project") || folder.mentions("ProjectDescription", in: "Project.swift") else { return }
        let calls = described
        for call in calls {
            var sources = files(Self.labelsOfCode, in: call.arguments)
            sources.areStated = sources.areStated || !call.isTuists
            let resources = resources(of: call)
            let places = (sources.folders + resources.folders).filter { !$0.isEmpty }
            let name = manifest.text(of: "name", in: call.arguments) ?? Self.name(among: places, in: folder)
            guard let name, !(sources.taken + resources.taken).isEmpty else { continue }
            targets.append(target(name, call, sources, resources))
        }
        // A function can write out the only target of a manifest, or compute its files.
        if targets.isEmpty, folder.path != "." { targets = [onlyTarget(calls.filter { $0.product != nil })] }
        let previews = manifest.texts(ofKey: BuildSetting.previewAssets.rawValue).flatMap(XcodeBuildSettings.words)
        for index in targets.indices {
            targets[index].assetTemplates = assetTemplates
            targets[index].previewFolders = previews.map { folder[$0] }
        }
        separateResources()
    }

    /// A call that creates a target.
    private struct Call {
        let function: String
        let arguments: [SwiftArgument]
        /// The kind of product; `nil` if it is computed.
        let product: String?

        /// Whether the function is Tuist's. Another one can add sources and resources.
        var isTuists: Bool { ["Target", "target"].contains(function) }
    }

    /// The calls that create targets, except those for tests. Projects have functions of their own for that:
    /// `.make(name: "App", product: .app, …)`, or `.appTarget(name: "App", sources: ["App/**"])`. If the product is
    /// computed, the name must be known.
    private var described: [Call] {
        manifest.calls { name, arguments in
            let isNamed = manifest.text(of: "name", in: arguments) != nil || Self.product(namedIn: name) != nil
            return arguments.contains { $0.label == "product" && !manifest.isNone($0.value) }
                || isNamed && !files(Self.labelsOfCode, in: arguments).taken.isEmpty
        }.compactMap { name, arguments in
            if let product = manifest.member(of: "product", in: arguments) ?? Self.product(namedIn: name) {
                return Self.tests.contains(product)
                    ? nil : Call(function: name, arguments: arguments, product: product)
            }
            let target = manifest.text(of: "name", in: arguments)
            guard let target, !target.hasSuffix("Tests") else { return nil }
            return Call(function: name, arguments: arguments, product: nil)
        }
    }

    /// Returns the only target of the manifest, as its calls describe it.
    private func onlyTarget(_ described: [Call]) -> ProjectTarget {
        var target = Self.target(ofManifestIn: folder)
        // A function that chooses the product itself can take the resources, or compute them.
        let passed = manifest.calls { resources(in: $1).areStated }.map { resources(in: $0.arguments) }
        let areNone = passed.isEmpty && !manifest.calls { resources(in: $1).areNone }.isEmpty
        target.listsCatalogs = areNone
        target.hasBundleAccessor = areNone ? false : nil
        if described.count == 1 {
            target.set(product: described[0].product)
            target.hasBundleAccessor = hasBundleAccessor(resources(of: described[0]))
        }
        let areListed = passed.isEmpty && !areNone && manifest.lists("resources")
        if areListed || passed.contains(where: { !$0.taken.isEmpty }) { target.hasBundleAccessor = true }
        if !hasBundleAccessors { target.hasBundleAccessor = false }
        return target
    }

    /// Gives targets without sources folders of their own if other targets compile those of their resources.
    private mutating func separateResources() {
        for (index, target) in targets.enumerated() where target.code.isEmpty {
            guard case .unlisted? = target.doubt, let sources = target.sources,
                targets.contains(where: { $0.code.contains { FilePath.contains(folder: $0, sources) } })
            else { continue }
            targets[index].sources = folder[target.name]
            targets[index].doubt = .unlisted(target: target.name, folder: target.name)
        }
    }

    /// The project's own templates for asset catalogs: those of custom synthesizers, and the one that replaces Tuist's. One
    /// that cannot be found can be that of a plugin.
    private var assetTemplates: [AssetTemplate] {
        let custom = manifest.callsForProject(of: "custom")
            .filter { manifest.member(of: "parser", in: $0.arguments) == "assets" }
            .compactMap { manifest.text(of: "name", in: $1) ?? manifest.text(of: "resourceName", in: $1) }
        return (custom + ["Assets"]).uniqueInOrder.compactMap { name in
            let file = "Tuist/ResourceSynthesizers/\(name).stencil"
            let found = folder.outward.first { !$0.read(file).isEmpty }
            let unknown = custom.contains(name) ? AssetTemplate(path: "\(name).stencil", text: "") : nil
            return found.map { $0.assetTemplate(file) } ?? unknown
        }
    }

    private func target(_ name: String, _ call: Call, _ sources: Files, _ resources: Files) -> ProjectTarget {
        // Without sources, they may be added beside its resources.
        let folders = (sources.areStated ? sources : resources).folders.map { folder[$0] }.filter { $0 != "." }
        let existing = folder.mainFolder(of: name, among: folders.filter(folder.isFolder))
        let likely = folder.path == "." || existing != nil ? nil : Self.target(ofManifestIn: folder)
        // A folder that does not exist yet is compiled once it does.
        let stated = sources.areStated ? folders.first : nil
        let known = existing ?? (likely?.doubt == nil ? likely?.sources : nil) ?? stated
        let place = known ?? likely?.sources
        var target = ProjectTarget(name: name, origin: folder.path, sources: place)
        let written = folder.files(in: "Derived/Sources").filter { $0.hasSuffix("+\(name).swift") }
        target.code = sources.folders.map { folder[$0] }.filter { $0 != "." && folder.isFolder($0) } + written
        target.excludedPatterns = sources.excluded.map { PathPattern(folder[$0] + "/**") }
        target.set(product: call.product)
        target.platform =
            ["destinations", "platform"].flatMap { manifest.members(of: $0, in: call.arguments) }
            .lazy.compactMap { Self.platforms[$0] ?? ApplePlatform(rawValue: $0) }.first
        target.hasCode = place != nil && sources.areStated
        if sources.areStated {
            target.doubt = known == nil ? .computed(target: name) : nil
        } else {
            let own = place.map { FilePath.relative($0, to: folder.path) ?? $0 }
            target.doubt = own.map { .unlisted(target: name, folder: $0) }
        }
        target.firstStep = Self.step(for: folder)
        target.hasBundleAccessor = hasBundleAccessor(resources)
        target.listsCatalogs = resources.areNone
        target.folder = resources.taken.isEmpty && !resources.areNone ? place : nil
        target.takes = { [path = folder.path] in FilePath.relative($0, to: path).map(resources.contain) ?? false }
        return target
    }

    /// Returns whether Tuist declares `Bundle.module` for a target with resources; `nil` if a function of the project can
    /// add some.
    private func hasBundleAccessor(_ resources: Files) -> Bool? {
        if resources.areStated { return hasBundleAccessors }
        return resources.areNone || !hasBundleAccessors ? false : nil
    }

    private var hasBundleAccessors: Bool { !manifest.enables("disableBundleAccessors") }

    /// Returns the name of a target whose manifest computes it: that of its first folder, or of the folder around it.
    private static func name(among places: [String], in folder: BuildFolder) -> String? {
        guard let place = places.first else { return nil }
        let name = FilePath.lastComponent(of: place)
        let outer = FilePath.lastComponent(of: FilePath.parent(of: folder[place]))
        return outer != "." && ["Sources", "Resources"].contains(name) ? outer : name
    }

    /// Returns the target that a manifest probably describes, because its code cannot be evaluated.
    private static func target(ofManifestIn folder: BuildFolder) -> ProjectTarget {
        let name = ManifestText(folder.read("Project.swift")).firstName ?? FilePath.lastComponent(of: folder.path)
        let sources = ["Sources", "\(name)/Sources"].map { folder[$0] }.first(where: folder.isFolder)
        var target = ProjectTarget(name: name, origin: folder.path, sources: sources ?? folder.path)
        target.doubt = sources == nil ? .computed(target: name) : nil
        target.firstStep = step(for: folder)
        return target
    }

    private static let tests: Set<String> = ["unitTests", "uiTests"]
    private static let products = tests.union(ProjectTarget.productsForOthers).union(["app", "appExtension"])

    /// The words in names of functions for kinds of products, the most specific ones first.
    private static let wordsOfProducts = [
        ("test", "unitTests"), ("tests", "unitTests"), ("extension", "appExtension"), ("framework", "framework"),
        ("library", "staticLibrary"), ("app", "app"),
    ]

    /// Returns the kind of product in the name of a function: that of an app for `appTarget`.
    private static func product(namedIn function: String) -> String? {
        if products.contains(function) { return function }
        let words = function.matches(of: /[A-Z]?[a-z]+/).map { $0.output.lowercased() }
        return wordsOfProducts.first { words.contains($0.0) }?.1
    }

    /// The platforms of destinations with other names.
    private static let platforms: [String: ApplePlatform] = [
        "iPhone": .iOS, "iPad": .iOS, "mac": .macOS, "appleTv": .tvOS, "appleWatch": .watchOS, "appleVision": .visionOS,
    ]

    private static let labelsOfCode = ["sources", "buildableFolders"]

    private func resources(of call: Call) -> Files {
        var found = resources(in: call.arguments)
        // Only a function of the project can add some.
        if call.isTuists { found.areNone = !found.areStated }
        return found
    }

    private func resources(in arguments: [SwiftArgument]) -> Files {
        files(["resources", "buildableFolders"], in: arguments)
    }

    private func files(_ labels: [String], in arguments: [SwiftArgument]) -> Files {
        let passed = arguments.filter { labels.contains($0.label) }
        let stated = passed.filter { !manifest.isNone($0.value) }
        return stated.reduce(into: Files(areStated: !stated.isEmpty, areNone: !passed.isEmpty && stated.isEmpty)) {
            read(manifest.stated($1.value, as: Self.types[$1.label] ?? ""), into: &$0)
        }
    }

    /// The types of parameters with files, whose constants a manifest can name.
    private static let types = ["sources": "SourceFilesList", "resources": "ResourceFileElements"]

    /// The nesting limit of lists and calls, as in `.resources([.glob(pattern: .relativeToManifest("…"))])`.
    private static let depthLimit = 6

    /// Reads file patterns: a string, or strings in lists and calls.
    private func read(_ value: Range<Int>, into files: inout Files, depth: Int = 0) {
        if let text = manifest.text(value) { return files.taken.append(text) }
        guard depth < Self.depthLimit else { return }
        var found = Files()
        for element in manifest.elements(of: value) {
            switch element.label {
            case "", "pattern", "globs", "resources": read(element.value, into: &found, depth: depth + 1)
            case "excluding":
                var others = Files()
                read(element.value, into: &others, depth: depth + 1)
                found.excluded += others.taken
            default: break
            }
        }
        if manifest.function(calledIn: value) == "relativeToRoot" {
            let root = Self.root(around: folder)
            found.taken = found.taken.compactMap { FilePath.relative(root[$0], to: folder.path) }
        }
        files.taken += found.taken
        files.excluded += found.excluded
    }
}

extension ProjectTarget {
    /// Sets what a kind of product means for other targets. A computed one is that of a library.
    fileprivate mutating func set(product: String?) {
        guard let product else { return }
        isApp = product == "app"
        isForItself = !isApp && !Self.productsForOthers.contains(product)
    }

    fileprivate static let productsForOthers: Set<String> = [
        "framework", "staticFramework", "dynamicLibrary", "staticLibrary",
    ]
}

import AssetCatalogs
import CodeGeneration
import Diagnostics
import FileAccess
import LocatedJSON

/// The targets of a configuration and their asset catalogs: an app finds an asset only in the bundle that its catalog
/// is compiled into.
struct StarterCatalogs {
    /// A catalog with assets to generate code for.
    struct Found {
        let path: String
        let catalog: AssetCatalog
        /// The targets that are known to compile it.
        fileprivate var modules: [StarterModule]
        /// The project's own templates with which other tools write code for it.
        let templates: [AssetTemplate]
        /// The template that declares names for its colors.
        var colorTemplate: String? { templates.first(where: \.declaresColors)?.path }

        /// The targets that are known to compile it, as text; `nil` if there are none.
        fileprivate var owners: String? {
            let names = modules.map { JSONValue.quoted($0.name) }.uniqueInOrder
            return names.isEmpty ? nil : "the target\(names.count == 1 ? "" : "s") \(Wording.list(names))"
        }

        /// Whether code can name a color in it. The accent color of an app is used without its name.
        var hasNamedColors: Bool { hasColors { $0.hasColor && $0.name != "AccentColor" } }

        /// Whether it has a color outside of any namespace. Xcode declares the others in nested types.
        var hasPlainColors: Bool { hasColors { $0.namespace.isEmpty } }

        /// Returns whether it has a color, not a generated one, that a condition is true for.
        private func hasColors(_ condition: (Asset) -> Bool) -> Bool {
            catalog.hasHandmadeColors && catalog.assets(.color).contains(where: condition)
        }

        /// The number of its assets that an output can contain.
        fileprivate var size: Int {
            catalog.outputAssetCount + (catalog.hasHandmadeColors ? catalog.assets(.color).count : 0)
        }
    }

    /// A target with generated files.
    struct Target {
        /// The target, if known.
        var module: StarterModule?
        /// The catalogs, sorted by path.
        var catalogs: [Found] = []
        /// SwiftGen's files that outputs replace.
        var replaced: [StarterSwiftGen.Replaced] = []
        /// The app that compiles the catalogs for it; `nil` if it compiles them itself.
        var app: StarterModule?

        /// The catalogs with colors that already have members: Xcode declares them, by the setting of the catalog or
        /// else of the target, or another tool does.
        var catalogsWithMembers: [Found] {
            catalogs.filter { found in
                if found.colorTemplate != nil { return found.hasNamedColors }
                return found.hasPlainColors && found.catalog.makesSymbols ?? (module?.hasXcodeMembers == true)
            }
        }
    }

    /// The targets: first that of the tokens, then those with files of SwiftGen or with other assets.
    private(set) var targets = [Target()]
    /// The other catalogs, with the reasons.
    private(set) var leftOut: [LeftOutFile] = []
    /// A comment on the choice of the first target.
    private(set) var moduleComment: String?
    /// A comment on a library whose views cannot use what is generated for an app.
    private(set) var baseComment: String?
    /// Whether the target is unknown although there are packages or projects.
    private(set) var lacksModule = false

    /// All targets that can contain generated files.
    let modules: [StarterModule]

    let swiftGen: StarterSwiftGen
    /// Comments on files of SwiftGen for other targets than the requested one.
    private var otherComments: [String] = []
    /// The names of all targets, if none has the requested name.
    private(set) var targetNames: [String]?

    /// Finds the target and its catalogs.
    ///
    /// - Parameters:
    ///   - search: The search of the folder.
    ///   - tokenFiles: The chosen token files, relative to the folder.
    ///   - wanted: The name of the requested target; `nil` for the most likely one.
    ///   - fileSystem: The folder.
    init(
        _ search: StarterSearch, besides tokenFiles: [String], target wanted: String?,
        _ fileSystem: SearchedFolder
    ) {
        let modules = StarterModules(search, fileSystem)
        self.modules = modules.all
        let likeliest = modules.choice(holding: tokenFiles + search.catalogs)
        let hasChoice = wanted == nil && !tokenFiles.isEmpty
        let choice = (hasChoice ? likeliest : nil).flatMap { modules.designModule(insteadOf: $0.module) } ?? likeliest
        let swiftGen = StarterSwiftGen(search, modules, likeliest: choice?.module, fileSystem)
        self.swiftGen = swiftGen
        var found = Self.found(search, modules, swiftGen, fileSystem)
        leaveOutPreviews(from: &found)
        let module =
            wanted.map { modules.module(named: $0, compiling: search.catalogs) }
            ?? likelyModule(of: found, besides: tokenFiles, choice?.module, modules)
        if wanted != nil, module == nil { targetNames = modules.all.map(\.name).uniqueInOrder }
        lacksModule = module == nil && modules.hasBuilds
        let shared = wanted == nil ? module.flatMap { Self.comment(onSharing: $0, found) } : nil
        if wanted == nil { moduleComment = (module == choice?.module ? choice?.comment : nil) ?? shared }
        let own = takeReplaced(by: module, isRequested: wanted != nil, from: &found)
        var app: StarterModule?
        if own.isEmpty {
            if let module, wanted == nil { takeOthers(than: module, likeliest?.module, from: &found) }
            if let module, wanted != nil, tokenFiles.isEmpty { app = Self.share(&found, with: module, modules) }
            // Without tokens, there is only the catalog to generate code for.
            let needsOne = tokenFiles.isEmpty && wanted == nil
            leaveOutOthers(of: module, takingUnknown: needsOne || module?.listsCatalogs != true, from: &found)
        } else {
            leaveOut(from: &found) {
                own.catalogs.contains($0.path) ? nil : "SwiftGen does not generate names for it"
            }
        }
        targets[0] = Target(module: module, catalogs: found, replaced: own, app: app)
        if wanted == nil, tokenFiles.isEmpty, shared == nil { commentOnBase(in: modules) }
        leftOut.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// The comments on the catalogs, one line each.
    var comments: [String] {
        LeftOutFile.comments(on: leftOut, noun: "more catalog")
            + (targets.count == 1 && leftOut.contains(where: \.isOfAnotherTarget)
                ? ["Use \"targets\" to generate for several targets."] : [])
            + swiftGen.comments + otherComments
    }

    private mutating func leaveOut(from found: inout [Found], isOfAnother: Bool = false, _ reason: (Found) -> String?) {
        found.removeAll { candidate in
            guard let reason = reason(candidate) else { return false }
            leftOut.append(.init(path: candidate.path, reason: reason, isOfAnotherTarget: isOfAnother))
            return true
        }
    }

    /// Returns the catalogs with assets, and those that SwiftGen generates names for.
    private static func found(
        _ search: StarterSearch, _ modules: StarterModules, _ swiftGen: StarterSwiftGen, _ fileSystem: SearchedFolder
    ) -> [Found] {
        search.catalogs.map { path in
            let catalog = AssetCatalog.loadBetweenImports(path, from: fileSystem)
            let compiling = swiftGen.modules(compiling: path) ?? modules.modules(compiling: path)
            let templates = swiftGen.assetTemplates[path, default: []] + compiling.flatMap(\.assetTemplates)
            return Found(path: path, catalog: catalog, modules: compiling, templates: templates.uniqueInOrder)
        }.filter { $0.size > 0 || swiftGen.replaced.catalogs.contains($0.path) }
    }

    private mutating func leaveOutPreviews(from found: inout [Found]) {
        let (folders, replaced) = (modules.flatMap(\.previewFolders), swiftGen.replaced.catalogs)
        leaveOut(from: &found) { catalog in
            if replaced.contains(catalog.path) { return nil }
            let isInOne = folders.contains { FilePath.contains(folder: $0, catalog.path) }
            return isInOne || Self.isForPreviews(catalog.path) ? "it is only for Xcode previews" : nil
        }
    }

    /// Returns the most likely target: that of the tokens, or without tokens that of SwiftGen's files or of most assets.
    private func likelyModule(
        of found: [Found], besides tokenFiles: [String], _ chosen: StarterModule?, _ modules: StarterModules
    ) -> StarterModule? {
        let largest = tokenFiles.isEmpty ? swiftGen.module ?? Self.largestModule(of: found) : nil
        return largest ?? modules.module(holdingAll: tokenFiles) ?? chosen ?? swiftGen.module
            ?? Self.largestModule(of: found)
    }

    /// Adds the other targets whose files of SwiftGen are replaced, unless one target is requested.
    ///
    /// - Returns: The files that the outputs of a target replace.
    private mutating func takeReplaced(
        by module: StarterModule?, isRequested: Bool, from found: inout [Found]
    ) -> [StarterSwiftGen.Replaced] {
        let own = swiftGen.replaced.filter { $0.module == nil || $0.module == module }
        let others = swiftGen.replaced.filter { $0.module != nil && $0.module != module }
        if isRequested {
            otherComments = StarterSwiftGen.comments(on: others)
            return own
        }
        targets += others.compactMap(\.module).uniqueInOrder.map { other in
            let files = others.filter { $0.module == other }
            let catalogs = found.filter { files.catalogs.contains($0.path) }
            return Target(module: other, catalogs: catalogs, replaced: files)
        }
        found.removeAll { others.catalogs.contains($0.path) && !own.catalogs.contains($0.path) }
        return own
    }

    /// Adds a comment on the library that most targets import, or that has most views, if an app is the target and the library is none.
    private mutating func commentOnBase(in modules: StarterModules) {
        guard swiftGen.replaced.isEmpty, let app = targets[0].module, app.isApp,
            let base = modules.base(beside: app), !targets.map(\.module).contains(base.module)
        else { return }
        baseComment = base.comment(beside: app)
    }

    /// Returns a comment if libraries also compile the catalogs of a target.
    private static func comment(onSharing module: StarterModule, _ found: [Found]) -> String? {
        let sharing = found.map(\.modules).filter { $0.contains(module) }.joined()
        let libraries = sharing.filter { $0 != module && $0.isLibrary }
        guard let library = libraries.first else { return nil }
        let names = [module, library].map { JSONValue.quoted($0.name) }
        return
            "\(names[0]) and \(names[1]) compile the same catalog; init --target NAME uses another, such as \(names[1])."
    }

    /// Returns whether a catalog is in one of Xcode's default places for preview content.
    private static func isForPreviews(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0 == "Preview Content" || $0 == "Preview Assets.xcassets" }
    }

    /// Returns the target whose catalogs contain the most assets. An app with half as many is preferred, because its
    /// App Clip can have more assets than the app.
    private static func largestModule(of found: [Found]) -> StarterModule? {
        var sizes: [StarterModule: Int] = [:]
        for candidate in found {
            for module in candidate.modules { sizes[module, default: 0] += candidate.size }
        }
        // Apps for watchOS and tvOS can have as many.
        let others = sizes.filter { ![.tvOS, .watchOS].contains($0.key.platform) }
        if others.keys.contains(where: \.isApp) { sizes = others }
        let largest = sizes.values.max() ?? 0
        let apps = sizes.filter { $0.key.isApp && $0.value * 2 >= largest }
        let wanted = apps.values.max() ?? largest
        return found.flatMap(\.modules).filter { sizes[$0] == wanted && (apps.isEmpty || $0.isApp) }
            .min { $0.platformRank < $1.platformRank }
    }

    /// Takes the catalogs with assets of libraries. If the target is a library, also takes those of the app with the
    /// most assets, because code only finds assets in the bundle of its own target. Samples are left out, unless one is
    /// the likeliest app.
    private mutating func takeOthers(than module: StarterModule, _ likeliest: StarterModule?, from found: inout [Found])
    {
        let others = found.filter { found in
            (found.catalog.outputAssetCount > 0 || found.hasNamedColors) && !found.modules.contains(module)
        }
        func owned(by isOwner: (StarterModule) -> Bool) -> [(owner: StarterModule, found: Found)] {
            others.compactMap { found in
                found.modules.first { isOwner($0) && (!$0.isSample || $0 == likeliest) }.map { ($0, found) }
            }
        }
        let apps = module.isApp ? [] : owned(by: \.isApp)
        let sizes = Dictionary(apps.map { ($0.owner, $0.found.size) }, uniquingKeysWith: +)
        let app = apps.first { sizes[$0.owner] == sizes.values.max() }?.owner
        let taken = apps.filter { $0.owner == app } + owned(by: \.isLibrary)
        for owner in taken.map(\.owner).uniqueInOrder {
            let catalogs = taken.filter { $0.owner == owner }.map(\.found)
            targets.append(Target(module: owner, catalogs: catalogs))
            found.removeAll { candidate in catalogs.contains { $0.path == candidate.path } }
        }
    }

    /// Adds a library without catalogs to the targets of an app's catalogs if the app imports it: its code finds the
    /// app's assets in the main bundle.
    ///
    /// - Returns: The app.
    private static func share(
        _ found: inout [Found], with module: StarterModule, _ modules: StarterModules
    ) -> StarterModule? {
        guard module.isLibrary, !found.contains(where: { $0.modules.contains(module) }) else { return nil }
        let apps = found.flatMap(\.modules).uniqueInOrder.filter { $0.isApp && !$0.isSample }
            .filter { modules.modulesReached(from: $0).contains(module.importedName) }
        let theirs = found.indices.filter { found[$0].modules.contains(where: apps.contains) }
        guard let app = largestModule(of: theirs.map { found[$0] }), apps.contains(app) else { return nil }
        for index in theirs where found[index].modules.contains(app) { found[index].modules.append(module) }
        return app
    }

    /// Leaves out catalogs of other targets. If no target is known, leaves out catalogs that cannot be in the same
    /// target as a larger one.
    private mutating func leaveOutOthers(
        of module: StarterModule?, takingUnknown takesUnknown: Bool, from found: inout [Found]
    ) {
        guard let module, !takesUnknown || found.contains(where: { $0.modules.contains(module) }) else {
            leaveOut(from: &found, isOfAnother: true) { $0.owners.map { "it belongs to \($0)" } }
            return leaveOutDuplicates(from: &found)
        }
        let name = JSONValue.quoted(module.name)
        leaveOut(from: &found, isOfAnother: true) { candidate in
            guard !candidate.modules.contains(module) else { return nil }
            guard let owners = candidate.owners else { return "it is not known to belong to the target \(name)" }
            return "it belongs to \(owners), not to \(name)"
        }
    }

    /// Leaves out catalogs with an asset that a larger catalog in another folder also contains: an app cannot have
    /// both.
    private mutating func leaveOutDuplicates(from found: inout [Found]) {
        var places: [AssetName: String] = [:]
        var reasons: [String: String] = [:]
        for candidate in found.sorted(by: { ($1.size, $0.path) < ($0.size, $1.path) }) {
            let folder = FilePath.parent(of: candidate.path)
            let twin = candidate.catalog.assets.lazy.compactMap { asset in
                places[AssetName(asset)].map { (path: $0, name: asset.lookupName) }
            }.first { FilePath.parent(of: $0.path) != folder }
            if let twin {
                reasons[candidate.path] =
                    "it contains \(twin.name), like \(JSONValue.quoted(twin.path)), so it may belong to another target"
                continue
            }
            for asset in candidate.catalog.assets where places[AssetName(asset)] == nil {
                places[AssetName(asset)] = candidate.path
            }
        }
        leaveOut(from: &found, isOfAnother: true) { reasons[$0.path] }
    }
}

extension AssetCatalog {
    /// The number of its assets that an output can contain, except colors.
    var outputAssetCount: Int { assets.count { [.image, .symbol, .data].contains($0.kind) } }
}

extension Asset {
    /// Whether a color set has a color. Xcode creates the accent color of a new app without one.
    var hasColor: Bool { slots.contains { $0.color != nil } }
}

import AssetCatalogs
import CodeGeneration
import FileAccess
import Projects

/// The targets of a configuration and their asset catalogs: an app finds an asset only in the bundle that its catalog
/// is compiled into.
struct StarterCatalogs {
    /// A catalog with assets to generate code for.
    struct Found {
        let path: String
        let catalog: AssetCatalog
        /// The targets that are known to compile it.
        fileprivate var modules: [ProjectTarget]
        /// The project's own templates with which other tools write code for it.
        let templates: [AssetTemplate]
        /// The template that declares names for its colors.
        var colorTemplate: String? { templates.first(where: \.declaresColors)?.path }

        /// The names of the targets that are known to compile it.
        fileprivate var owners: [String] { modules.map(\.name).uniqueInOrder }

        /// Whether code can name a color in it, unlike the accent color of an app.
        var hasNamedColors: Bool { hasColors { $0.hasColor && !$0.isNamedInSettings } }

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

    /// The targets: first that of the tokens, then those with files of SwiftGen or with other assets.
    private(set) var targets = [StarterTarget()]
    /// The other catalogs, with the reasons.
    private(set) var leftOut: [LeftOutFile] = []
    /// Whether the target is unknown although there are packages or projects.
    private(set) var lacksModule = false
    /// All targets that can contain generated files.
    let modules: [ProjectTarget]
    let swiftGen: StarterSwiftGen
    /// What is left to SwiftGen.
    private(set) var remarks: [StarterSwiftGen.Remark]
    /// The specifications of XcodeGen whose targets cannot be read.
    let unread: [String]
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
        let modules = ProjectTargets(search, fileSystem)
        (self.modules, unread) = (modules.all, modules.unread)
        let likeliest = modules.choice(holding: tokenFiles + search[.catalog])
        let likely = wanted == nil && !tokenFiles.isEmpty ? likeliest?.value : nil
        let base = likely.flatMap(modules.base)
        let choice = likely.flatMap { modules.designModule(base, insteadOf: $0) } ?? likeliest
        swiftGen = StarterSwiftGen(search, modules, likeliest: choice?.value, fileSystem)
        remarks = swiftGen.remarks
        var found = Self.found(search, modules, swiftGen, fileSystem)
        leaveOutUnusable(from: &found, modules)
        if let wanted {
            targets[0].module = modules.target(named: wanted, compiling: search[.catalog])
            targets[0].reason = .requested
            if targets[0].module == nil { targetNames = modules.all.map(\.name).uniqueInOrder }
        } else {
            setModule(among: found, besides: tokenFiles, choice, modules)
        }
        lacksModule = targets[0].module == nil && modules.hasBuilds
        takeReplaced(isRequested: wanted != nil, from: &found)
        if !targets[0].replaced.isEmpty { leaveOutUnknownToSwiftGen(from: &found) }
        // Without tokens, there is only the catalog to generate code for.
        let areOnlyCatalogs = tokenFiles.isEmpty
        if wanted == nil {
            takeOthers(likeliest?.value, from: &found)
            let isChosen = targets[0].module == choice?.value && choice?.value == likely
            targets[0].suggestion =
                areOnlyCatalogs ? self.base(in: modules) : likely?.isLibrary == false && isChosen ? base : nil
        } else if areOnlyCatalogs {
            share(&found, modules)
        }
        leaveOutOthers(takingUnknown: areOnlyCatalogs && wanted == nil, from: &found)
        targets[0].catalogs = found
        leftOut.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private mutating func leaveOut(from found: inout [Found], _ reason: (Found) -> LeftOutFile.Why?) {
        found.removeAll { candidate in
            guard let why = reason(candidate) else { return false }
            leftOut.append(LeftOutFile(path: candidate.path, why: why))
            return true
        }
    }

    /// Returns the catalogs with assets, and those that SwiftGen generates names for.
    private static func found(
        _ search: StarterSearch, _ modules: ProjectTargets, _ swiftGen: StarterSwiftGen, _ fileSystem: SearchedFolder
    ) -> [Found] {
        search[.catalog].map { path in
            let catalog = AssetCatalog.loadBetweenImports(path, from: fileSystem)
            let compiling = swiftGen.modules(compiling: path) ?? modules.targets(compiling: path)
            let templates = swiftGen.assetTemplates[path, default: []] + compiling.flatMap(\.assetTemplates)
            return Found(path: path, catalog: catalog, modules: compiling, templates: templates.uniqueInOrder)
        }.filter { $0.size > 0 || swiftGen.replaced.catalogs.contains($0.path) }
    }

    /// Leaves out the catalogs of targets that cannot contain Swift, and those for previews.
    private mutating func leaveOutUnusable(from found: inout [Found], _ modules: ProjectTargets) {
        let foreign = modules.packages.flatMap(\.foreign)
        leaveOut(from: &found) { $0.modules.first(where: foreign.contains).map { .isInForeign(target: $0.name) } }
        let (folders, replaced) = (modules.all.flatMap(\.previewFolders), swiftGen.replaced.catalogs)
        leaveOut(from: &found) { catalog in
            if replaced.contains(catalog.path) { return nil }
            let isInOne = folders.contains { FilePath.contains(folder: $0, catalog.path) }
            return isInOne || Self.isForPreviews(catalog.path) ? .onlyForPreviews : nil
        }
    }

    /// Sets the first of these targets: without tokens, that of SwiftGen's files, or of most assets; that of the tokens; the
    /// most likely one.
    private mutating func setModule(
        among found: [Found], besides tokenFiles: [String], _ choice: ProjectTargets.Chosen?, _ modules: ProjectTargets
    ) {
        let largest = Self.largestModule(of: found, modules)
        let ofAssets: [(ProjectTarget?, TargetReason)] = [
            (swiftGen.module, .compilesReplacedFile), (largest?.value, largest?.why ?? .isOnly),
        ]
        let ofTokens: [(ProjectTarget?, TargetReason)] = [
            (modules.target(holdingAll: tokenFiles), .holdsTokens), (choice?.value, choice?.why ?? .isOnly),
        ]
        let rows = tokenFiles.isEmpty ? ofAssets + ofTokens : ofTokens + ofAssets
        guard let (module, why) = rows.first(where: { $0.0 != nil }) else { return }
        let likely = module == choice?.value && choice?.why.isNotable == true ? choice?.why : nil
        targets[0].module = module
        targets[0].reason = likely ?? module.flatMap { Self.sharing($0, found) } ?? why
    }

    /// Gives the targets the files of SwiftGen that are replaced: the first one, and all others unless it is requested.
    private mutating func takeReplaced(isRequested: Bool, from found: inout [Found]) {
        let module = targets[0].module
        let own = swiftGen.replaced.filter { $0.module == nil || $0.module == module }
        let others = swiftGen.replaced.filter { $0.module != nil && $0.module != module }
        targets[0].replaced = own
        if isRequested { return remarks += others.map { .ofOtherTarget($0.name) } }
        targets += others.compactMap(\.module).uniqueInOrder.map { other in
            let files = others.filter { $0.module == other }
            let catalogs = found.filter { files.catalogs.contains($0.path) }
            return StarterTarget(
                module: other, reason: .compilesReplacedFile, catalogs: catalogs, replaced: files)
        }
        found.removeAll { others.catalogs.contains($0.path) && !own.catalogs.contains($0.path) }
    }

    /// Leaves out the catalogs that SwiftGen generates no names for, although it does for others of the same target.
    private mutating func leaveOutUnknownToSwiftGen(from found: inout [Found]) {
        let (replaced, modules) = (targets.flatMap(\.replaced).catalogs, targets.compactMap(\.module))
        leaveOut(from: &found) { catalog in
            let isOfOthers = !catalog.modules.isEmpty && !catalog.modules.contains(where: modules.contains)
            return replaced.contains(catalog.path) || isOfOthers ? nil : .isUnknownToSwiftGen
        }
    }

    /// Returns the library that most targets import, or that has most views, if an app is the target. A library with
    /// catalogs can already share assets.
    private func base(in modules: ProjectTargets) -> ProjectTargets.Base? {
        guard swiftGen.replaced.isEmpty, let app = targets[0].module, app.isApp else { return nil }
        if case .compilesCatalog = targets[0].reason { return nil }
        if targets.contains(where: { $0.module?.isLibrary == true && !$0.catalogs.isEmpty }) { return nil }
        return modules.base(beside: app).flatMap { targets.map(\.module).contains($0.module) ? nil : $0 }
    }

    /// Returns the reason to choose another target if libraries also compile the catalogs of a target. One with others gets
    /// outputs of its own.
    private static func sharing(_ module: ProjectTarget, _ found: [Found]) -> TargetReason? {
        let (sharing, others) = (found.map(\.modules), found.map(\.modules).filter { !$0.contains(module) }.joined())
        let libraries = sharing.filter { $0.contains(module) }.joined()
            .filter { $0 != module && $0.access == .public && !others.contains($0) }.map(\.name).uniqueInOrder
        return libraries.isEmpty ? nil : .compilesCatalog(module.name, like: libraries)
    }

    /// Returns whether a catalog is in one of Xcode's default places for preview content.
    private static func isForPreviews(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0 == "Preview Content" || $0 == "Preview Assets.xcassets" }
    }

    /// Returns the target whose catalogs contain the most assets. An app with half as many is preferred, because its
    /// App Clip can have more assets than the app. Of apps that share most of these assets, it is the likeliest one.
    private static func largestModule(of found: [Found], _ modules: ProjectTargets) -> ProjectTargets.Chosen? {
        var sizes: [ProjectTarget: Int] = [:]
        for candidate in found {
            for module in candidate.modules { sizes[module, default: 0] += candidate.size }
        }
        // Apps for watchOS and tvOS can have as many.
        let others = sizes.filter { ![.tvOS, .watchOS].contains($0.key.platform) }
        if others.keys.contains(where: \.isApp) { sizes = others }
        let largest = sizes.values.max() ?? 0
        let apps = sizes.filter { $0.key.isApp && $0.value * 2 >= largest }
        let wanted = apps.values.max() ?? largest
        let all = found.flatMap(\.modules).uniqueInOrder.filter { apps.isEmpty || $0.isApp }
        guard let largest = all.filter({ sizes[$0] == wanted }).min(by: { $0.platformRank < $1.platformRank }) else {
            return nil
        }
        let twins = all.filter { other in
            let shared = found.filter { $0.modules.contains(largest) && $0.modules.contains(other) }
            return other.isApp && shared.map(\.size).reduce(0, +) * 2 > wanted
        }
        let best = ([largest] + twins).min(by: modules.isLikelier) ?? largest
        let larger = twins.filter { sizes[$0, default: 0] > sizes[best, default: 0] }.map(\.name)
        return Decision(
            best,
            larger.isEmpty ? .holdsMostAssets(isApp: best.isApp) : .isLikeliest(best.name, others: larger.uniqueInOrder)
        )
    }

    /// Takes the catalogs with assets of libraries. If the target is a library, also takes those of the app with the
    /// most assets, because code only finds assets in the bundle of its own target. Samples are left out, unless one is
    /// the likeliest app.
    private mutating func takeOthers(_ likeliest: ProjectTarget?, from found: inout [Found]) {
        guard let module = targets[0].module else { return }
        let others = found.filter { found in
            (found.catalog.outputAssetCount > 0 || found.hasNamedColors) && !found.modules.contains(module)
        }
        func owned(by isOwner: (ProjectTarget) -> Bool) -> [(owner: ProjectTarget, found: Found)] {
            others.compactMap { found in
                found.modules.first { isOwner($0) && (!$0.isSample || $0 == likeliest) }.map { ($0, found) }
            }
        }
        let apps = module.isApp ? [] : owned(by: \.isApp)
        let sizes = Dictionary(apps.map { ($0.owner, $0.found.size) }, uniquingKeysWith: +)
        let app = apps.first { sizes[$0.owner] == sizes.values.max() }?.owner
        let taken = apps.filter { $0.owner == app } + owned(by: \.isLibrary)
        for owner in taken.map(\.owner).uniqueInOrder {
            // Two targets cannot have their files in one folder.
            if targets.contains(where: { $0.outputRoot == owner.generatedFolder }) { continue }
            let own = taken.filter { $0.owner == owner }.map(\.found.path)
            // Its code finds those that the target also compiles only in its own bundle.
            let catalogs = found.filter { catalog in
                own.contains(catalog.path) || [module, owner].allSatisfy(catalog.modules.contains)
            }
            targets.append(StarterTarget(module: owner, reason: .holdsAssets, catalogs: catalogs))
            found.removeAll { own.contains($0.path) }
        }
    }

    /// Adds a library without catalogs to the targets of an app's catalogs if the app imports it: its code finds the
    /// app's assets in the main bundle.
    private mutating func share(_ found: inout [Found], _ modules: ProjectTargets) {
        guard let module = targets[0].module, module.isLibrary, !found.contains(where: { $0.modules.contains(module) })
        else { return }
        let apps = found.flatMap(\.modules).uniqueInOrder.filter { $0.isApp && !$0.isSample }
            .filter { modules.modulesReached(from: $0).contains(module.importedName) }
        let theirs = found.indices.filter { found[$0].modules.contains(where: apps.contains) }
        guard let app = Self.largestModule(of: theirs.map { found[$0] }, modules)?.value, apps.contains(app) else {
            return
        }
        for index in theirs where found[index].modules.contains(app) { found[index].modules.append(module) }
        targets[0].app = app
    }

    /// Leaves out catalogs of other targets. If no target is known, leaves out catalogs that cannot be in the same
    /// target as a larger one.
    private mutating func leaveOutOthers(takingUnknown takesUnknown: Bool, from found: inout [Found]) {
        let module = targets[0].module
        let takesUnknown = takesUnknown || module?.listsCatalogs != true
        guard let module, !takesUnknown || found.contains(where: { $0.modules.contains(module) }) else {
            leaveOut(from: &found) { $0.owners.isEmpty ? nil : .ofOthers($0.owners, than: nil) }
            return leaveOutDuplicates(from: &found)
        }
        leaveOut(from: &found) { catalog in
            if catalog.modules.contains(module) { return nil }
            if catalog.owners.isEmpty, module.excludes(catalog.path) { return .isExcludedByTarget(module.name) }
            guard let exclusion = module.exclusion, exclusion.contains(catalog.path), catalog.owners.isEmpty else {
                return .ofOthers(catalog.owners, than: module.name)
            }
            return .isExcluded(byConfiguration: exclusion.configuration)
        }
    }

    /// Leaves out catalogs with an asset that a larger catalog in another folder also contains: an app cannot have
    /// both.
    private mutating func leaveOutDuplicates(from found: inout [Found]) {
        var places: [AssetName: String] = [:]
        var twins: [String: LeftOutFile.Why] = [:]
        for candidate in found.sorted(by: { ($1.size, $0.path) < ($0.size, $1.path) }) {
            let folder = FilePath.parent(of: candidate.path)
            let twin = candidate.catalog.assets.lazy.compactMap { asset in
                places[AssetName(asset)].map { (path: $0, name: asset.lookupName) }
            }.first { FilePath.parent(of: $0.path) != folder }
            if let twin {
                twins[candidate.path] = .repeats(asset: twin.name, of: twin.path)
                continue
            }
            for asset in candidate.catalog.assets where places[AssetName(asset)] == nil {
                places[AssetName(asset)] = candidate.path
            }
        }
        leaveOut(from: &found) { twins[$0.path] }
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

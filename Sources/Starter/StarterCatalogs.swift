import AssetCatalogs
import CodeGeneration
import FileAccess
import LocatedJSON

/// The asset catalogs that a configuration can take: those of one target, because an app finds an asset in the bundle that
/// its catalog is compiled into, and nowhere else.
struct StarterCatalogs {
    /// A catalog that holds something to generate for.
    struct Found {
        let path: String
        let catalog: AssetCatalog
        /// The targets that compile it; none where nothing tells.
        fileprivate var modules: [StarterModule]

        /// How much it holds that can be generated for.
        fileprivate var size: Int {
            ProposedOutput.assetCount(catalog) + (catalog.hasHandmadeColors ? catalog.assets(.color).count : 0)
        }
    }

    /// Those that are taken, in the order of their paths.
    private(set) var taken: [Found] = []
    /// Those that are not, each with the reason.
    private(set) var leftOut: [StarterConfiguration.LeftOutCatalog] = []
    /// The target that generated files belong to, where something tells it, and a comment on that.
    private(set) var module: StarterModule?
    private(set) var moduleComment: String?
    /// Whether nothing tells the target, though something builds what is here.
    private(set) var lacksModule = false

    /// Finds the target, of which there may be token files, and its catalogs.
    init(_ search: StarterSearch, besides tokenFiles: [String], in folder: String, _ fileSystem: any FileSystem) {
        let modules = StarterModules(search, in: folder, fileSystem)
        var found = search.catalogs.map { path in
            let catalog = AssetCatalog.loadBetweenImports(FilePath.join(folder, path), from: fileSystem)
            return Found(path: path, catalog: catalog, modules: modules.modules(compiling: path))
        }.filter { $0.size > 0 }
        leaveOut(from: &found) { Self.isForPreviews($0.path) ? "it is there for Xcode's previews" : nil }
        let choice = modules.choice(holding: tokenFiles + search.catalogs)
        let largest = tokenFiles.isEmpty ? Self.largestModule(of: found) : nil
        module = largest ?? choice?.module
        lacksModule = module == nil && modules.areThere
        moduleComment = module?.sourcesComment ?? (module == choice?.module ? choice?.comment : nil)
        leaveOutOthers(from: &found)
        taken = found
        leftOut.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// What there is to say above them, one line of a comment each.
    var comments: [String] {
        let lines = leftOut.prefix(Self.commentLimit).map { "\(JSONValue.quoted($0.path)) is left out: \($0.reason)." }
        let rest = leftOut.count - lines.count
        return lines + (rest > 0 ? ["So are \(rest) others."] : [])
            + (leftOut.contains(where: \.isOfAnotherTarget) ? ["\"targets\" generates for several targets."] : [])
    }

    private static let commentLimit = 12

    /// Whether Xcode declares members for the colors of one that is taken: the catalog says it, else the target.
    var haveXcodeMembers: Bool {
        taken.contains { found in
            found.catalog.hasHandmadeColors && found.catalog.makesSymbols ?? (module?.hasXcodeMembers == true)
        }
    }

    private mutating func leaveOut(from found: inout [Found], isOfAnother: Bool = false, _ reason: (Found) -> String?) {
        found.removeAll { candidate in
            guard let reason = reason(candidate) else { return false }
            leftOut.append(
                StarterConfiguration.LeftOutCatalog(
                    path: candidate.path, reason: reason, isOfAnotherTarget: isOfAnother))
            return true
        }
    }

    /// Whether a catalog is where Xcode has what no released app holds.
    private static func isForPreviews(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0 == "Preview Content" || $0 == "Preview Assets.xcassets" }
    }

    /// The target whose catalogs hold the most; an app, if its catalogs hold half as much: its clip may have all of the app's,
    /// and more.
    private static func largestModule(of found: [Found]) -> StarterModule? {
        var sizes: [StarterModule: Int] = [:]
        for candidate in found {
            for module in candidate.modules { sizes[module, default: 0] += candidate.size }
        }
        let largest = sizes.values.max() ?? 0
        let apps = sizes.filter { $0.key.isApp && $0.value * 2 >= largest }
        let wanted = apps.values.max() ?? largest
        return found.lazy.flatMap(\.modules).first { sizes[$0] == wanted && (apps.isEmpty || $0.isApp) }
    }

    /// Leaves out what other targets compile; where nothing tells, what cannot be in one target with a larger one.
    private mutating func leaveOutOthers(from found: inout [Found]) {
        guard let module, found.contains(where: { $0.modules.contains(module) }) else {
            leaveOut(from: &found, isOfAnother: true) { candidate in
                candidate.modules.first.map { "it is of the target \(JSONValue.quoted($0.name))" }
            }
            return leaveOutTwins(from: &found)
        }
        let name = JSONValue.quoted(module.name)
        leaveOut(from: &found, isOfAnother: true) { candidate in
            guard !candidate.modules.contains(module) else { return nil }
            guard let other = candidate.modules.first else { return "nothing says that the target \(name) compiles it" }
            return "it is of the target \(JSONValue.quoted(other.name)), the others of \(name)"
        }
    }

    /// Leaves out catalogs that hold an asset of a larger one in another folder: an app cannot have both.
    private mutating func leaveOutTwins(from found: inout [Found]) {
        var places: [AssetName: String] = [:]
        var reasons: [String: String] = [:]
        for candidate in found.sorted(by: { ($1.size, $0.path) < ($0.size, $1.path) }) {
            let folder = FilePath.parent(of: candidate.path)
            let twin = candidate.catalog.assets.lazy.compactMap { asset in
                places[AssetName(asset)].map { (path: $0, name: asset.lookupName) }
            }.first { FilePath.parent(of: $0.path) != folder }
            if let twin {
                reasons[candidate.path] =
                    "it holds \(twin.name), as \(JSONValue.quoted(twin.path)) does, so it may be of another target"
                continue
            }
            for asset in candidate.catalog.assets where places[AssetName(asset)] == nil {
                places[AssetName(asset)] = candidate.path
            }
        }
        leaveOut(from: &found, isOfAnother: true) { reasons[$0.path] }
    }
}

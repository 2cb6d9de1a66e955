import AssetCatalogs
import Diagnostics
import FileAccess

/// The asset catalogs of a run. Each is read once, even if several targets use it.
package struct LoadedCatalogs: Sendable {
    package private(set) var all: [AssetCatalog] = []
    /// The catalogs that tokens were read from. Their diagnostics are already reported.
    package private(set) var sources: [AssetCatalog] = []
    /// The indices in ``all``, by the paths in the configuration.
    private var numbers: [String: Int] = [:]
    /// The rules that the catalogs are checked against.
    private var rules = ConfiguredRules()
    /// The content of the image files; `nil` if the run does not read them.
    private var images: CatalogImages?
    /// Whether the command line names the catalogs. Every target then uses all of them.
    private let isGiven: Bool

    package init() { isGiven = false }

    /// Reads the catalogs that the command line names, or else those of the configuration's targets. Catalogs in
    /// `sources` are not read again.
    init(_ settings: Settings, knowing sources: [AssetCatalog] = [], _ fileSystem: any FileSystem) {
        let given = settings.givenCatalogs
        isGiven = given != nil
        self.sources = sources
        let named = given?.map { Located($0) } ?? settings.configuration.targets.flatMap(\.catalogs)
        let folder = isGiven ? "." : settings.configuration.folder
        for catalog in named where numbers[catalog.value] == nil {
            numbers[catalog.value] = all.count
            let path = FilePath.join(folder, catalog.value)
            let known = sources.first { FilePath.normalized($0.path) == FilePath.normalized(path) }
            all.append(known ?? AssetCatalog.load(path, from: fileSystem, configuredAt: catalog.location))
        }
        if settings.configuration.documentation == .values {
            for index in all.indices { all[index].measureImages(fileSystem) }
        }
        rules = settings.configuration.rules
        if settings.options.readsImages, rules.readsImages { images = CatalogImages(of: all, from: fileSystem) }
    }

    /// The catalogs of a target, in configured order.
    subscript(target: TargetConfiguration) -> [AssetCatalog] {
        isGiven ? all : target.catalogs.compactMap { numbers[$0.value] }.map { all[$0] }
    }

    /// The catalogs that can be opened.
    package var opened: [AssetCatalog] { all.filter { !$0.diagnostics.contains { $0.code == .noCatalog } } }

    /// Returns the diagnostics of each catalog, and of the catalogs of each target together.
    func diagnostics(of targets: [TargetConfiguration]) -> [Diagnostic] {
        let others = all.filter { catalog in !sources.contains { $0.path == catalog.path } }
        let reading = others.flatMap(\.diagnostics)
        let findings = together(in: targets).flatMap { catalogs in
            rules.diagnostics(of: catalogs, reading: reading.filter { $0.isIn(catalogs) }, images)
        }
        return reading.filter { !CatalogRule.isOfRule($0.code) } + (images?.diagnostics ?? []) + findings
    }

    /// The catalogs that end up in the same app.
    private func together(in targets: [TargetConfiguration]) -> [[AssetCatalog]] {
        isGiven ? [all] : targets.map { self[$0] }
    }
}

extension Diagnostic {
    /// Returns whether the diagnostic is about one of the catalogs.
    fileprivate func isIn(_ catalogs: [AssetCatalog]) -> Bool {
        guard let path = location?.path else { return false }
        return catalogs.contains { FilePath.contains(folder: $0.path, path) }
    }
}

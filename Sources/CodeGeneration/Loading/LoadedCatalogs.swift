import AssetCatalogs
import Diagnostics
import FileAccess

/// The asset catalogs of a run, each read once, in whichever targets it is.
package struct LoadedCatalogs: Sendable {
    package private(set) var all: [AssetCatalog] = []
    /// Those that tokens were read from, and what is wrong with them reported.
    package private(set) var sources: [AssetCatalog] = []
    /// The places in ``all``, by the paths as the configuration spells them.
    private var numbers: [String: Int] = [:]
    /// What they are held to.
    private var rules = ConfiguredRules()
    /// What the files of images hold; `nil` in a run that does not look into them.
    private var images: CatalogImages?
    /// Whether the command line names the catalogs, so that every target has all of them.
    private let isGiven: Bool

    package init() { isGiven = false }

    /// Reads the catalogs of a run: those that the command line names, else those of the configuration's targets; what tokens
    /// were read from is not read again.
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

    /// The catalogs of a target, in its order.
    subscript(target: TargetConfiguration) -> [AssetCatalog] {
        isGiven ? all : target.catalogs.compactMap { numbers[$0.value] }.map { all[$0] }
    }

    /// The catalogs that could be opened.
    package var opened: [AssetCatalog] { all.filter { !$0.diagnostics.contains { $0.code == .noCatalog } } }

    /// What is wrong in each, and in those that a target has together.
    func diagnostics(of targets: [TargetConfiguration]) -> [Diagnostic] {
        let others = all.filter { catalog in !sources.contains { $0.path == catalog.path } }
        let reading = others.flatMap(\.diagnostics)
        let findings = together(in: targets).flatMap { catalogs in
            rules.diagnostics(of: catalogs, reading: reading.filter { $0.isIn(catalogs) }, images)
        }
        return reading.filter { !CatalogRule.isOfRule($0.code) } + (images?.diagnostics ?? [])
            + findings.uniqueInOrder
    }

    /// The catalogs that an app has together.
    private func together(in targets: [TargetConfiguration]) -> [[AssetCatalog]] {
        isGiven ? [all] : targets.map { self[$0] }
    }
}

extension Diagnostic {
    /// Whether it is about one of some catalogs.
    fileprivate func isIn(_ catalogs: [AssetCatalog]) -> Bool {
        guard let path = location?.path else { return false }
        return catalogs.contains { FilePath.contains(folder: $0.path, path) }
    }
}

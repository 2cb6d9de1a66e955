import AssetCatalogs
import Diagnostics
import FileAccess

/// The asset catalogs of a run, each read once, in whichever targets it is.
package struct LoadedCatalogs: Sendable {
    package private(set) var all: [AssetCatalog] = []
    /// The places in ``all``, by the paths as the configuration spells them.
    private var numbers: [String: Int] = [:]
    private var rules = CatalogRules()
    /// What the files of images hold; `nil` in a run that does not look into them.
    private var images: CatalogImages?

    package init() {}

    /// Reads the catalogs of some targets, whose paths are relative to a folder.
    init(_ targets: [TargetConfiguration], in folder: String, _ fileSystem: any FileSystem) {
        for catalog in targets.flatMap(\.catalogs) where numbers[catalog.value] == nil {
            numbers[catalog.value] = all.count
            let path = FilePath.join(folder, catalog.value)
            all.append(AssetCatalog.load(path, from: fileSystem, configuredAt: catalog.location))
        }
    }

    /// The catalogs of a target, in its order.
    subscript(target: TargetConfiguration) -> [AssetCatalog] {
        target.catalogs.compactMap { numbers[$0.value] }.map { all[$0] }
    }

    /// The same catalogs to be held to rules, those about images too where their files are to be read.
    func checked(by rules: CatalogRules, readsImages: Bool, _ fileSystem: any FileSystem) -> LoadedCatalogs {
        var checked = self
        checked.rules = rules
        if readsImages, rules.readsImages { checked.images = CatalogImages(of: all, from: fileSystem) }
        return checked
    }

    /// What is wrong in each, and in those that a target has together.
    func diagnostics(of targets: [TargetConfiguration]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return all.flatMap(\.diagnostics) + (images?.diagnostics ?? [])
            + targets.flatMap { rules.diagnostics(of: self[$0], images) }.filter { seen.insert($0).inserted }
    }
}

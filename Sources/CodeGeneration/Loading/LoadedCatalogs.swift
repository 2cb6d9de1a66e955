import AssetCatalogs
import Diagnostics
import FileAccess

/// The asset catalogs of a run, each read once, in whichever targets it is.
package struct LoadedCatalogs: Sendable {
    package private(set) var all: [AssetCatalog] = []
    /// The places in ``all``, by the paths as the configuration spells them.
    private var numbers: [String: Int] = [:]

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

    /// What is wrong in each, and names that a target has twice.
    func diagnostics(of targets: [TargetConfiguration]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return all.flatMap(\.diagnostics)
            + targets.flatMap { AssetCatalog.duplicates(in: self[$0]) }.filter { seen.insert($0).inserted }
    }
}

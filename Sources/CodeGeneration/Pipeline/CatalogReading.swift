import AssetCatalogs
import FileAccess

/// The lock of a run that reads catalogs. It waits for imports that write to them, and imports wait until it has read.
///
/// A run locks its output root first, then the catalogs in the order of their real paths; an import locks only its
/// catalog. So no two runs wait for each other.
struct CatalogReading {
    private var locks: [WriteLock] = []

    /// Waits for the configured catalogs. A run that writes locks its output root exclusively. Missing catalogs are not
    /// created.
    init(_ settings: Settings, isWriting: Bool, _ fileSystem: any FileSystem, announce: (String) -> Void) {
        // A run that writes into a whole catalog has locked it already.
        let root = try? fileSystem.realPath(of: settings.outputRoot)
        if isWriting, let root, AssetCatalog.isCatalog(root) { return }
        var places: [String: String] = [:]
        for path in settings.catalogPaths {
            if let real = try? fileSystem.realPath(of: path) { places[real] = path }
        }
        locks = places.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
            WriteLock($0.value, isShared: true, fileSystem, announce: announce)
        }
    }

    func release() { for lock in locks { lock.release() } }
}

extension AssetCatalog {
    /// Reads a catalog while no import writes to it.
    package static func loadBetweenImports(_ path: String, from fileSystem: any FileSystem) -> AssetCatalog {
        let lock = WriteLock(path, isShared: true, fileSystem) { _ in }
        defer { lock.release() }
        return load(path, from: fileSystem)
    }
}

extension Settings {
    /// The paths of the catalogs that a run reads, for their assets or as token files.
    fileprivate var catalogPaths: [String] {
        let named =
            givenCatalogs
            ?? configuration.targets.flatMap(\.catalogs).map { FilePath.join(configuration.folder, $0.value) }
        let (files, folder) = sources
        let colors = files.map(\.path.value).filter(AssetCatalog.isCatalog)
        return named + colors.map { FilePath.join(folder, $0) }
    }
}

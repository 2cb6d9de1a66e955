import AssetCatalogs
import FileAccess

/// The turn of a run that reads catalogs: it waits for an import that writes to one, and imports wait until it has read.
///
/// A run takes the turn of its output root first, and then those of catalogs in the order of their real paths; an import takes
/// that of its catalog alone. So no two runs wait for each other.
struct CatalogReading {
    private var locks: [WriteLock] = []

    /// Waits for the catalogs that settings name; a run that is writing has its output root for itself. A catalog that is
    /// missing is not made.
    init(_ settings: Settings, isWriting: Bool, _ fileSystem: any FileSystem, announce: (String) -> Void) {
        // Whoever writes into a catalog as a whole has its turn already, and waits for none of the others.
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
    /// Reads a catalog at a moment at which no import writes to it.
    package static func loadBetweenImports(_ path: String, from fileSystem: any FileSystem) -> AssetCatalog {
        let lock = WriteLock(path, isShared: true, fileSystem) { _ in }
        defer { lock.release() }
        return load(path, from: fileSystem)
    }
}

extension Settings {
    /// The paths of the catalogs that a run reads: for their assets, or as token files.
    fileprivate var catalogPaths: [String] {
        let named =
            givenCatalogs
            ?? configuration.targets.flatMap(\.catalogs).map { FilePath.join(configuration.folder, $0.value) }
        let (files, folder) = sources
        let colors = files.map(\.path.value).filter(AssetCatalog.isCatalog)
        return named + colors.map { FilePath.join(folder, $0) }
    }
}

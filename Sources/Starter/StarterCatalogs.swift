import AssetCatalogs
import CodeGeneration
import FileAccess

/// What there is to say of the catalogs that a configuration names.
struct StarterCatalogs {
    let paths: [String]
    /// Comments above them.
    let comments: [String]

    init(_ found: [(path: String, catalog: AssetCatalog)]) {
        paths = found.map(\.path)
        comments = Self.comment(found).map { [$0] } ?? []
    }

    /// Where catalogs of different folders hold assets of one name, these are hardly compiled into one app.
    private static func comment(_ found: [(path: String, catalog: AssetCatalog)]) -> String? {
        var places: [AssetName: String] = [:]
        for (path, catalog) in found {
            for asset in catalog.assets {
                let first = places[AssetName(asset), default: path]
                places[AssetName(asset)] = first
                guard FilePath.parent(of: first) != FilePath.parent(of: path) else { continue }
                return
                    "These may be of several targets: \(first) and \(path) both hold \(asset.lookupName). "
                    + "Keep those of one, or write \"targets\"."
            }
        }
        return nil
    }
}

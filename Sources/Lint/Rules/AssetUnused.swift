import AssetCatalogs
import Diagnostics
import FileAccess

extension UnusedNames {
    /// Returns the assets that are not mentioned.
    func assetFindings(_ mentions: NameMentions) -> [RuleFinding] {
        let unused = assets.filter { !elsewhere.contains($0.asset) && !isMentioned($0.names, mentions) }
        return Self.grouped(unused.map(\.asset), among: assets.map(\.asset), by: \.folder).flatMap { assets, total in
            guard let total else { return assets.map { $0.unused } }
            let names = assets.prefix(3).map { "'\($0.lookupName)'" }.joined(separator: ", ")
            return [
                Diagnostic(
                    .note, .assetUnused,
                    "\(assets.count) of \(total) assets in '\(assets[0].folderInCatalog)' are unused: \(names)…",
                    at: assets[0].location,
                    advice: "remove them; if their names are built at run time, list them in \"except\" of the rule "
                        + "'asset-unused'"
                ).about(assets.map(\.pathInCatalog))
            ]
        }
    }
}

extension Asset {
    /// The path of the folder that contains the asset.
    fileprivate var folder: String { FilePath.parent(of: location.path) }

    /// The folders that contain the asset, beginning with the catalog.
    fileprivate var folderInCatalog: String {
        let path = folder.split(separator: "/")
        let catalog = path.lastIndex { $0.hasSuffix(".xcassets") } ?? path.startIndex
        return path[catalog...].joined(separator: "/")
    }

    /// The finding that code does not name the asset.
    fileprivate var unused: RuleFinding {
        Diagnostic(
            .note, .assetUnused, "unused \(kind.noun) '\(lookupName)'", at: location,
            advice: "remove it; if its name is built at run time, list it in \"except\" of the rule 'asset-unused'"
        ).about(pathInCatalog)
    }
}

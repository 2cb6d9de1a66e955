import AssetCatalogs
import Diagnostics
import FileAccess

extension UnusedNames {
    /// Returns the assets that are not mentioned.
    func assetFindings(_ mentions: NameMentions) -> [RuleFinding] {
        let unused = assets.filter { !elsewhere.contains($0.asset) && !isMentioned($0.names, mentions) }
        let all = assets.map(\.asset)
        return Self.grouped(unused.map(\.asset), among: all, by: \.folder, in: \.catalogPath).flatMap { group in
            let assets = group.names
            guard let total = group.total else { return assets.map { $0.unused } }
            let names = assets.prefix(3).map { "'\($0.lookupName)'" }.joined(separator: ", ")
            let place = group.isWhole ? assets[0].catalogPath : assets[0].folderInCatalog
            return [
                Diagnostic(
                    .note, .assetUnused,
                    group.isWhole
                        ? "the searched code uses none of the \(total) assets in '\(place)': \(names)…"
                        : "\(assets.count) of \(total) assets in '\(place)' are unused: \(names)…",
                    at: assets[0].location,
                    advice: group.isWhole
                        ? Self.adviceOnUnsearched
                        : "remove them; if their names are built at run time, list them in \"except\" of the rule "
                            + "'asset-unused'"
                ).about(assets.map(\.pathInCatalog))
            ]
        }
    }
}

extension Asset {
    /// The path of the folder that contains the asset.
    fileprivate var folder: String { FilePath.parent(of: location.path) }

    /// The path of the catalog.
    fileprivate var catalogPath: String {
        String(folder.dropLast(folderInCatalog.drop { $0 != "/" }.count))
    }

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

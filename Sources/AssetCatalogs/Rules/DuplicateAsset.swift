import Diagnostics

extension CheckedCatalogs {
    /// Finds assets of one kind with the same lookup name, in the same catalog or in different ones: an app that loads
    /// the name gets either of them. Assets of different kinds do not conflict.
    var duplicateAssets: [RuleFinding] {
        var first: [AssetName: (asset: Asset, catalog: String)] = [:]
        return catalogs.flatMap { catalog in
            catalog.assets.compactMap { asset in
                guard let known = first[AssetName(asset)] else {
                    first[AssetName(asset)] = (asset, catalog.path)
                    return nil
                }
                let noun = asset.kind.noun
                return finding(
                    asset, "another \(noun) is also named '\(asset.lookupName)'", at: asset.location,
                    notes: [Diagnostic.Note("first used here", at: known.asset.location)],
                    advice: Self.advice(inOneCatalog: known.catalog == catalog.path))
            }
        }
    }

    /// The advice. Two catalogs may belong to two apps, or to an app and its widget.
    private static func advice(inOneCatalog isInOne: Bool) -> String {
        "rename one of them, or select 'Provides Namespace' for one of their folders"
            + (isInOne ? "" : "; if the catalogs belong to different modules, use \"targets\"")
    }
}

import Diagnostics

extension CheckedCatalogs {
    /// Two assets of one kind are looked up by one name, in the same catalog or in another: an app that loads the name gets either
    /// of them. Assets of different kinds are not in each other's way.
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
                    asset, "the \(noun) name \"\(asset.lookupName)\" is used by multiple \(noun)s", at: asset.location,
                    notes: [Diagnostic.Note("it is used here first", at: known.asset.location)],
                    advice: Self.advice(inOneCatalog: known.catalog == catalog.path))
            }
        }
    }

    /// Two catalogs may be those of two apps, or of an app and its widget.
    private static func advice(inOneCatalog isInOne: Bool) -> String {
        "rename one of the two, or let one of their folders provide a namespace"
            + (isInOne ? "" : "; where the catalogs are of different modules, write \"targets\"")
    }
}

import Diagnostics
import FileAccess

/// The catalogs of an app, for one rule.
struct CheckedCatalogs {
    /// The findings of the rule, and their configuration.
    let kind: RuleKind
    let settings: RuleSettings
    let catalogs: [AssetCatalog]
    let assets: [Asset]
    /// The diagnostics found while the catalogs were read.
    let reading: [Diagnostic]
    let images: CatalogImages

    func assets(_ kind: AssetKind) -> [Asset] { assets.filter { $0.kind == kind } }

    /// Returns a finding about an asset; the advice becomes the last note.
    func finding(
        _ asset: Asset, _ message: String, at location: SourceLocation, notes: [Diagnostic.Note] = [], advice: String
    ) -> RuleFinding {
        Diagnostic(kind.severity ?? .note, kind.code, message, at: location, notes: notes, advice: advice)
            .about(asset.pathInCatalog)
    }

    /// Returns the findings about image files, one for each file of an asset, however many slots show it.
    func findings(
        of assets: [Asset], in file: (Asset, AssetSlot, CatalogImages.Facts) -> RuleFinding?
    ) -> [RuleFinding] {
        assets.flatMap { asset -> [RuleFinding] in
            var seen: Set<String> = []
            return asset.slots.compactMap { slot -> RuleFinding? in
                guard let facts = images[asset, slot], seen.insert(facts.path).inserted else { return nil }
                return file(asset, slot, facts)
            }
        }
    }
}

import Diagnostics
import FileAccess

/// The catalogs that an app has together, for one rule.
struct CheckedCatalogs {
    /// What the rule finds, and how the configuration wants it.
    let kind: RuleKind
    let settings: RuleSettings
    let catalogs: [AssetCatalog]
    let assets: [Asset]
    /// What was found while the catalogs were read.
    let reading: [Diagnostic]
    let images: CatalogImages

    func assets(_ kind: AssetKind) -> [Asset] { assets.filter { $0.kind == kind } }

    /// One thing that is wrong with an asset; the advice becomes the last note.
    func finding(
        _ asset: Asset, _ message: String, at location: SourceLocation, notes: [Diagnostic.Note] = [], advice: String
    ) -> RuleFinding {
        Diagnostic(kind.severity ?? .note, kind.code, message, at: location, notes: notes, advice: advice)
            .about(asset.pathInCatalog)
    }

    /// What a rule says of files of images: each is asked about once for an asset, however many slots show it.
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

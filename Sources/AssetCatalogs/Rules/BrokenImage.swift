import Diagnostics

/// The file of a slot is cut short, or is not what its name says: the app shows nothing in its place.
struct BrokenImage: CatalogRule {
    let kind = RuleKind(.brokenImage, .error, about: .assets)
    let readsImages = true

    func findings(in checked: CheckedCatalogs) -> [RuleFinding] {
        checked.assets.flatMap { asset -> [RuleFinding] in
            var seen: Set<String> = []
            return asset.slots.compactMap { slot -> RuleFinding? in
                guard let file = slot.file, let defect = checked.images[asset, slot]?.defect, seen.insert(file).inserted
                else { return nil }
                return finding(
                    asset, "\"\(file)\" of the \(asset.kind.noun) \"\(asset.name)\" \(defect.words)",
                    at: slot.location, advice: defect.advice)
            }
        }
    }
}

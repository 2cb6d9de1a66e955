import Diagnostics

/// A PDF has several pages, of which the app shows the first.
struct SeveralPages: CatalogRule {
    let kind = RuleKind(.severalPages, .warning, about: .assets)
    let readsImages = true

    func findings(in checked: CheckedCatalogs) -> [RuleFinding] {
        checked.assets(.image).flatMap { asset in
            asset.slots.compactMap { slot in
                guard let file = slot.file, let count = checked.images[asset, slot]?.image?.pageCount, count > 1 else {
                    return nil
                }
                return finding(
                    asset, "\"\(file)\" has \(count) pages, and only the first is shown", at: slot.location,
                    advice: "export each page into a file of its own")
            }
        }
    }
}

import Diagnostics

/// A PDF has several pages, of which the app shows the first.
struct SeveralPages: CatalogRule {
    let code = DiagnosticCode.severalPages
    let severity: Diagnostic.Severity? = .warning
    let readsImages = true

    func findings(in checked: CheckedCatalogs) -> [CatalogFinding] {
        checked.assets(.image).flatMap { asset in
            asset.slots.compactMap { slot in
                guard let file = slot.file, let count = checked.images[asset, slot]?.image?.pageCount, count > 1 else {
                    return nil
                }
                return CatalogFinding(
                    asset, "\"\(file)\" has \(count) pages, and only the first is shown", at: slot.location,
                    advice: "export each page into a file of its own")
            }
        }
    }
}

import Diagnostics

extension CheckedCatalogs {
    /// The file of a slot is cut short, or is not what its name says: the app shows nothing in its place.
    var brokenImages: [RuleFinding] {
        findings(of: assets) { asset, slot, facts in
            facts.defect.map { defect in
                finding(
                    asset, "\"\(facts.file)\" of the \(asset.kind.noun) \"\(asset.name)\" \(defect.words)",
                    at: slot.location, advice: defect.advice)
            }
        }
    }
}

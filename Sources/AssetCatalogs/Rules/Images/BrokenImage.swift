import Diagnostics

extension CheckedCatalogs {
    /// Finds slots whose file is truncated, or does not have the format of its name, so that the app shows nothing.
    var brokenImages: [RuleFinding] {
        findings(of: assets) { asset, slot, facts in
            facts.defect.map { defect in
                finding(
                    asset, "'\(facts.file)' in the \(asset.kind.noun) '\(asset.name)' \(defect.words)",
                    at: slot.location, advice: defect.advice)
            }
        }
    }
}

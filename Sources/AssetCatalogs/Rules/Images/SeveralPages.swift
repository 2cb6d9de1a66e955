import Diagnostics

extension CheckedCatalogs {
    /// Finds PDFs with several pages, of which the app shows the first.
    var severalPages: [RuleFinding] {
        findings(of: assets(.image)) { asset, slot, facts in
            guard let count = facts.image?.pageCount, count > 1 else { return nil }
            return finding(
                asset, "'\(facts.file)' has \(count) pages, but only the first is shown", at: slot.location,
                advice: "export each page to a separate file")
        }
    }
}

import Diagnostics

extension CheckedCatalogs {
    /// A PDF has several pages, of which the app shows the first.
    var severalPages: [RuleFinding] {
        findings(of: assets(.image)) { asset, slot, facts in
            guard let count = facts.image?.pageCount, count > 1 else { return nil }
            return finding(
                asset, "\"\(facts.file)\" has \(count) pages, and only the first is shown", at: slot.location,
                advice: "export each page into a file of its own")
        }
    }
}

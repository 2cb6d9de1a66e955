import Diagnostics

/// A `Contents.json` is no JSON, or something in it is of the wrong kind.
struct InvalidContents: CatalogRule {
    let kind = RuleKind(.invalidContents, .warning, about: .assets)

    func findings(in checked: CheckedCatalogs) -> [RuleFinding] { found(in: checked) }
}

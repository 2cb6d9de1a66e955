import Diagnostics

/// A folder that is an asset by its name has no `Contents.json`.
struct MissingContents: CatalogRule {
    let kind = RuleKind(.missingContents, .warning, about: .assets)

    func findings(in checked: CheckedCatalogs) -> [RuleFinding] { found(in: checked) }
}

import Diagnostics

/// A `Contents.json` is of a version of the format that is not known.
struct UnknownVersion: CatalogRule {
    let kind = RuleKind(.unknownVersion, .warning, about: .assets)

    func findings(in checked: CheckedCatalogs) -> [RuleFinding] { found(in: checked) }
}

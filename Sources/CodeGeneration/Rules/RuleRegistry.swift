import AssetCatalogs
import DesignTokens
import Diagnostics

/// All that the configuration can switch, adjust and suppress.
package enum RuleRegistry {
    /// The rules, in the order in which they report.
    package static let rules: [any Rule] = [
        TokenRule.all as [any Rule], ConfigurationRule.all as [any Rule], CatalogRule.all as [any Rule],
    ].flatMap(\.self)

    /// What they find, each code once: several rules can find the same.
    package static let kinds: [RuleKind] = rules.flatMap(\.kinds).reduce(into: []) { kinds, kind in
        if !kinds.contains(where: { $0.code == kind.code }) { kinds.append(kind) }
    }
}

import AssetCatalogs
import DesignTokens
import Diagnostics

/// The rules whose severities a configuration can set or suppress.
package enum RuleRegistry {
    /// The rules, in the order in which they report.
    package static let rules: [any Rule] = [
        TokenRule.all as [any Rule], ConfigurationRule.all as [any Rule], CatalogRule.all as [any Rule],
        CodeRule.all as [any Rule],
    ].flatMap(\.self)

    /// The kinds of findings, each code once: several rules can report the same code.
    package static let kinds: [RuleKind] = rules.flatMap(\.kinds).reduce(into: []) { kinds, kind in
        if !kinds.contains(where: { $0.code == kind.code }) { kinds.append(kind) }
    }
}

import Diagnostics

/// What the configuration says of a rule.
package struct CatalogRuleSettings: Sendable {
    /// What only some rules can be told, by the keys of the configuration.
    package enum Option: String, CaseIterable, Sendable {
        case scales, tolerance, share
    }

    /// `nil` for a rule that is off.
    package var severity: Diagnostic.Severity?
    /// Whether an asset is left alone, by the folders it lies in and its name: `Icons/tick`.
    package var excepts: @Sendable (String) -> Bool = { _ in false }
    /// The scales that images must have, where not those of the devices they are for.
    package var scales: [Int]?
    /// How many pixels a side may be away from what it should be.
    package var tolerance = 0.5
    /// How many of the assets of a folder must have something, as a part of all, for the others to lack it.
    package var share = 0.8

    package init(severity: Diagnostic.Severity?) { self.severity = severity }
}

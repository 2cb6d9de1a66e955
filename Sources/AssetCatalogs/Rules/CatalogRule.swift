import Diagnostics

/// One thing that can be wrong with assets.
///
/// A rule is a file beside this one, an entry in ``CatalogRules/all``, and a section of docs/catalog-rules.md.
package protocol CatalogRule: Sendable {
    /// What it reports, by which the configuration calls the rule too.
    var code: DiagnosticCode { get }
    /// How bad that is where the configuration does not say; `nil` for a rule that somebody has to ask for.
    var severity: Diagnostic.Severity? { get }
    /// What the configuration can say of it beside the severity and exceptions.
    var options: [CatalogRuleSettings.Option] { get }
    /// Whether it looks into the files of images, which only commands that check do.
    var readsImages: Bool { get }

    func findings(in checked: CheckedCatalogs) -> [CatalogFinding]
}

extension CatalogRule {
    package var options: [CatalogRuleSettings.Option] { [] }
    package var readsImages: Bool { false }
}

/// The catalogs that an app has together, for a rule.
package struct CheckedCatalogs {
    let assets: [Asset]
    let settings: CatalogRuleSettings
    let images: CatalogImages

    func assets(_ kind: AssetKind) -> [Asset] { assets.filter { $0.kind == kind } }
}

/// One thing that a rule found: a diagnostic but for its code and severity.
package struct CatalogFinding {
    let asset: Asset
    let message: String
    let location: SourceLocation
    let notes: [Diagnostic.Note]

    /// Creates a finding whose last note says what to do.
    init(_ asset: Asset, _ message: String, at location: SourceLocation, notes: [Diagnostic.Note] = [], advice: String)
    {
        self.asset = asset
        self.message = message
        self.location = location
        self.notes = notes + [Diagnostic.Note(advice)]
    }
}

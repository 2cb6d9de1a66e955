import Diagnostics

/// A folder that is an asset by its name has no `Contents.json`.
struct MissingContents: CatalogRule {
    let code = DiagnosticCode.missingContents
    let severity: Diagnostic.Severity? = .warning

    func findings(in checked: CheckedCatalogs) -> [CatalogFinding] { checked.found(code) }
}

import Diagnostics

/// A `Contents.json` is no JSON, or something in it is of the wrong kind.
struct InvalidContents: CatalogRule {
    let code = DiagnosticCode.invalidContents
    let severity: Diagnostic.Severity? = .warning

    func findings(in checked: CheckedCatalogs) -> [CatalogFinding] { checked.found(code) }
}

import Diagnostics

/// A `Contents.json` is of a version of the format that is not known.
struct UnknownVersion: CatalogRule {
    let code = DiagnosticCode.unknownVersion
    let severity: Diagnostic.Severity? = .warning

    func findings(in checked: CheckedCatalogs) -> [CatalogFinding] { checked.found(code) }
}

import Diagnostics

/// What was found while the catalogs were read: a folder that is an asset by its name has no `Contents.json`, or something
/// in one is no JSON, of the wrong kind or of an unknown version of the format.
struct ReadingRule: CatalogRule {
    let kind: RuleKind

    init(_ code: DiagnosticCode) { kind = RuleKind(code, .warning, about: .assets) }

    func findings(in checked: CheckedCatalogs) -> [RuleFinding] {
        checked.reading.filter { $0.code == kind.code }.map { diagnostic in
            var finding = diagnostic
            finding.severity = kind.severity ?? .note
            finding.loss = .run
            return finding.about(checked.place(of: diagnostic))
        }
    }
}

/// The configuration of the findings with one code.
package struct RuleSettings: Sendable {
    /// The severity, or `nil` to switch the findings off.
    package var severity: Diagnostic.Severity?
    /// Whether findings about a name are excepted.
    package var excepts: @Sendable (String) -> Bool = { _ in false }
    /// The required scales of images, or `nil` for those of the devices they are for.
    package var scales: [Int]?
    /// The tolerance for the sides of images, in pixels.
    package var tolerance = 0.5
    /// The share of the assets in a folder that must have something for the others to lack it.
    package var share = 0.8

    package init(severity: Diagnostic.Severity?) { self.severity = severity }
}

/// The rules as configured.
package struct ConfiguredRules: Sendable {
    /// The settings that differ from the defaults.
    package var settings: [DiagnosticCode: RuleSettings] = [:]

    package init() {}

    package func settings(of kind: RuleKind) -> RuleSettings {
        settings[kind.code] ?? RuleSettings(severity: kind.severity)
    }

    /// Returns the findings of a rule that are neither off nor excepted, with the configured severity.
    package func reported(_ findings: [RuleFinding], of rule: any Rule) -> [Diagnostic] {
        let kinds = rule.kinds
        return findings.compactMap { finding in
            let kind = kinds.first { $0.code == finding.diagnostic.code }
            return kind.map { reported(finding, of: $0) } ?? finding.diagnostic
        }
    }

    private func reported(_ finding: RuleFinding, of kind: RuleKind) -> Diagnostic? {
        let usual = kind.severity.map(\.rank) ?? finding.diagnostic.rank
        // Some rules also find an error that would leave nothing to generate, which cannot be switched off.
        guard finding.diagnostic.rank <= usual else { return finding.diagnostic }
        let settings = settings(of: kind)
        guard let severity = settings.severity,
            finding.subjects.isEmpty || !finding.subjects.allSatisfy(settings.excepts)
        else { return nil }
        var result = finding.diagnostic
        if severity == kind.severity { return result }
        // A finding less severe than the rule's default keeps its severity.
        if finding.diagnostic.rank == usual || severity.rank < finding.diagnostic.rank { result.severity = severity }
        result.loss = .run
        return result
    }
}

extension Diagnostic.Severity {
    fileprivate var rank: Int { self == .error ? 2 : self == .warning ? 1 : 0 }
}

extension Diagnostic {
    /// The severity for a run that continues without unusable tokens.
    fileprivate var rank: Int { severity == .error && loss != .run ? Severity.warning.rank : severity.rank }
}

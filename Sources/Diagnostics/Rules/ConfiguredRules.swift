/// What the configuration says of the findings with one code.
package struct RuleSettings: Sendable {
    /// `nil` for what is off.
    package var severity: Diagnostic.Severity?
    /// Whether something is left alone, by its name.
    package var excepts: @Sendable (String) -> Bool = { _ in false }
    /// The scales that images must have, where not those of the devices they are for.
    package var scales: [Int]?
    /// How many pixels a side may be away from what it should be.
    package var tolerance = 0.5
    /// How many of the assets of a folder must have something, as a part of all, for the others to lack it.
    package var share = 0.8

    package init(severity: Diagnostic.Severity?) { self.severity = severity }
}

/// The rules as the configuration wants them.
package struct ConfiguredRules: Sendable {
    /// What differs from the defaults.
    package var settings: [DiagnosticCode: RuleSettings] = [:]

    package init() {}

    package func settings(of kind: RuleKind) -> RuleSettings {
        settings[kind.code] ?? RuleSettings(severity: kind.severity)
    }

    /// What is reported of the findings of a rule: those that are neither off nor excepted, as severe as the configuration
    /// wants them.
    package func reported(_ findings: [RuleFinding], of rule: any Rule) -> [Diagnostic] {
        let kinds = rule.kinds
        return findings.compactMap { finding in
            let kind = kinds.first { $0.code == finding.diagnostic.code }
            return kind.map { reported(finding, of: $0) } ?? finding.diagnostic
        }
    }

    private func reported(_ finding: RuleFinding, of kind: RuleKind) -> Diagnostic? {
        let usual = kind.severity.map(\.rank) ?? finding.diagnostic.rank
        // Some rules find an error, too, where nothing would be left: that is not for the configuration to switch.
        guard finding.diagnostic.rank <= usual else { return finding.diagnostic }
        let settings = settings(of: kind)
        guard let severity = settings.severity,
            finding.subjects.isEmpty || !finding.subjects.allSatisfy(settings.excepts)
        else { return nil }
        var result = finding.diagnostic
        if severity == kind.severity { return result }
        // A remark beside what the rule is about stays one.
        if finding.diagnostic.rank == usual || severity.rank < finding.diagnostic.rank { result.severity = severity }
        result.loss = .run
        return result
    }
}

extension Diagnostic.Severity {
    fileprivate var rank: Int { self == .error ? 2 : self == .warning ? 1 : 0 }
}

extension Diagnostic {
    /// How bad it is for a run that goes on without what cannot be used.
    fileprivate var rank: Int { severity == .error && loss != .run ? Severity.warning.rank : severity.rank }
}

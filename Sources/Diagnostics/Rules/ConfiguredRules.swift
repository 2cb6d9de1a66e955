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

    /// Returns a finding with the configured severity; `nil` if its rule is off or it is excepted.
    package func judged(_ finding: Diagnostic) -> Diagnostic? {
        guard case .finding(let kindSeverity, let subjects) = finding.fact else { return finding }
        var result = finding
        result.fact = nil
        let usual = kindSeverity.map(\.rank) ?? finding.rank
        // Some rules also find an error that would leave nothing to generate, which cannot be switched off.
        guard finding.rank <= usual else { return result }
        let settings = settings[finding.code] ?? RuleSettings(severity: kindSeverity)
        guard let severity = settings.severity, subjects.isEmpty || !subjects.allSatisfy(settings.excepts) else {
            return nil
        }
        if severity == kindSeverity { return result }
        // A finding less severe than the rule's default keeps its severity.
        if finding.rank == usual || severity.rank < finding.rank { result.severity = severity }
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

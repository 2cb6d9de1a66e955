/// A check that the configuration can switch, adjust and suppress.
///
/// A rule consists of a file, an element in the list of its kind, and a row of `docs/reference/rules.md`.
package protocol Rule: Sendable {
    /// The codes of the rule's findings in the configuration. Errors with other codes cannot be switched.
    var kinds: [RuleKind] { get }
}

extension Rule {
    /// Returns the diagnostics for findings, which the policy judges by the configuration.
    package func diagnostics(_ findings: [RuleFinding]) -> [Diagnostic] {
        let kinds = kinds
        return findings.map { finding in
            var diagnostic = finding.diagnostic
            if let kind = kinds.first(where: { $0.code == finding.code }) {
                diagnostic.fact = .finding(kind.severity, subjects: finding.subjects)
            }
            return diagnostic
        }
    }
}

/// Findings with one code, which the configuration switches together.
package struct RuleKind: Sendable {
    package let code: DiagnosticCode
    /// The default severity, or `nil` for a rule that is off by default.
    package let severity: Diagnostic.Severity?
    /// The subject that exceptions name.
    package let subject: RuleSubject
    /// The options besides the severity and exceptions.
    package let options: [RuleOption]

    package init(
        _ code: DiagnosticCode, _ severity: Diagnostic.Severity?, about subject: RuleSubject,
        options: [RuleOption] = []
    ) {
        self.code = code
        self.severity = severity
        self.subject = subject
        self.options = options
    }
}

/// The subject of a finding, in the words of the documentation.
package enum RuleSubject: String, Sendable {
    /// Assets, by the folders they are in and their names: `Icons/tick`.
    case assets
    /// Tokens, by their paths.
    case tokens
    /// Outputs, by their paths in the configuration.
    case outputs
    case collections
    case families = "font families"
    case themes
    /// Colors in code, by their digits: `#0A7D74`.
    case colors
    /// Font sizes in code, as written.
    case sizes = "font sizes"
}

/// The options of some rules, by their configuration keys.
package enum RuleOption: String, CaseIterable, Sendable {
    case scales, tolerance, share
}

/// A finding of a rule, and the names by which exceptions refer to its subject.
package struct RuleFinding: Sendable {
    let diagnostic: Diagnostic
    let subjects: [String]

    package var code: DiagnosticCode { diagnostic.code }
}

extension Diagnostic {
    /// A finding of a rule about subjects with these names.
    package func about(_ subjects: String...) -> RuleFinding { about(subjects) }

    /// A finding of a rule about subjects with these names.
    package func about(_ subjects: [String]) -> RuleFinding { RuleFinding(diagnostic: self, subjects: subjects) }
}

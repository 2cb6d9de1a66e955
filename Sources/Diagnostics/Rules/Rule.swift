/// Something that can be wrong with what was read, which the configuration can switch, adjust and suppress.
///
/// A rule is a file, a line in the list of its kind, and a row of `docs/reference/rules.md`.
package protocol Rule: Sendable {
    /// What the rule finds, by the codes under which the configuration knows it. Errors with other codes cannot be switched.
    var kinds: [RuleKind] { get }
}

/// Findings with one code, which the configuration switches together.
package struct RuleKind: Sendable {
    package let code: DiagnosticCode
    /// How bad a finding is unless the configuration says otherwise; `nil` for what somebody has to ask for.
    package let severity: Diagnostic.Severity?
    /// What exceptions name.
    package let subject: RuleSubject
    /// What the configuration can adjust beside the severity and exceptions.
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

/// What a finding is about, in the words of the documentation.
package enum RuleSubject: String, Sendable {
    /// Assets, by the folders they are in and their names: `Icons/tick`.
    case assets
    /// Tokens, by their paths.
    case tokens
    /// Outputs, by their paths as the configuration spells them.
    case outputs
    case collections
    case families = "font families"
    case themes
}

/// What only some rules can be told, by the keys of the configuration.
package enum RuleOption: String, CaseIterable, Sendable {
    case scales, tolerance, share
}

/// One thing that a rule found, and the names by which exceptions call what it is about.
package struct RuleFinding: Sendable {
    let diagnostic: Diagnostic
    let subjects: [String]
}

extension Diagnostic {
    /// A finding of a rule about things with some names.
    package func about(_ subjects: String...) -> RuleFinding { about(subjects) }

    /// A finding of a rule about things with some names.
    package func about(_ subjects: [String]) -> RuleFinding { RuleFinding(diagnostic: self, subjects: subjects) }
}

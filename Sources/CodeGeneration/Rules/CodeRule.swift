import Diagnostics

/// A check of an app's Swift code by `lint`.
///
/// Every program must know the names of these rules in a configuration, but only `lint` runs them: the function of each
/// rule is in the library `Lint`.
package struct CodeRule: Rule {
    package let kind: RuleKind

    package var kinds: [RuleKind] { [kind] }

    private init(_ code: DiagnosticCode, _ severity: Diagnostic.Severity?, about subject: RuleSubject) {
        kind = RuleKind(code, severity, about: subject)
    }

    /// All rules, in the order in which they report.
    package static let all = [
        Self(.assetUnknown, .error, about: .assets),
        Self(.assetByString, .warning, about: .assets),
        Self(.assetRawValue, .warning, about: .assets),
        Self(.colorEqualsToken, .warning, about: .tokens),
        Self(.colorEqualsMode, .note, about: .tokens),
        Self(.colorUnknown, nil, about: .colors),
        Self(.spacingEqualsToken, .warning, about: .tokens),
        Self(.radiusEqualsToken, .warning, about: .tokens),
        Self(.fontSize, .note, about: .sizes),
        Self(.nameFormer, .warning, about: .tokens),
        Self(.assetUnused, .note, about: .assets),
        Self(.tokenUnused, .note, about: .tokens),
    ]
}

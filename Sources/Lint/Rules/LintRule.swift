import CodeGeneration
import Diagnostics

/// The function of a rule over code. ``CodeRule`` has its severity.
struct LintRule {
    let code: DiagnosticCode
    let findings: @Sendable (CheckedFile, LintContext) -> [LintFinding]

    /// The functions of all rules, in the order of ``CodeRule/all``.
    static let all: [LintRule] = [
        LintRule(code: .assetUnknown, findings: unknownAssets),
        LintRule(code: .assetByString, findings: assetsByString),
        LintRule(code: .assetRawValue, findings: rawValues),
    ]
}

/// What all files are compared with.
struct LintContext {
    let assets: KnownAssets
    let generated: GeneratedCode
}

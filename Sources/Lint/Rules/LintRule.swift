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
        LintRule(code: .colorEqualsToken, findings: tokenColors),
        LintRule(code: .colorEqualsMode, findings: modeColors),
        LintRule(code: .colorUnknown, findings: unknownColors),
        LintRule(code: .spacingEqualsToken) { findings(.spacing, .spacingEqualsToken, $0, $1) },
        LintRule(code: .radiusEqualsToken) { findings(.radius, .radiusEqualsToken, $0, $1) },
        LintRule(code: .fontSize, findings: fontSizes),
        LintRule(code: .nameFormer, findings: formerNames),
    ]

    /// The rules that need all files at once.
    static let projectRules: [DiagnosticCode] = [.assetUnused, .tokenUnused]
}

/// The data that all files are compared with.
struct LintContext {
    let assets: KnownAssets
    let tokens: KnownTokens
    let generated: GeneratedCode
    let formerUses: FormerUses
}

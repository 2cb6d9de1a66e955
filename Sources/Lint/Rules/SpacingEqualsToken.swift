extension LintRule {
    /// Finds paddings, insets and gaps that a token has in all modes.
    @Sendable static func tokenSpacing(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        findings(.spacing, .spacingEqualsToken, file, context)
    }
}

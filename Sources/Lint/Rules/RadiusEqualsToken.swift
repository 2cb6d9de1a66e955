extension LintRule {
    /// Finds corner radii that a token has in all modes.
    @Sendable static func tokenRadii(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        findings(.radius, .radiusEqualsToken, file, context)
    }
}

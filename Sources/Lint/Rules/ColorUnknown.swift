extension LintRule {
    /// Finds colors that no token has.
    @Sendable static func unknownColors(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        guard context.tokens.hasColors else { return [] }
        return file.colorsToCheck.compactMap { literal in
            guard context.tokens.tokens(with: literal.color).isEmpty,
                context.tokens.adaptiveTokens(with: literal.color).isEmpty
            else { return nil }
            return LintFinding(
                code: .colorUnknown, token: literal.call.name, message: "no token has the color \(literal.text)",
                notes: ["add a token for this color, or use an existing token"], subject: literal.text,
                type: literal.type, hexOrder: literal.hexOrder)
        }
    }
}

extension LintRule {
    /// Finds colors that a token has in all modes.
    @Sendable static func tokenColors(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        file.colorsToCheck.compactMap { literal in
            let tokens = context.tokens.tokens(with: literal.color)
            guard let first = tokens.first else { return nil }
            let choice = TokenChoice(tokens, otherwise: literal.missingOutput(for: first)) { literal.code(of: $0) }
            return LintFinding(
                code: .colorEqualsToken, token: literal.call.name,
                message: "the color \(literal.text) equals \(choice.names)", notes: choice.advice(file, context),
                subject: first.path, type: literal.type, hexOrder: literal.hexOrder, suggested: choice.paths,
                members: tokens.compactMap(literal.member),
                definition: context.tokens.definition(of: first),
                fix: literal.spellings.isCertain ? choice.fix(of: literal.spellings.range, file, context) : nil)
        }
    }
}

extension LintRule {
    /// Finds colors that a token has only in some modes. The token would change the color in the others.
    @Sendable static func modeColors(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        file.colorsToCheck.compactMap { literal in
            guard context.tokens.tokens(with: literal.color).isEmpty else { return nil }
            let tokens = context.tokens.adaptiveTokens(with: literal.color)
            guard let first = tokens.first else { return nil }
            let modes = first.modes.map { "'\($0)'" }.joined(separator: ", ")
            let range = literal.spellings.range
            let seen = first.token.seen(by: file, context.generated)
            let code = literal.code(of: seen ?? first.token)
            let advice =
                code.map { "use '\($0)' if the color should follow the mode" }
                ?? literal.missingOutput(for: first.token)
            // With several tokens, only a person knows which purpose is meant.
            let isSuggested = tokens.count == 1 && seen != nil && literal.spellings.isCertain
            return LintFinding(
                code: .colorEqualsMode, token: literal.call.name,
                message: "the color \(literal.text) equals \(TokenChoice.names(of: tokens.map(\.token))) in \(modes)",
                notes: [advice] + context.generated.advice(for: file, on: first.token.symbols),
                subject: first.token.path,
                type: literal.type,
                hexOrder: literal.hexOrder, suggested: [first.token.path],
                members: [literal.member(of: seen ?? first.token)].compactMap(\.self),
                definition: context.tokens.definition(of: first.token),
                fix: isSuggested
                    ? code.flatMap {
                        file.fix(
                            of: range, $0, naming: context.generated.owners(of: seen?.symbols ?? []), isExact: false)
                    } : nil)
        }
    }
}

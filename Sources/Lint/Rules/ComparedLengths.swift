import Diagnostics

extension LintRule {
    /// Returns the lengths for a use that a token has in all modes.
    static func findings(
        _ use: LengthUse, _ code: DiagnosticCode, _ file: CheckedFile, _ context: LintContext
    ) -> [LintFinding] {
        file.lengths.compactMap { literal in
            guard literal.use == use else { return nil }
            let tokens = context.tokens.tokens(for: use, with: literal.value)
            guard !tokens.isEmpty else { return nil }
            let choice = TokenChoice(tokens) { token in
                guard let symbol = token.symbol(in: ["CGFloat"]) else { return nil }
                return literal.isAssigned || literal.isOwn ? symbol.text : ".\(symbol.name)"
            }
            return LintFinding(
                code: code, token: literal.token,
                message: "the \(use.rawValue) \(file.code.text(literal.token)) equals \(choice.names)",
                notes: choice.advice(file, context), subject: tokens[0].path, type: literal.type,
                suggested: choice.paths, members: choice.members(of: "CGFloat"),
                definition: context.tokens.definition(of: tokens[0]),
                fix: choice.fix(of: literal.token..<literal.token + 1, file, context, isExact: !literal.isOwn))
        }
    }
}

extension LintRule {
    /// Finds deprecated former names of tokens and assets.
    @Sendable static func formerNames(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        let uses = context.formerUses.uses[file.file.path] ?? []
        // The file may have changed after it was searched.
        return uses.filter { file.code.tokens.indices.contains($0.token) }.map { use in
            // A name in another type needs another qualification.
            let isSameType = use.former.scope == use.current.scope
            return LintFinding(
                code: .nameFormer, token: use.token,
                message: "'\(use.former.text)' is a former name of '\(use.current.text)'",
                notes: ["use '\(use.current.name)'"], subject: use.current.text,
                fix: isSameType
                    ? file.fix(
                        of: use.token..<use.token + 1, use.current.name, naming: NameOwners(), isExact: use.isExact)
                    : nil)
        }
    }
}

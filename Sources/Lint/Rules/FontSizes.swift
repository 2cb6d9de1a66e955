extension LintRule {
    /// Fonts with a size in points, although there are text styles.
    @Sendable static func fontSizes(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        guard let style = context.tokens.textStyle else { return [] }
        return file.fontSizes.map { token in
            let size = file.code.text(token)
            return LintFinding(
                code: .fontSize, token: token, message: "the font has the size \(size) instead of a text style",
                notes: ["use a generated text style, such as '\(style.symbol.text)'"], subject: size)
        }
    }
}

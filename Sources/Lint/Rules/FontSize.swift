extension LintRule {
    /// Finds fonts with a size in points, although there are text styles.
    @Sendable static func fontSizes(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        file.fontSizes.compactMap { token in
            let size = file.code.text(token)
            guard let style = context.tokens.textStyle(nearestTo: file.code.number(token) ?? 0) else { return nil }
            return LintFinding(
                code: .fontSize, token: token, message: "the font uses size \(size) instead of a text style",
                notes: ["use a text style, such as '\(style.symbol.text)'"]
                    + context.generated.advice(for: file, on: style.symbols),
                subject: size, suggested: [style.path])
        }
    }
}

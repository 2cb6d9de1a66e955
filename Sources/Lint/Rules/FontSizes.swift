import SwiftSources

extension LintRule {
    /// Fonts with a size in points, although there are text styles.
    @Sendable static func fontSizes(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        guard let style = context.tokens.textStyle else { return [] }
        let code = file.code
        return code.calls.compactMap { call -> LintFinding? in
            guard call.isMember, let label = sizedFonts[code.text(call.name)],
                let size = code.arguments(of: call).first(where: { $0.label == label }), size.value.count == 1,
                code.kind(size.value.lowerBound) == .number
            else { return nil }
            return LintFinding(
                code: .fontSize, token: size.value.lowerBound,
                message: "the font has the size \(code.text(size.value.lowerBound)) instead of a text style",
                notes: ["use a generated text style, such as '\(style.symbol.text)'"],
                subject: code.text(size.value.lowerBound))
        }
    }

    /// The methods that create fonts, with the label of the size.
    private static let sizedFonts = [
        "system": "size", "custom": "size", "systemFont": "ofSize", "boldSystemFont": "ofSize",
        "italicSystemFont": "ofSize",
    ]
}

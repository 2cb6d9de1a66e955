import CodeGeneration
import DesignTokens
import SwiftSources

extension LintRule {
    /// Colors that a token has in all modes.
    @Sendable static func tokenColors(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        file.colorsToCheck.compactMap { literal in
            let tokens = context.tokens.tokens(with: literal.color)
            guard !tokens.isEmpty else { return nil }
            let choice = TokenChoice(tokens, otherwise: literal.missingOutput) { literal.code(of: $0) }
            return LintFinding(
                code: .colorEqualsToken, token: literal.call.name,
                message: "the color \(literal.text) equals \(choice.names)", notes: choice.advice(file, context),
                subject: tokens[0].path, type: literal.type, hexOrder: literal.hexOrder, suggested: choice.paths,
                definition: context.tokens.definition(of: tokens[0]),
                fix: choice.fix(of: literal.call.range, file, context))
        }
    }

    /// Colors that a token has in some modes only. The token would change the color in the others.
    @Sendable static func modeColors(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        file.colorsToCheck.compactMap { literal in
            guard context.tokens.tokens(with: literal.color).isEmpty else { return nil }
            let tokens = context.tokens.adaptiveTokens(with: literal.color)
            guard let first = tokens.first else { return nil }
            let modes = first.modes.map { "'\($0)'" }.joined(separator: ", ")
            let code = literal.code(of: first.token)
            let advice = code.map { "use '\($0)' if the color should follow the mode" } ?? literal.missingOutput
            // Which of several purposes is meant, only a person knows.
            let isSuggested = tokens.count == 1 && file.sees(context.generated.modules)
            return LintFinding(
                code: .colorEqualsMode, token: literal.call.name,
                message: "the color \(literal.text) equals \(TokenChoice.names(of: tokens.map(\.token))) in \(modes)",
                notes: [advice] + file.advice(toSee: context.generated.modules), subject: first.token.path,
                type: literal.type,
                hexOrder: literal.hexOrder, suggested: [first.token.path],
                definition: context.tokens.definition(of: first.token),
                fix: isSuggested ? code.map { file.fix(of: literal.call.range, $0, isExact: false) } : nil)
        }
    }

    /// Colors that no token has.
    @Sendable static func unknownColors(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        guard context.tokens.hasColors else { return [] }
        return file.colorsToCheck.compactMap { literal in
            guard context.tokens.tokens(with: literal.color).isEmpty,
                context.tokens.adaptiveTokens(with: literal.color).isEmpty
            else { return nil }
            return LintFinding(
                code: .colorUnknown, token: literal.call.name, message: "no token has the color \(literal.text)",
                notes: ["add a token for it, or use one"], subject: literal.text, type: literal.type,
                hexOrder: literal.hexOrder)
        }
    }
}

extension CheckedFile {
    /// The colors of the file, unless it is a palette. Black and white are left out: shadows and masks use them without
    /// meaning a token.
    fileprivate var colorsToCheck: [ColorLiteral] {
        let colors = colors.filter { ![0x00_0000, 0xFF_FFFF].contains($0.color.rounded) }
        // Eight digits are one color.
        let single = colors.filter { $0.hexOrder != .argb }
        let declared = single.count { $0.isDeclared }
        let isPalette = declared >= 8 && Double(declared) >= 0.6 * Double(single.count)
        return isPalette ? [] : colors
    }
}

extension ColorLiteral {
    /// The color in messages: `#0A7D74`, or `#0A7D74 with the alpha 0.5`.
    fileprivate var text: String {
        let digits = String(color.rounded, radix: 16, uppercase: true)
        let hex = "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
        let alpha = NumberText.number((color.alpha * 1000).rounded() / 1000)
        return color.alpha == 1 ? hex : "\(hex) with the alpha \(alpha)"
    }

    /// Returns the code of a token with the type of the literal; `nil` if the token has another type.
    fileprivate func code(of token: KnownToken) -> String? {
        guard let type else {
            return token.symbols.first { $0.scope == "ShapeStyle" }.map { "Color.\($0.name)" } ?? token.symbol.text
        }
        let scopes = type == "Color" ? ["Color", "ShapeStyle"] : [type]
        return token.symbol(in: scopes).map { "\(type).\($0.name)" }
    }

    /// What to do if no token has the type of the literal.
    fileprivate var missingOutput: String {
        let template = type == "UIColor" ? "ui-color" : type == "NSColor" ? "ns-color" : "shape-style"
        return "add an output with the template '\(template)', and use its color"
    }
}

import CodeGeneration
import DesignTokens
import SwiftSources

extension CheckedFile {
    /// The colors of the file, unless it is a palette. Black and white are left out, because shadows and masks use them
    /// without a token.
    var colorsToCheck: [ColorLiteral] {
        let colors = colors.filter { ![0x00_0000, 0xFF_FFFF].contains($0.color.rounded) }
        // Count eight digits as one color.
        let single = colors.filter { $0.hexOrder != .argb }
        // Initializers and methods of the app turn strings into colors: `"#0A7D74".color`.
        let texts = code.declaredHexTextCount
        let declared = single.count { $0.isDeclared } + texts
        let isPalette = declared >= 8 && Double(declared) >= 0.6 * Double(single.count + texts)
        return isPalette ? [] : colors
    }
}

extension ColorLiteral {
    /// The color in messages: `#0A7D74`, or `#0A7D74 with the alpha 0.5`.
    var text: String {
        let hex = color.hexadecimalText
        let alpha = NumberText.number((color.alpha * 1000).rounded() / 1000)
        return color.alpha == 1 ? hex : "\(hex) with the alpha \(alpha)"
    }

    /// Returns the code of a token that fits instead of the literal; `nil` if the token has another type.
    func code(of token: KnownToken) -> String? {
        use(of: token).map { $0.spelling.prefix + $0.member + $0.spelling.suffix }
    }

    /// Returns the member in the code of a token: `UIColor.ink` in `UIColor.ink.cgColor`.
    func member(of token: KnownToken) -> String? { use(of: token)?.member }

    private func use(of token: KnownToken) -> (member: String, spelling: ColorSpelling)? {
        spellings.all.lazy.compactMap { spelling in
            token.symbol(in: Self.scopes[spelling.type] ?? [spelling.type])
                .map { ("\(spelling.type).\($0.name)", spelling) }
        }.first
    }

    /// Returns the advice if no token has the type of the literal.
    func missingOutput(for token: KnownToken) -> String {
        let template = token.isColorSet ? "color-set" : "shape-style"
        let native = type == "UIColor" || type == "NSColor" ? TemplateDeclaration.named(template).native : nil
        return "add an output with the template '\(native ?? template)', and use its color"
    }

    /// The scopes of outputs whose members each type has.
    private static let scopes = ["Color": ["Color", "ShapeStyle"], "NSColor": ["NSColor", "UIColor"]]
}

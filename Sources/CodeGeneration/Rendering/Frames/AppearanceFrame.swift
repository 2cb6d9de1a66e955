import DesignTokens
import Mustache

/// A rule of the output, or of one of its themes, for an appearance of the device.
enum AppearanceFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let rule = context.appearances.rules[index]
        switch key {
        case .condition: return .text(context.language.condition(of: rule.appearance))
        case .tokens: return FrameKind.appearanceToken.frames(rule.tokens)
        default: return nil
        }
    }
}

/// A token that is something else there.
enum AppearanceTokenFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let entry = context.appearances.tokens[index]
        guard key == .expression else { return TokenFrame.value(of: key, at: entry.position, in: context) }
        return .text(entry.expression)
    }
}

/// A token in one of the appearances in which it is something else.
enum TokenAppearanceFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let (position, place) = index.quotientAndRemainder(dividingBy: Appearance.allCases.count)
        let values = values(at: position, in: context)
        switch key {
        case .condition: return .text(context.language.condition(of: values[place].appearance))
        case .expression: return .text(values[place].expression)
        case .isFirst: return .flag(place == 0)
        case .isLast: return .flag(place == values.count - 1)
        default: return nil
        }
    }

    /// The appearances of the token at a position of the output.
    static func frames(of position: Int, in context: OutputContext) -> MustacheValue {
        let first = position * Appearance.allCases.count
        return FrameKind.tokenAppearance.frames(values(at: position, in: context).indices.map { first + $0 })
    }

    /// The most particular one first, so that the first whose condition holds is the one.
    private static func values(
        at position: Int, in context: OutputContext
    ) -> [(appearance: Appearance, expression: String)] {
        let token = context.output.tokens[position]
        guard context.expressions.isAdaptive(token) else { return [] }
        let order: [Appearance] = [.darkHighContrast, .dark, .lightHighContrast, .light]
        let values = context.expressions.appearanceExpressions(of: token)
        return order.compactMap { appearance in values.first { $0.appearance == appearance } }
    }
}

import DesignTokens
import Mustache

/// A token in one of its modes.
enum ModeFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let mode = context.modes.values[index]
        switch key {
        case .modeName: return .text(context.language.comment(context.resolution.modes[mode.mode].name))
        case .parts: return FrameKind.part.frames(context.parts.ofMode(at: index))
        case .expression:
            let token = context.output.tokens[mode.position]
            return .text(context.expressions.expression(of: token, inMode: mode.mode) ?? "")
        case .isFirst: return .flag(index == context.modes.range(of: mode.position).lowerBound)
        case .isLast: return .flag(index == context.modes.range(of: mode.position).upperBound - 1)
        default: return value(of: key, mode.value, context)
        }
    }

    /// What a name means of a value that a token has, in some mode or in the usual one. The value is looked up only for such a
    /// name: most others mean something of what is around the token.
    static func value(
        of key: TemplateKey, _ value: @autoclosure () -> TokenValue, _ context: OutputContext
    ) -> MustacheValue? {
        switch key {
        case .shape, .angle, .centerX, .centerY: .text(value().shapeText(of: key))
        case .isItalic: .flag(value().isItalic)
        case .isList: .flag(value().isList)
        case .literal: .text(context.expressions.literal(value()) ?? "")
        case .value: .text(context.language.comment(value().json.text()))
        default: nil
        }
    }
}

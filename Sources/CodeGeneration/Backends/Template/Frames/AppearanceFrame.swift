import DesignTokens
import Mustache

/// A rule of the output, or of one of its themes, for an appearance of the device.
enum AppearanceFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let rule = context.appearances.rules[index]
        switch key {
        case .condition: return .text(context.form.conditions[rule.appearance] ?? "")
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
        let entry = context.tokenAppearances.entries[index]
        switch key {
        case .condition: return .text(context.form.conditions[entry.appearance] ?? "")
        case .expression: return .text(entry.expression)
        case .isFirst: return .flag(entry.isFirst)
        case .isLast: return .flag(entry.isLast)
        default: return nil
        }
    }
}

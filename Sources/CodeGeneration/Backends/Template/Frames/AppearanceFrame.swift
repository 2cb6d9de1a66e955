import DesignTokens
import Mustache

extension OutputContext {
    /// A rule of the output, or of one of its themes, for an appearance of the device.
    func value(of key: TemplateKey, inAppearance index: Int) -> MustacheValue? {
        let rule = appearances.rules[index]
        switch key {
        case .condition: return .text(form.conditions[rule.appearance] ?? "")
        case .tokens: return FrameKind.appearanceToken.frames(rule.tokens)
        default: return nil
        }
    }

    /// A token that differs there.
    func value(of key: TemplateKey, inAppearanceToken index: Int) -> MustacheValue? {
        let entry = appearances.tokens[index]
        guard key == .expression else { return value(of: key, inToken: entry.position) }
        return .text(entry.expression)
    }

    /// A token in one of the appearances in which it differs.
    func value(of key: TemplateKey, inTokenAppearance index: Int) -> MustacheValue? {
        let entry = tokenAppearances.entries[index]
        switch key {
        case .condition: return .text(form.conditions[entry.appearance] ?? "")
        case .expression: return .text(entry.expression)
        case .isFirst: return .flag(entry.isFirst)
        case .isLast: return .flag(entry.isLast)
        default: return nil
        }
    }
}

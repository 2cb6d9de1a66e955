import DesignTokens
import Mustache

extension OutputContext {
    /// A token in one of its modes.
    func value(of key: TemplateKey, inMode index: Int) -> MustacheValue? {
        let mode = modes.values[index]
        switch key {
        case .modeName: return .text(language.comment(resolution.modes[mode.mode].name))
        case .parts: return FrameKind.part.frames(parts.ofMode(at: index))
        case .expression:
            let token = output.tokens[mode.position]
            return .text(expressions.expression(of: token, inMode: mode.mode) ?? "")
        default: return key.place(of: index, in: modes.range(of: mode.position)) ?? value(of: key, ofValue: mode.value)
        }
    }

    /// The value of a name for a token's value, in some mode or by default. The token's value is only computed for such
    /// names: most others belong to an outer frame.
    func value(of key: TemplateKey, ofValue value: @autoclosure () -> TokenValue) -> MustacheValue? {
        switch key {
        case .shape, .angle, .centerX, .centerY: .text(value().shapeText(of: key))
        case .isItalic: .flag(value().isItalic)
        case .isList: .flag(value().isList)
        case .literal: .text(expressions.literal(value()) ?? "")
        case .value: .text(language.comment(value().json.text()))
        default: nil
        }
    }
}

import Mustache

/// A token in one of its modes.
enum ModeFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let (mode, value) = context.modes.values[index]
        switch key {
        case .modeName: return .text(context.language.comment(mode))
        case .parts: return FrameKind.part.frames(context.parts.ofMode(at: index))
        case .shape, .angle, .centerX, .centerY: return .text(value.shapeText(of: key))
        case .isItalic: return .flag(value.isItalic)
        case .isList: return .flag(value.isList)
        case .literal: return .text(context.expressions.literal(value) ?? "")
        case .value: return .text(context.language.comment(JSONText.value(value)))
        default: return nil
        }
    }
}

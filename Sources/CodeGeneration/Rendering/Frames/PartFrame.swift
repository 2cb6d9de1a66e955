import Mustache

/// A part of a value that is made of others.
enum PartFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let entry = context.parts.entries[index]
        let language = context.language
        switch key {
        case .name: return .text(entry.part.name.map(language.declaration) ?? "")
        case .expression: return .text(context.expressions.expression(of: entry.part) ?? "")
        case .literal: return .text(language.literal(entry.part.value) ?? "")
        case .value: return .text(language.comment(JSONText.value(entry.part.value)))
        case .type: return .text(entry.part.value.type(stated: nil)?.rawValue ?? "")
        case .isItalic: return .flag(entry.part.value.isItalic)
        case .target: return .text(language.comment(entry.part.reference ?? ""))
        case .parts: return FrameKind.part.frames(entry.parts)
        case .isList: return .flag(entry.part.value.isList)
        case .isFirst: return .flag(entry.isFirst)
        case .isLast: return .flag(entry.isLast)
        default: return nil
        }
    }
}

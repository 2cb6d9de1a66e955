import Mustache

/// A member that is declared as missing.
enum WithheldFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let member = context.withheld[index]
        switch key {
        case .name: return .text(context.language.declaration(member.name))
        case .path: return .text(context.language.comment(context.resolution.graph.tokens[member.token].path))
        case .message: return .text(context.language.text(context.reasons?.text(of: member, in: context.output) ?? ""))
        case .swiftType: return .text(TokenFrame.typeName(of: member.token, context))
        default: return nil
        }
    }
}

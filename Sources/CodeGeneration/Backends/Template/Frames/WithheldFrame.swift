import Mustache

/// A member that is declared as missing.
enum WithheldFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let member = context.withheld[index]
        switch key {
        case .name: return .text(context.language.declaration(member.name))
        case .path: return .text(context.language.comment(context.resolution.graph.tokens[member.token].path))
        case .message: return .text(context.language.text(context.reasons?.text(of: member, in: context.output) ?? ""))
        case .swiftType:
            let value = context.resolution.value(of: member.token)
            return .text(context.language.typeName(of: member.type, value, isQualified: true) ?? "")
        default: return nil
        }
    }
}

/// A name that several assets ask for, which is declared as missing.
enum WithheldAssetFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let withheld = context.output.assets.withheld[index]
        switch key {
        case .name: return .text(context.language.declaration(withheld.name))
        case .message: return .text(context.language.text(context.reasons?.text(of: withheld.contest) ?? ""))
        default: return nil
        }
    }
}

import Mustache

/// A name that a token had before.
enum DeprecatedNameFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let former = context.output.formerNames[index]
        let name = context.output.names[former.position]
        switch key {
        case .name: return .text(context.language.declaration(former.name))
        case .newName: return .text(name)
        case .expression:
            let type = context.resolution.types[context.output.tokens[former.position]]
            return .text(context.language.reference(to: name, in: context.scope, type: type))
        // What the token itself does not say otherwise.
        case .path, .type, .swiftType, .isDeprecated, .deprecationMessage, .value, .description:
            return TokenFrame.value(of: key, at: former.position, in: context)
        default: return nil
        }
    }
}

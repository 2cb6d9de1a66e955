import Mustache

/// A name that a token has beside its own.
enum AdditionalNameFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let other = context.output.additionalNames[index]
        let name = context.output.names[other.position]
        switch key {
        case .name: return .text(context.language.declaration(other.name))
        case .newName: return .text(name)
        case .expression:
            let type = context.resolution.types[context.output.tokens[other.position]]
            return .text(context.language.reference(to: name, in: context.scope, type: type))
        // What the token itself does not say otherwise.
        case .isAdaptive, .path, .type, .swiftType, .isDeprecated, .deprecationMessage, .value, .description,
            .documentation:
            return TokenFrame.value(of: key, at: other.position, in: context)
        default: return nil
        }
    }
}

import Mustache

extension OutputContext {
    /// The value of a key for an additional name of a token.
    func value(of key: TemplateKey, inAdditionalName index: Int) -> MustacheValue? {
        let other = output.additionalNames[index]
        let name = output.names[other.position]
        switch key {
        case .name: return .text(language.declaration(other.name))
        case .newName: return .text(name)
        case .expression:
            let type = resolution.types[output.tokens[other.position]]
            return .text(language.reference(to: name, in: scope, type: type))
        // The values are those of the token.
        case .isAdaptive, .path, .type, .swiftType, .isDeprecated, .deprecationMessage, .value, .description,
            .documentation:
            return value(of: key, inToken: other.position)
        default: return nil
        }
    }
}

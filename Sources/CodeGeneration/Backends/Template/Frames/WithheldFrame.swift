import Mustache

extension OutputContext {
    /// A member that is declared unavailable.
    func value(of key: TemplateKey, inWithheld index: Int) -> MustacheValue? {
        let member = withheld[index]
        switch key {
        case .name: return .text(language.declaration(member.name))
        case .path: return .text(language.comment(resolution.graph.tokens[member.token].path))
        case .message: return .text(language.text(reasons?.text(of: member, in: output) ?? ""))
        case .swiftType:
            let value = resolution.value(of: member.token)
            return .text(language.typeName(of: member.type, value, isQualified: true) ?? "")
        default: return nil
        }
    }

    /// A name that several assets would get, which is declared unavailable.
    func value(of key: TemplateKey, inWithheldAsset index: Int) -> MustacheValue? {
        let withheld = output.assets.withheld[index]
        switch key {
        case .name: return .text(language.declaration(withheld.name))
        case .message: return .text(language.text(reasons?.text(of: withheld.contest) ?? ""))
        default: return nil
        }
    }
}

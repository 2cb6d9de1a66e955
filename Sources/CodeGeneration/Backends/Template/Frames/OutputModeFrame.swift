import Mustache

extension OutputContext {
    /// A combination of modes, with all tokens of the output in it.
    func value(of key: TemplateKey, inOutputMode index: Int) -> MustacheValue? {
        let name = resolution.modes[modes.all[index]].name
        let (groups, tokens) = (output.groups.count, output.tokens.count)
        switch key {
        case .modeName: return .text(language.comment(name))
        case .name: return .text(language.declaration(language.memberName(joining: name)))
        case .groups: return FrameKind.modeGroup.frames(index * groups..<(index + 1) * groups)
        case .tokens: return FrameKind.modeToken.frames(index * tokens..<(index + 1) * tokens)
        // Nested types would contain the tokens of the default mode.
        case .types: return .frames([])
        default: return key.place(of: index, in: modes.all.indices)
        }
    }

    /// A group of the output in a combination of modes.
    func value(of key: TemplateKey, inModeGroup index: Int) -> MustacheValue? {
        let (mode, group) = index.quotientAndRemainder(dividingBy: output.groups.count)
        guard key == .tokens else { return value(of: key, inGroup: group) }
        let first = mode * output.tokens.count
        return FrameKind.modeToken.frames(output.groups[group].range.map { first + $0 })
    }

    /// A token of the output in a combination of modes.
    func value(of key: TemplateKey, inModeToken index: Int) -> MustacheValue? {
        let (place, position) = index.quotientAndRemainder(dividingBy: output.tokens.count)
        let (mode, token) = (modes.all[place], output.tokens[position])
        let modeValue = resolution.modes[mode].value(of: token)
        switch key {
        case .expression: return .text(expressions.expression(of: token, inMode: mode) ?? "")
        case .parts: return FrameKind.part.frames(parts.ofToken(at: position, modeValue, modes))
        default:
            return key.place(of: position, in: output.tokens.indices) ?? value(of: key, ofValue: modeValue)
                ?? value(of: key, inToken: position)
        }
    }
}

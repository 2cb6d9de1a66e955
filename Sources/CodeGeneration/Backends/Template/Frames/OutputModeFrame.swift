import Mustache

/// A combination of modes, with all tokens of the output in it.
enum OutputModeFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let name = context.resolution.modes[context.modes.all[index]].name
        let (groups, tokens) = (context.output.groups.count, context.output.tokens.count)
        switch key {
        case .modeName: return .text(context.language.comment(name))
        case .name: return .text(declaration(of: name, context.language))
        case .groups: return FrameKind.modeGroup.frames(index * groups..<(index + 1) * groups)
        case .tokens: return FrameKind.modeToken.frames(index * tokens..<(index + 1) * tokens)
        case .isFirst: return .flag(index == 0)
        case .isLast: return .flag(index == context.modes.all.count - 1)
        // Types that nest would hold the tokens of the default mode.
        case .types: return .frames([])
        default: return nil
        }
    }

    private static func declaration(of name: String, _ language: any Dialect) -> String {
        language.declaration(language.memberName(language.joined(name)))
    }
}

/// A group of the output in a combination of modes.
enum ModeGroupFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let (mode, group) = index.quotientAndRemainder(dividingBy: context.output.groups.count)
        guard key == .tokens else { return GroupFrame.value(of: key, at: group, in: context) }
        let first = mode * context.output.tokens.count
        return FrameKind.modeToken.frames(context.output.groups[group].range.map { first + $0 })
    }
}

/// A token of the output in a combination of modes.
enum ModeTokenFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let (place, position) = index.quotientAndRemainder(dividingBy: context.output.tokens.count)
        let (mode, token) = (context.modes.all[place], context.output.tokens[position])
        let value = context.resolution.modes[mode].value(of: token)
        switch key {
        case .expression: return .text(context.expressions.expression(of: token, inMode: mode) ?? "")
        case .parts: return FrameKind.part.frames(context.parts.ofToken(at: position, value, context.modes))
        case .isFirst: return .flag(position == 0)
        case .isLast: return .flag(position == context.output.tokens.count - 1)
        default:
            return ModeFrame.value(of: key, value, context) ?? TokenFrame.value(of: key, at: position, in: context)
        }
    }
}

import Mustache

/// One of the themes that the configuration names.
enum ThemeFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let theme = context.themes.all[index]
        switch key {
        case .name: return .text(context.language.declaration(theme.name))
        case .title: return .text(context.language.comment(theme.title))
        case .tokens: return FrameKind.themeToken.frames(theme.tokens)
        case .isChanged: return .flag(!theme.tokens.isEmpty)
        case .appearances: return FrameKind.appearance.frames(context.appearances.range(ofTheme: index + 1))
        case .isFirst: return .flag(index == 0)
        case .isLast: return .flag(index == context.themes.all.count - 1)
        default: return nil
        }
    }
}

/// A token with another value in a theme than in the default one.
enum ThemeTokenFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let (theme, position) = context.themes.tokens[index]
        let token = context.output.tokens[position]
        switch key {
        case .memberPath: return .text(context.symbols.themeMember(of: token)?.path ?? "")
        case .platforms: return ThemePlatformFrame.frames(of: index, in: context)
        case .hasPlatforms: return .flag(!ThemePlatformFrame.expressions(of: index, in: context).isEmpty)
        case .expression:
            return .text(context.expressions.expression(of: token, inTheme: theme, isNested: true) ?? "")
        default: return TokenFrame.value(of: key, at: position, in: context)
        }
    }
}

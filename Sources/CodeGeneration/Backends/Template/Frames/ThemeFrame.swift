import Mustache

extension OutputContext {
    /// One of the themes that the configuration names.
    func value(of key: TemplateKey, inTheme index: Int) -> MustacheValue? {
        let theme = themes.all[index]
        switch key {
        case .name: return .text(language.declaration(theme.name))
        case .title: return .text(language.comment(theme.title))
        case .titleText: return .text(language.text(theme.title))
        case .tokens: return FrameKind.themeToken.frames(theme.tokens)
        case .isChanged: return .flag(!theme.tokens.isEmpty)
        case .appearances: return FrameKind.appearance.frames(appearances.range(ofTheme: index + 1))
        default: return key.place(of: index, in: themes.all.indices)
        }
    }

    /// A token whose value in a theme differs from the default.
    func value(of key: TemplateKey, inThemeToken index: Int) -> MustacheValue? {
        let (theme, position) = themes.tokens[index]
        let token = output.tokens[position]
        switch key {
        case .memberPath: return .text(symbols.themeMember(of: token)?.path ?? "")
        case .platforms: return platforms(ofEntry: output.tokens.count + index)
        case .hasPlatforms: return .flag(!platformExpressions(ofEntry: output.tokens.count + index).isEmpty)
        case .expression:
            return .text(expressions.expression(of: token, inTheme: theme, isNested: true) ?? "")
        default: return value(of: key, inToken: position)
        }
    }
}

import Mustache

/// A token on one platform where it is something else than on others.
enum PlatformFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let (position, platform) = index.quotientAndRemainder(dividingBy: context.form.platforms.count)
        return value(of: key, platform, among: expressions(of: position, in: context), context)
    }

    /// The expressions of the token at a position of the output, by the places of their platforms.
    static func expressions(of position: Int, in context: OutputContext) -> [Int: String] {
        context.expressions.platformExpressions(of: context.output.tokens[position], in: context.output)
    }

    /// The platforms of the token at a position of the output.
    static func frames(of position: Int, in context: OutputContext) -> MustacheValue {
        let count = context.form.platforms.count
        return FrameKind.platform.frames(
            expressions(of: position, in: context).keys.sorted().map { position * count + $0 })
    }

    /// What a name means on one of the platforms that have expressions of their own.
    fileprivate static func value(
        of key: TemplateKey, _ platform: Int, among expressions: [Int: String], _ context: OutputContext
    ) -> MustacheValue? {
        switch key {
        case .condition: .text(context.form.platforms[platform].condition)
        case .expression: .text(expressions[platform] ?? "")
        case .isFirst: .flag(expressions.keys.min() == platform)
        case .isLast: .flag(expressions.keys.max() == platform)
        default: nil
        }
    }
}

/// A token of a theme on one platform where it is something else than on others.
enum ThemePlatformFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let (entry, platform) = index.quotientAndRemainder(dividingBy: context.form.platforms.count)
        return PlatformFrame.value(of: key, platform, among: expressions(of: entry, in: context), context)
    }

    /// The expressions of a theme's token, by the places of their platforms.
    static func expressions(of index: Int, in context: OutputContext) -> [Int: String] {
        let (theme, position) = context.themes.tokens[index]
        let token = context.output.tokens[position]
        return context.expressions.platformExpressions(of: token) {
            $0.expression(of: token, inTheme: theme, isNested: true)
        }
    }

    /// The platforms of a theme's token.
    static func frames(of index: Int, in context: OutputContext) -> MustacheValue {
        let count = context.form.platforms.count
        return FrameKind.themePlatform.frames(
            expressions(of: index, in: context).keys.sorted().map { index * count + $0 })
    }
}

import Mustache

/// A token on one platform that the configuration has an expression for.
enum PlatformFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let count = context.language.platformConditions.count
        let token = context.output.tokens[index / count]
        let platform = index % count
        switch key {
        case .condition: return .text(context.language.platformConditions[platform].condition)
        case .expression: return .text(context.expressions.platformExpressions(of: token)[platform] ?? "")
        case .isFirst: return .flag(context.expressions.platformExpressions(of: token).keys.min() == platform)
        case .isLast: return .flag(context.expressions.platformExpressions(of: token).keys.max() == platform)
        default: return nil
        }
    }

    /// The platforms of the token at a position of the output.
    static func frames(of position: Int, in context: OutputContext) -> MustacheValue {
        let platforms = context.expressions.platformExpressions(of: context.output.tokens[position]).keys.sorted()
        let count = context.language.platformConditions.count
        return FrameKind.platform.frames(platforms.map { position * count + $0 })
    }
}

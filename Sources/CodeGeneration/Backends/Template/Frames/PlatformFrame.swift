import Mustache

extension OutputContext {
    /// A token, or one of a theme, on a platform on which it differs.
    func value(of key: TemplateKey, inPlatform index: Int) -> MustacheValue? {
        let (entry, platform) = index.quotientAndRemainder(dividingBy: form.platforms.count)
        let expressions = platformExpressions(ofEntry: entry)
        switch key {
        case .condition: return .text(form.platforms[platform].condition)
        case .expression: return .text(expressions[platform] ?? "")
        case .isFirst: return .flag(expressions.keys.min() == platform)
        case .isLast: return .flag(expressions.keys.max() == platform)
        default: return nil
        }
    }

    /// The platforms of an entry.
    func platforms(ofEntry entry: Int) -> MustacheValue {
        let count = form.platforms.count
        return FrameKind.platform.frames(platformExpressions(ofEntry: entry).keys.sorted().map { entry * count + $0 })
    }

    /// The expressions of an entry, by the positions of their platforms. The first entries are the tokens of the output
    /// by position; those of themes follow.
    func platformExpressions(ofEntry entry: Int) -> [Int: String] {
        guard entry >= output.tokens.count else {
            return expressions.platformExpressions(of: output.tokens[entry], in: output)
        }
        let (theme, position) = themes.tokens[entry - output.tokens.count]
        let token = output.tokens[position]
        return expressions.platformExpressions(of: token) {
            $0.expression(of: token, inTheme: theme, isNested: true)
        }
    }
}

import DesignTokens
import Mustache

/// A token, by its position in the output.
enum TokenFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let token = context.output.tokens[index]
        switch key {
        case .name: return .text(context.language.declaration(context.output.names[index]))
        case .bareName: return .text(context.output.names[index])
        case .expression: return .text(context.expressions.expression(of: token, in: context.output) ?? "")
        case .font: return .text(context.expressions.font(context.resolution.value(of: token)) ?? "")
        case .isAdaptive: return .flag(context.expressions.isAdaptive(token))
        case .isThemed: return .flag(member(of: token, context)?.isColor == true)
        case .themeExpression: return .text(member(of: token, context)?.expression ?? "")
        case .appearances: return FrameKind.tokenAppearance.frames(context.tokenAppearances.range(of: index))
        case .memberPath: return .text(memberPath(at: index, context))
        case .documentation: return FrameKind.documentationLine.frames(context.documentation.range(of: index))
        case .platforms: return PlatformFrame.frames(of: index, in: context)
        case .hasPlatforms: return .flag(!PlatformFrame.expressions(of: index, in: context).isEmpty)
        case .modes: return FrameKind.mode.frames(context.modes.range(of: index))
        case .parts: return FrameKind.part.frames(context.parts.ofToken(at: index))
        case .isAnnotated:
            let isDeprecated = deprecation(of: context.resolution.graph.tokens[token]) != nil
            return .flag(isDeprecated || !context.documentation.range(of: index).isEmpty)
        case .isDeprecated: return .flag(deprecation(of: context.resolution.graph.tokens[token]) != nil)
        case .deprecationMessage:
            let reason = deprecation(of: context.resolution.graph.tokens[token]) ?? nil
            return .text(context.language.text(reason ?? ""))
        case .lookupName: return .text(context.language.text(context.expressions.colorSet(of: token) ?? ""))
        case .path: return .text(context.language.comment(context.resolution.graph.tokens[token].path))
        case .type: return .text(context.resolution.types[token]?.rawValue ?? "")
        case .swiftType: return .text(typeName(of: token, context))
        case .unit: return .text(unit(of: token, context.resolution))
        case .ratio:
            let fraction = context.resolution.fraction(of: token, in: context.resolution.modes[0])
            return .text(fraction.map(NumberText.number) ?? "")
        case .step: return .text(context.resolution.traces[token].step.rawValue)
        case .target: return .text(context.language.comment(target(of: token, context.resolution)))
        case .valueText: return .text(context.language.comment(context.values.text(at: index)))
        case .symbol: return .text(context.usualSymbols?.symbol(of: token)?.text ?? "")
        case .description:
            return .text(context.language.comment(context.resolution.graph.tokens[token].description ?? ""))
        default: return ModeFrame.value(of: key, context.resolution.value(of: token), context)
        }
    }

    /// Where it stands in the type of themes, else inside the output's own scope.
    private static func memberPath(at index: Int, _ context: OutputContext) -> String {
        let output = context.output
        if let member = member(of: output.tokens[index], context) { return member.path }
        let names = (output.group(of: index)?.scope.dropFirst() ?? []) + [output.names[index]]
        return names.map(context.language.declaration).joined(separator: ".")
    }

    /// Where the token stands in the type of themes, seen from another output.
    private static func member(of token: Int, _ context: OutputContext) -> ThemeMember? {
        context.output.configuration.declaration.isTheme ? nil : context.symbols.themeMember(of: token)
    }

    /// The type of the expression.
    private static func typeName(of token: Int, _ context: OutputContext) -> String {
        guard let type = context.resolution.types[token] else { return "" }
        return context.language.typeName(of: type, context.resolution.value(of: token), isQualified: true) ?? ""
    }

    /// What a number measures; a dimension is a length whatever its scopes.
    private static func unit(of token: Int, _ resolution: Resolution) -> String {
        let isLength = resolution.types[token] == .dimension
        return (isLength ? .points : resolution.graph.tokens[token].unit)?.rawValue ?? ""
    }

    private static func target(of token: Int, _ resolution: Resolution) -> String {
        resolution.traces[token].target.map { resolution.graph.tokens[$0].path } ?? ""
    }

    /// The reason, or `.some(nil)` without one, when the token is deprecated.
    private static func deprecation(of token: Token) -> String?? {
        if case .yes(let reason) = token.deprecation { .some(reason) } else { nil }
    }
}

extension TokenValue {
    /// Whether it is made of values side by side, such as several shadows.
    var isList: Bool { if case .composite(let composite) = self { composite.isList } else { false } }

    /// What a gradient's shape is, in the words of a key: empty for what is no gradient, or says nothing of it.
    func shapeText(of key: TemplateKey) -> String {
        guard case .composite(let composite) = self, let shape = composite.shape else { return "" }
        switch key {
        case .angle: return shape.angle.map(NumberText.number) ?? ""
        case .centerX: return (shape.center?.x).map(NumberText.number) ?? ""
        case .centerY: return (shape.center?.y).map(NumberText.number) ?? ""
        default: return shape.name
        }
    }

    /// Whether it is the weight of an italic font.
    var isItalic: Bool { if case .fontWeight(let weight) = self { weight.isItalic } else { false } }
}

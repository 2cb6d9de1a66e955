import DesignTokens
import Mustache

extension OutputContext {
    /// A token, by its position in the output.
    func value(of key: TemplateKey, inToken index: Int) -> MustacheValue? {
        let token = output.tokens[index]
        switch key {
        case .name: return .text(language.declaration(output.names[index]))
        case .bareName: return .text(output.names[index])
        case .expression: return .text(expressions.expression(of: token, in: output) ?? "")
        case .font: return .text(expressions.font(resolution.value(of: token)) ?? "")
        case .isAdaptive: return .flag(expressions.isAdaptive(token))
        case .isThemed: return .flag(themeMember(of: token)?.isColor == true)
        case .themeExpression: return .text(themeMember(of: token)?.expression ?? "")
        case .appearances: return FrameKind.tokenAppearance.frames(tokenAppearances.range(of: index))
        case .memberPath: return .text(memberPath(ofToken: index))
        case .documentation: return FrameKind.documentationLine.frames(documentation.range(of: index))
        case .platforms: return platforms(ofEntry: index)
        case .hasPlatforms: return .flag(!platformExpressions(ofEntry: index).isEmpty)
        case .modes: return FrameKind.mode.frames(modes.range(of: index))
        case .parts: return FrameKind.part.frames(parts.ofToken(at: index))
        case .isAnnotated: return .flag(deprecation(of: token) != nil || !documentation.range(of: index).isEmpty)
        case .isDeprecated: return .flag(deprecation(of: token) != nil)
        case .deprecationMessage: return .text(language.text((deprecation(of: token) ?? nil) ?? ""))
        case .lookupName: return .text(language.text(expressions.colorSet(of: token) ?? ""))
        case .path: return .text(language.comment(resolution.graph.tokens[token].path))
        case .type: return .text(resolution.types[token]?.rawValue ?? "")
        case .swiftType: return .text(typeName(of: token))
        case .unit: return .text(unit(of: token))
        case .ratio: return .text(expressions.fraction(of: token) ?? "")
        case .step: return .text(resolution.traces[token].step.rawValue)
        case .target: return .text(language.comment(target(of: token)))
        case .valueText: return .text(language.comment(values.text(at: index)))
        case .symbol: return .text(usualSymbols?.symbol(of: token)?.text ?? "")
        case .description: return .text(language.comment(resolution.graph.tokens[token].description ?? ""))
        default: return value(of: key, ofValue: resolution.value(of: token))
        }
    }

    /// The path of the member in the theme type, or else in the output's scope.
    private func memberPath(ofToken index: Int) -> String {
        let output = output
        if let member = themeMember(of: output.tokens[index]) { return member.path }
        let names = (output.group(of: index)?.scope.dropFirst() ?? []) + [output.names[index]]
        return names.map(language.declaration).joined(separator: ".")
    }

    /// The token's member in the theme type, for other outputs.
    private func themeMember(of token: Int) -> ThemeMember? {
        output.configuration.declaration.isTheme ? nil : symbols.themeMember(of: token)
    }

    /// The type of the expression.
    private func typeName(of token: Int) -> String {
        guard let type = resolution.types[token] else { return "" }
        return language.typeName(of: type, resolution.value(of: token), isQualified: true) ?? ""
    }

    /// The unit of a number; a dimension is a length whatever its scopes.
    private func unit(of token: Int) -> String {
        let isLength = resolution.types[token] == .dimension
        return (isLength ? .points : resolution.graph.tokens[token].unit)?.rawValue ?? ""
    }

    private func target(of token: Int) -> String {
        resolution.traces[token].target.map { resolution.graph.tokens[$0].path } ?? ""
    }

    /// The reason of a deprecated token; `.some(nil)` if it gives none.
    private func deprecation(of token: Int) -> String?? {
        if case .yes(let reason) = resolution.graph.tokens[token].deprecation { .some(reason) } else { nil }
    }
}

extension TokenValue {
    /// Whether it is a list of values, such as several shadows.
    var isList: Bool { composite?.isList ?? false }

    /// The value of a key for a gradient's shape; empty for other values.
    func shapeText(of key: TemplateKey) -> String {
        guard let shape = composite?.shape else { return "" }
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

import Mustache

/// A nested type.
enum TypeFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let tree = context.tree
        switch key {
        case .typeName: return .text(context.language.declaration(tree.nodes[index].name))
        case .memberName: return .text(memberName(of: index, context))
        case .hasTokens: return .flag(!tree.nodes[index].ranges.isEmpty)
        case .hasAdaptiveColors: return .flag(hasAdaptiveColors(index, context))
        case .tokens: return FrameKind.token.frames(tree.nodes[index].ranges.joined())
        case .unavailable: return FrameKind.withheld.frames(tree.nodes[index].withheld)
        case .hasUnavailable: return .flag(!tree.nodes[index].withheld.isEmpty)
        case .types: return FrameKind.type.frames(tree.nodes[index].children)
        case .isFirst: return .flag(index == tree.siblings(of: index).first)
        case .isLast: return .flag(index == tree.siblings(of: index).last)
        case .needsSpace: return .flag(index != tree.siblings(of: index).first || tree.hasTokens(beside: index))
        default: return nil
        }
    }

    /// Whether a token of the type, or of one inside it, follows the appearance of the device.
    private static func hasAdaptiveColors(_ index: Int, _ context: OutputContext) -> Bool {
        let node = context.tree.nodes[index]
        return node.ranges.joined().contains { context.expressions.isAdaptive(context.output.tokens[$0]) }
            || node.children.contains { hasAdaptiveColors($0, context) }
    }

    /// The property that holds the type's values, or the function that takes one.
    private static func memberName(of index: Int, _ context: OutputContext) -> String {
        context.language.declaration(ThemeMember.property(ofType: context.tree.nodes[index].name, context.language))
    }
}

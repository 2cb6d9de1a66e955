import Mustache

/// A nested type.
enum TypeFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let tree = context.tree
        switch key {
        case .typeName: return .text(context.language.declaration(tree.nodes[index].name))
        case .tokens: return FrameKind.token.frames(tree.nodes[index].ranges.joined())
        case .types: return FrameKind.type.frames(tree.nodes[index].children)
        case .isFirst: return .flag(index == tree.siblings(of: index).first)
        case .isLast: return .flag(index == tree.siblings(of: index).last)
        case .needsSpace: return .flag(index != tree.siblings(of: index).first || tree.hasTokens(beside: index))
        default: return nil
        }
    }
}

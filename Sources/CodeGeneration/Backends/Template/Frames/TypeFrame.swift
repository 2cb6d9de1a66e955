import Mustache

extension OutputContext {
    /// A nested type.
    func value(of key: TemplateKey, inType index: Int) -> MustacheValue? {
        switch key {
        case .typeName: return .text(language.declaration(tree.nodes[index].name))
        // The property with the type's values, or the function that takes one.
        case .memberName: return .text(language.declaration(language.memberName(joining: tree.nodes[index].name)))
        case .hasTokens: return .flag(!tree.nodes[index].ranges.isEmpty)
        case .hasAdaptiveColors: return .flag(hasAdaptiveColors(inType: index))
        case .tokens: return FrameKind.token.frames(tree.nodes[index].ranges.joined())
        case .onlyToken: return .text(onlyToken(ofType: index) ?? "")
        case .unavailable: return FrameKind.withheld.frames(tree.nodes[index].withheld)
        case .hasUnavailable: return .flag(!tree.nodes[index].withheld.isEmpty)
        case .types: return FrameKind.type.frames(tree.nodes[index].children)
        case .isFirst: return .flag(index == tree.siblings(of: index).first)
        case .isLast: return .flag(index == tree.siblings(of: index).last)
        case .needsSpace: return .flag(index != tree.siblings(of: index).first || tree.hasMembers(beside: index))
        default: return nil
        }
    }

    /// The name of the type's only token; `nil` if it has several, or a withheld one that may come back.
    private func onlyToken(ofType index: Int) -> String? {
        let node = tree.nodes[index]
        let positions = Array(node.ranges.joined())
        return positions.count == 1 && node.withheld.isEmpty ? output.names[positions[0]] : nil
    }

    /// Whether a token in the type or its nested types follows the appearance of the device.
    private func hasAdaptiveColors(inType index: Int) -> Bool {
        let node = tree.nodes[index]
        return node.ranges.joined().contains { expressions.isAdaptive(output.tokens[$0]) }
            || node.children.contains { hasAdaptiveColors(inType: $0) }
    }
}

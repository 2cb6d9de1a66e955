import DesignTokens
import Mustache

/// A group that has tokens in the output.
enum GroupFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let group = context.output.groups[index]
        switch key {
        case .title: return .text(title(of: group, context))
        case .tokens: return FrameKind.token.frames(group.range)
        case .path: return .text(context.language.comment(context.resolution.graph.groups[group.group].path))
        case .isFirst: return .flag(index == 0)
        case .isLast: return .flag(index == context.output.ownGroups.count - 1)
        default: return nil
        }
    }

    /// The group's path inside the group that the configuration selects: `Brand / Primary`.
    private static func title(of group: NamedOutput.Group, _ context: OutputContext) -> String {
        let path = context.resolution.graph.groups[group.group].path
        let names = context.resolution.graph.groups[group.group].names
        let selected =
            context.selectedGroups.isEmpty ? nil : path.pathsAround.first { context.selectedGroups.contains($0) }
        let count = selected.map { $0.utf8.count { $0 == UInt8(ascii: ".") } + 1 } ?? 0
        let inside = names.dropFirst(count)
        let shown = inside.isEmpty ? names.suffix(1) : inside
        return context.language.comment(shown.map(CamelCase.capitalised).joined(separator: " / "))
    }
}

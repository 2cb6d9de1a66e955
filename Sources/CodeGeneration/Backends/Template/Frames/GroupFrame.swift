import DesignTokens
import Mustache

extension OutputContext {
    /// A group with tokens in the output.
    func value(of key: TemplateKey, inGroup index: Int) -> MustacheValue? {
        let group = output.groups[index]
        switch key {
        case .title: return .text(title(of: group))
        case .tokens: return FrameKind.token.frames(group.range)
        case .path: return .text(language.comment(resolution.graph.groups[group.group].path))
        default: return key.place(of: index, in: output.ownGroups.indices)
        }
    }

    /// The group's path relative to the group that the configuration selects: `Brand / Primary`.
    private func title(of group: NamedOutput.Group) -> String {
        let path = resolution.graph.groups[group.group].path
        let names = resolution.graph.groups[group.group].names
        let selected = selectedGroups.isEmpty ? nil : path.pathsAround.first { selectedGroups.contains($0) }
        let count = selected.map { $0.utf8.count { $0 == UInt8(ascii: ".") } + 1 } ?? 0
        let inside = names.dropFirst(count)
        let shown = inside.isEmpty ? names.suffix(1) : inside
        return language.comment(shown.map(CamelCase.capitalized).joined(separator: " / "))
    }
}

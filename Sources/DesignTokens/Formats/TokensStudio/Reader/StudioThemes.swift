import Diagnostics
import LocatedJSON

/// The themes of a project: `$themes.json`, or `$themes` in a project that is one file.
package struct StudioThemes: Sendable {
    /// The text that the themes were read from; it gives locations.
    package var source: JSONDocument
    /// The themes, in the order of the file.
    package var themes: [StudioTheme] = []
    /// Errors. A theme with an error in its name or group is not among ``themes``, a set with one not in its theme.
    package var diagnostics: [Diagnostic] = []

    /// Reads `$themes.json`.
    package static func read(_ source: JSONDocument) -> StudioThemes {
        var themes = read(source.root, in: source)
        themes.diagnostics = source.duplicateKeys.map(\.diagnostic) + themes.diagnostics
        return themes
    }

    /// Reads an array of themes that stands in a file.
    package static func read(_ node: JSONNode, in source: JSONDocument) -> StudioThemes {
        var themes = StudioThemes(source: source)
        guard source.kind(of: node) == .array else {
            themes.error(
                "the themes are an array, not \(source.kind(of: node).description)", at: node,
                "write [ { \"name\": …, \"selectedTokenSets\": { … } } ]")
            return themes
        }
        for element in source.elements(of: node) {
            if let theme = themes.readTheme(element) { themes.themes.append(theme) }
        }
        themes.reportDuplicates()
        return themes
    }

    /// The themes by group: each group where its first theme stands.
    package var groups: [StudioThemeGroup] {
        var groups: [StudioThemeGroup] = []
        var indices: [String?: Int] = [:]
        for theme in themes {
            if let index = indices[theme.group] {
                groups[index].themes.append(theme)
            } else {
                indices[theme.group] = groups.count
                groups.append(StudioThemeGroup(name: theme.group, themes: [theme]))
            }
        }
        return groups
    }

    /// A warning for each set that a theme takes and that does not exist.
    ///
    /// - Parameter sets: The sets that exist.
    /// - Returns: The warnings, in the order of the file.
    package func missingSets(among sets: [String]) -> [Diagnostic] {
        let known = Set(sets)
        return themes.flatMap { theme in
            theme.selectedSets.filter { $0.status != .disabled && !known.contains($0.name) }.map { selected in
                Diagnostic(
                    .warning, .unknownTokenSet,
                    "the theme \"\(theme.name)\" takes the token set \"\(selected.name)\", which does not exist",
                    at: source.location(of: selected.node), notes: [StudioMetadata.advice(selected.name, among: sets)])
            }
        }
    }
}

extension StudioThemes {
    private mutating func error(_ message: String, at node: JSONNode, _ advice: String) {
        report(.invalidTheme, message, at: node, [Diagnostic.Note(advice)])
    }

    private mutating func report(
        _ code: DiagnosticCode, _ message: String, at node: JSONNode, _ notes: [Diagnostic.Note]
    ) {
        diagnostics.append(Diagnostic(.error, code, message, at: source.location(of: node), notes: notes))
    }

    private mutating func readTheme(_ node: JSONNode) -> StudioTheme? {
        guard source.kind(of: node) == .object else {
            error(
                "a theme is an object, not \(source.kind(of: node).description)", at: node,
                "write { \"name\": …, \"selectedTokenSets\": { … } }")
            return nil
        }
        guard let nameNode = source.value(of: "name", in: node), let name = source.stringValue(of: nameNode),
            !name.isEmpty
        else {
            error(
                "a theme has no name", at: source.value(of: "name", in: node) ?? node,
                "write a text: { \"name\": \"Light\", … }")
            return nil
        }
        var group: String?
        if let groupNode = source.value(of: "group", in: node), source.kind(of: groupNode) != .null {
            guard let text = source.stringValue(of: groupNode) else {
                let kind = source.kind(of: groupNode).description
                error("the group of a theme is a text, not \(kind)", at: groupNode, "put it into double quotes")
                return nil
            }
            group = text.isEmpty ? nil : text
        }
        let id = source.value(of: "id", in: node).flatMap(source.stringValue)
        let sets = readSets(of: node, name: name)
        return StudioTheme(id: id, name: name, group: group, selectedSets: sets, nameNode: nameNode)
    }

    private mutating func readSets(of theme: JSONNode, name: String) -> [StudioTheme.SelectedSet] {
        guard let node = source.value(of: "selectedTokenSets", in: theme), source.kind(of: node) == .object else {
            error(
                "the theme \"\(name)\" does not say which token sets it takes",
                at: source.value(of: "selectedTokenSets", in: theme) ?? theme,
                "write \"selectedTokenSets\": { \"path/of/a/set\": \"enabled\" }")
            return []
        }
        return source.members(of: node).compactMap { readSet($0) }
    }

    private mutating func readSet(_ member: JSONMember) -> StudioTheme.SelectedSet? {
        let text = source.stringValue(of: member.value) ?? source.kind(of: member.value).description
        guard let status = source.stringValue(of: member.value).flatMap(StudioTheme.SetStatus.init) else {
            let known = StudioTheme.SetStatus.allCases.map(\.rawValue)
            let nearest = NearestName.nearest(to: text, among: known).map(NearestName.suggestion(ofName:))
            report(
                .unknownSetStatus, "\"\(text)\" is not a status of a token set", at: member.value,
                [Diagnostic.Note(nearest ?? "a set is \(known.joined(separator: ", "))")])
            return nil
        }
        return StudioTheme.SelectedSet(name: source.string(member.key), status: status, node: member.key)
    }

    /// Two themes of one group with one name would be one mode.
    private mutating func reportDuplicates() {
        var first: [[String?]: StudioTheme] = [:]
        for theme in themes {
            guard let other = first.updateValue(theme, forKey: [theme.group, theme.name]) else { continue }
            first[[theme.group, theme.name]] = other
            report(
                .duplicateTheme,
                "there are two themes \"\(theme.name)\"" + (theme.group.map { " in the group \"\($0)\"" } ?? ""),
                at: theme.nameNode,
                [
                    Diagnostic.Note("it stands here first", at: source.location(of: other.nameNode)),
                    Diagnostic.Note("rename one of the two, or put it into another group"),
                ])
        }
    }
}

import Diagnostics
import LocatedJSON

/// A theme of `$themes.json`: which token sets hold while it does. A theme of a group is a mode of the group.
package struct StudioTheme: Sendable {
    /// What a theme does with a token set: of themes that hold together, the strongest part counts.
    package enum SetStatus: Comparable, Sendable {
        /// It does not take part.
        case disabled
        /// Its tokens can be referred to, and are not emitted.
        case source
        /// Its tokens are emitted, and come before those of sources.
        case enabled

        /// The words that files have for them, in the order for messages.
        static let words: KeyValuePairs = ["source": Self.source, "enabled": .enabled, "disabled": .disabled]
    }

    /// A token set with its part in a theme.
    package struct SelectedSet: Sendable {
        /// The set's name: the path of its file without `.json`.
        package var name: String
        package var status: SetStatus
        /// Where the theme names it.
        var node: JSONNode
    }

    /// The theme's name, `Dark`.
    package var name: String
    /// The group that the theme is a mode of, `Color scheme`.
    package var group: String?
    /// The sets that the theme names, in its order, the disabled ones included.
    package var selectedSets: [SelectedSet]
    /// The name in its file.
    var nameNode: JSONNode
}

/// The themes of a project: `$themes.json`, or `$themes` in a project that is one file.
package struct StudioThemes: Sendable {
    /// The text that the themes were read from; it gives locations.
    let source: JSONDocument
    /// The themes, in the order of the file.
    package private(set) var themes: [StudioTheme] = []
    /// Errors. A theme with an error in its name or group is not among ``themes``, a set with one not in its theme.
    package private(set) var diagnostics: [Diagnostic]

    /// Reads `$themes.json`.
    package static func read(_ source: JSONDocument) -> StudioThemes {
        StudioThemes(source.root, in: source, source.duplicateKeyDiagnostics)
    }

    /// Reads an array of themes that stands in a file, of which some things may have been said.
    init(_ node: JSONNode, in source: JSONDocument, _ diagnostics: [Diagnostic] = []) {
        self.source = source
        self.diagnostics = diagnostics
        let advice = "write [ { \"name\": …, \"selectedTokenSets\": { … } } ]"
        guard require(.array, node, "the themes are an array", advice) else { return }
        themes = source.elements(of: node).compactMap { readTheme($0) }
        reportDuplicates()
    }

    /// The themes that exclude one another: those of each group, and those without one; each group where its first
    /// theme stands.
    package var groups: [[StudioTheme]] { themes.grouped(by: \.group) }

    /// Whether the themes take sets, and none of those that exist: they were made for others.
    func areStale(among sets: [String]) -> Bool {
        let taken = themes.lazy.flatMap(\.selectedSets).filter { $0.status != .disabled }.map(\.name)
        return !taken.isEmpty && Set(taken).isDisjoint(with: sets)
    }

    /// A warning that no theme takes a set that exists.
    var staleness: Diagnostic {
        Diagnostic(
            .warning, .unknownTokenSet, "no theme takes a token set that exists, so the sets are read without themes",
            at: source.location(of: themes.first?.nameNode ?? source.root),
            advice: "export the themes with the sets, or remove them")
    }

    /// A warning for each set that a theme takes and that is not among those that exist.
    package func missingSets(among sets: [String]) -> [Diagnostic] {
        let known = Set(sets)
        return themes.flatMap { theme in
            theme.selectedSets.filter { $0.status != .disabled && !known.contains($0.name) }.map { selected in
                StudioMetadata.missingSet(
                    selected.name, "the theme \"\(theme.name)\" takes the token set", among: sets,
                    at: source.location(of: selected.node))
            }
        }
    }
}

extension StudioThemes {
    /// A warning for a group of themes that change nothing, because those of other groups state the same tokens later.
    func overridden(_ group: [StudioTheme]) -> Diagnostic {
        let name = group[0].group ?? "themes"
        return Diagnostic(
            .warning, .overriddenThemes,
            "the themes of the group \"\(name)\" change nothing: sets that themes of other groups take state the same tokens "
                + "later",
            at: source.location(of: group[0].nameNode),
            advice: "where these are to count, choose no theme of the other group: "
                + "\"themes\": { \"\(group[0].name)\": { \"\(name)\": \"\(group[0].name)\", \"…\": null } }",
            loss: .detail)
    }

    private mutating func require(_ kind: JSONKind, _ node: JSONNode, _ wish: String, _ advice: String) -> Bool {
        diagnostics.require(kind, of: node, in: source, wish, .invalidStudioFile, advice: advice)
    }

    /// Reports an error and returns `nil`, for functions that return nothing when they fail.
    private mutating func error<Value>(_ message: String, at node: JSONNode, _ advice: String) -> Value? {
        diagnostics.add(
            .error, .invalidStudioFile, message, at: source.location(of: node), advice: advice, loss: .detail)
        return nil
    }

    private mutating func readTheme(_ node: JSONNode) -> StudioTheme? {
        let advice = "write { \"name\": …, \"selectedTokenSets\": { … } }"
        guard require(.object, node, "a theme is an object", advice) else { return nil }
        let nameNode = source.value(of: "name", in: node)
        guard let nameNode, let name = source.stringValue(of: nameNode), !name.isEmpty else {
            return error("a theme has no name", at: nameNode ?? node, "write a text: { \"name\": \"Light\", … }")
        }
        var group: String?
        if let groupNode = source.value(of: "group", in: node), source.kind(of: groupNode) != .null {
            let advice = "put it into double quotes"
            guard require(.string, groupNode, "the group of a theme is a text", advice) else { return nil }
            group = source.string(groupNode, equals: "") ? nil : source.string(groupNode)
        }
        return StudioTheme(name: name, group: group, selectedSets: readSets(of: node, name: name), nameNode: nameNode)
    }

    private mutating func readSets(of theme: JSONNode, name: String) -> [StudioTheme.SelectedSet] {
        let node = source.value(of: "selectedTokenSets", in: theme)
        guard let node, source.kind(of: node) == .object else {
            return error(
                "the theme \"\(name)\" does not say which token sets it takes", at: node ?? theme,
                "write \"selectedTokenSets\": { \"path/of/a/set\": \"enabled\" }") ?? []
        }
        return source.members(of: node).compactMap { readSet($0) }
    }

    private mutating func readSet(_ member: JSONMember) -> StudioTheme.SelectedSet? {
        let words = StudioTheme.SetStatus.words
        let text = source.stringValue(of: member.value)
        if let status = words.first(where: { $0.key == text })?.value {
            return StudioTheme.SelectedSet(name: source.string(member.key), status: status, node: member.key)
        }
        let stated = text ?? source.kind(of: member.value).description
        let known = words.map(\.key)
        let other = "a set is \(known.joined(separator: ", "))"
        return error(
            "\"\(stated)\" is not a status of a token set", at: member.value,
            NearestName.advice(for: stated, among: known, otherwise: other))
    }

    /// Two themes of one group with one name would be one mode.
    private mutating func reportDuplicates() {
        var first: [[String?]: StudioTheme] = [:]
        for theme in themes {
            guard let other = first[[theme.group, theme.name]] else {
                first[[theme.group, theme.name]] = theme
                continue
            }
            diagnostics.add(
                .error, .duplicateTheme,
                "there are two themes \"\(theme.name)\"" + (theme.group.map { " in the group \"\($0)\"" } ?? ""),
                at: source.location(of: theme.nameNode),
                notes: [Diagnostic.Note("it stands here first", at: source.location(of: other.nameNode))],
                advice: "rename one of the two, or put it into another group", loss: .detail)
        }
    }
}

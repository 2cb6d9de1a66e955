import Diagnostics
import LocatedJSON

/// A theme of `$themes.json`, which enables token sets. A theme of a group is a mode of the group.
package struct StudioTheme: Sendable {
    /// The status of a token set in a theme. If themes are combined, the strongest status applies.
    package enum SetStatus: Comparable, Sendable {
        /// It is not used.
        case disabled
        /// Its tokens can be referred to, but are not generated.
        case source
        /// Its tokens are generated, and override those of sources.
        case enabled

        /// The words for them in files, in the order for messages.
        static let words: KeyValuePairs = ["source": Self.source, "enabled": .enabled, "disabled": .disabled]
    }

    /// A token set with its status in a theme.
    package struct SelectedSet: Sendable {
        /// The set's name: the path of its file without `.json`.
        package var name: String
        package var status: SetStatus
        /// The place in the theme.
        var node: JSONNode
    }

    /// The theme's name, `Dark`.
    package var name: String
    /// The group that the theme is a mode of, `Color scheme`.
    package var group: String?
    /// The sets that the theme lists, in order, including disabled ones.
    package var selectedSets: [SelectedSet]
    var nameNode: JSONNode
    /// Whether it uses any set.
    fileprivate var usesSets: Bool { selectedSets.contains { $0.status != .disabled } }
    /// Whether it is a mode that was inferred from sets, so that modes of other groups with its name belong to it.
    var isInferred = false
}

extension StudioTheme {
    /// Returns a theme for each mode of its sets.
    fileprivate func split(into modes: StudioInferredModes) -> [StudioTheme] {
        let others = selectedSets.filter { !modes.chosenSets.contains($0.name) }
        return modes.groups[0].map { mode in
            var part = self
            part.name = "\(name)-\(mode.name)"
            part.selectedSets = others + mode.selectedSets
            return part
        }
    }
}

/// The themes of a project: `$themes.json`, or `$themes` in a project that is one file.
package struct StudioThemes: Sendable {
    /// The source text, which provides locations.
    let source: JSONDocument
    /// The themes, in the order of the file.
    package internal(set) var themes: [StudioTheme] = []
    /// Errors. Themes with an invalid name or group are not in ``themes``, and invalid sets are not in their theme.
    package private(set) var diagnostics: [Diagnostic]

    package static func read(_ source: JSONDocument) -> StudioThemes {
        StudioThemes(source.root, in: source, source.duplicateKeyDiagnostics)
    }

    /// Reads an array of themes inside a file, continuing with earlier diagnostics.
    init(_ node: JSONNode, in source: JSONDocument, _ diagnostics: [Diagnostic] = []) {
        self.source = source
        self.diagnostics = diagnostics
        let advice = "write [ { \"name\": …, \"selectedTokenSets\": { … } } ]"
        guard require(.array, node, "expected an array for the themes", advice) else { return }
        themes = source.elements(of: node).compactMap { readTheme($0) }
        ignoreEmptyDuplicates()
        reportDuplicates()
    }

    /// The themes that exclude one another: those of each group, and those without one. Groups are in the order of
    /// their first theme.
    package var groups: [[StudioTheme]] { themes.grouped(by: \.group) }

    /// Returns the themes with sets that are in use although no theme enables them: Penpot enables them beside its themes.
    /// They are enabled in every theme of the first group, and so in all combinations.
    func enabling(_ sets: [String]) -> StudioThemes {
        let enabled = Set(themes.lazy.flatMap(\.selectedSets).filter { $0.status != .disabled }.map(\.name))
        let others = sets.filter { !enabled.contains($0) }
        let names = Set(others)
        var result = self
        for index in themes.indices where !others.isEmpty && themes[index].group == themes[0].group {
            result.themes[index].selectedSets.removeAll { names.contains($0.name) }
            result.themes[index].selectedSets += others.map {
                StudioTheme.SelectedSet(name: $0, status: .enabled, node: themes[index].nameNode)
            }
        }
        return result
    }

    /// Returns the themes with the spelling of sets that differ only in case.
    func spelled(as sets: NameLookup) -> StudioThemes {
        var result = self
        for index in themes.indices {
            let names = sets.spelled(themes[index].selectedSets.map(\.name))
            for (set, name) in names.enumerated() { result.themes[index].selectedSets[set].name = name }
        }
        return result
    }

    /// Returns the themes without some sets, among which other themes choose.
    func leavingOut(_ sets: Set<String>) -> StudioThemes {
        var result = self
        for index in themes.indices { result.themes[index].selectedSets.removeAll { sets.contains($0.name) } }
        return result
    }

    /// Returns the themes with one for each appearance instead of each theme, in groups where every theme enables a light and
    /// a dark set between which none chooses; with notes. `appearances` returns the modes among the sets of a theme.
    func split(by appearances: (Set<String>) -> StudioInferredModes) -> (themes: StudioThemes, notes: [Diagnostic]) {
        var result = self
        var notes: [Diagnostic] = []
        result.themes = groups.flatMap { group -> [StudioTheme] in
            let used = group.map { theme in Set(theme.selectedSets.filter { $0.status != .disabled }.map(\.name)) }
            let modes = group.map { theme in
                appearances(Set(theme.selectedSets.filter { $0.status == .enabled }.map(\.name)))
            }
            let areSplit = modes.allSatisfy { modes in
                let chosen = modes.chosenSets
                return modes.groups.count == 1
                    && used.allSatisfy { $0.isDisjoint(with: chosen) || $0.isSuperset(of: chosen) }
            }
            guard areSplit else { return group }
            notes += modes.flatMap(\.diagnostics)
            return zip(group, modes).flatMap { $0.split(into: $1) }
        }
        return (result, notes)
    }

    /// Whether there are themes, but none uses a set that exists: they belong to other sets, or were never filled.
    func areStale(among sets: [String]) -> Bool {
        let taken = themes.lazy.flatMap(\.selectedSets).filter { $0.status != .disabled }.map(\.name)
        return !themes.isEmpty && Set(taken).isDisjoint(with: sets)
    }

    /// A warning that no theme uses an existing set.
    var staleness: Diagnostic {
        Diagnostic(
            .warning, .unknownTokenSet, "no theme uses a token set that exists; the sets are read without themes",
            at: source.location(of: themes.first?.nameNode ?? source.root),
            advice: "export the themes together with the sets, or remove them")
    }

    /// A warning for each set that a theme uses and that does not exist.
    package func missingSets(among sets: [String]) -> [Diagnostic] {
        let known = Set(sets)
        return zip(themes, spelled(as: NameLookup(sets)).themes).flatMap { theme, spelled in
            zip(theme.selectedSets, spelled.selectedSets).filter { selected, _ in
                selected.status != .disabled && !known.contains(selected.name)
            }.map { selected, used in
                StudioMetadata.missingSet(
                    selected.name, used: used.name, "the theme '\(theme.name)'", among: sets,
                    at: source.location(of: selected.node))
            }
        }
    }
}

extension StudioThemes {
    /// A warning for a group of themes without effect, or with less, because themes of later groups, or sets that come later
    /// if there are none, define the same tokens; `share` is how many of its tokens.
    func overridden(
        _ group: [StudioTheme], by later: [[StudioTheme]], share: (overridden: Int, all: Int)?
    ) -> Diagnostic {
        let name = group[0].group ?? "themes"
        let others = later.map { JSONValue.Member($0[0].group ?? "themes", .null) }
        let choice = { (theme: StudioTheme) in JSONValue.object([.init(name, .string(theme.name))] + others) }
        let parts = Appearance.parts(of: group.map(\.name))
        let appearances = Appearance.allCases.compactMap { appearance in
            parts[appearance].map { JSONValue.Member(appearance.rawValue, choice(group[$0])) }
        }
        let theme =
            appearances.isEmpty
            ? JSONValue.Member(group[0].name, choice(group[0])) : .init(name, .object(appearances))
        let themes = JSONValue.object([.init("themes", .object([theme]))])
        let fact =
            share.map {
                "the values of the group '\(name)' are never used for \($0.overridden) of its \($0.all) tokens"
            }
            ?? "the themes of the group '\(name)' have no effect"
        let (reason, advice) =
            later.isEmpty
            ? ("sets that come later", "to use these themes, list their sets later in 'tokenSetOrder'")
            : ("themes of later groups", "to use these themes, set each later group to null: \(themes.inside(.line))")
        return Diagnostic(
            .warning, .overriddenThemes, "\(fact), because \(reason) define the same tokens",
            at: source.location(of: group[0].nameNode), advice: advice, loss: .detail)
    }

    private mutating func require(_ kind: JSONKind, _ node: JSONNode, _ expectation: String, _ advice: String) -> Bool {
        diagnostics.require(kind, of: node, in: source, expectation, .invalidStudioFile, advice: advice)
    }

    /// Reports an error and returns `nil`.
    private mutating func error<Value>(_ message: String, at node: JSONNode, _ advice: String) -> Value? {
        diagnostics.add(
            .error, .invalidStudioFile, message, at: source.location(of: node), advice: advice, loss: .detail)
        return nil
    }

    private mutating func readTheme(_ node: JSONNode) -> StudioTheme? {
        let advice = "write { \"name\": …, \"selectedTokenSets\": { … } }"
        guard require(.object, node, "expected an object for a theme", advice) else { return nil }
        let nameNode = source.value(of: "name", in: node)
        guard let nameNode, let name = source.stringValue(of: nameNode), !name.isEmpty else {
            return error(
                "missing 'name' in a theme", at: nameNode ?? node, "write a string: { \"name\": \"Light\", … }")
        }
        var group: String?
        if let groupNode = source.value(of: "group", in: node), source.kind(of: groupNode) != .null {
            let advice = "put it in double quotes"
            guard require(.string, groupNode, "expected a string for the group of a theme", advice) else { return nil }
            group = source.string(groupNode, equals: "") ? nil : source.string(groupNode)
        }
        return StudioTheme(name: name, group: group, selectedSets: readSets(of: node, name: name), nameNode: nameNode)
    }

    private mutating func readSets(of theme: JSONNode, name: String) -> [StudioTheme.SelectedSet] {
        let node = source.value(of: "selectedTokenSets", in: theme)
        guard let node, source.kind(of: node) == .object else {
            return error(
                "missing 'selectedTokenSets' in the theme '\(name)'", at: node ?? theme,
                "add \"selectedTokenSets\": { \"path/of/a/set\": \"enabled\" }") ?? []
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
        let other = "use one of \(known.joined(separator: ", "))"
        return error(
            "unknown status '\(stated)' of a token set", at: member.value,
            NearestName.advice(for: stated, among: known, otherwise: other))
    }

    /// Removes themes without a set if another theme of the group has the same name. Imports of variables leave them behind.
    private mutating func ignoreEmptyDuplicates() {
        let names = themes.filter(\.usesSets).map { ([$0.group, $0.name], $0) }
        let used = Dictionary(names) { first, _ in first }
        for theme in themes where !theme.usesSets {
            guard let other = used[[theme.group, theme.name]] else { continue }
            diagnostics.add(
                .warning, .duplicateTheme,
                "\(Self.repetition(of: theme)); this one uses no token set and is ignored",
                at: source.location(of: theme.nameNode),
                notes: [Diagnostic.Note("the other one is defined here", at: source.location(of: other.nameNode))],
                advice: "remove it, or rename it and enable its token sets", loss: .detail)
        }
        themes.removeAll { !$0.usesSets && used[[$0.group, $0.name]] != nil }
    }

    private static func repetition(of theme: StudioTheme) -> String {
        "the theme '\(theme.name)' is defined twice" + (theme.group.map { " in the group '\($0)'" } ?? "")
    }

    /// Reports themes of one group with the same name, which would be one mode.
    private mutating func reportDuplicates() {
        var first: [[String?]: StudioTheme] = [:]
        for theme in themes {
            guard let other = first[[theme.group, theme.name]] else {
                first[[theme.group, theme.name]] = theme
                continue
            }
            diagnostics.add(
                .error, .duplicateTheme, Self.repetition(of: theme), at: source.location(of: theme.nameNode),
                notes: [Diagnostic.Note("first defined here", at: source.location(of: other.nameNode))],
                advice: "rename one of them, or move it to another group", loss: .detail)
        }
    }
}

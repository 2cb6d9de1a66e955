import LocatedJSON

/// One theme of every group, taken together: light, large and rounded.
public struct StudioThemeCombination: Sendable, Hashable {
    /// The themes' names, joined.
    public var name: String
    /// The themes, in the order of their groups.
    public var themes: [StudioTheme]

    /// The sets that take part, in the order in which each replaces tokens of those before it. A set that one theme
    /// enables is enabled, whatever the others say; one that none enables and one has as source is a source.
    ///
    /// - Parameter order: The sets that exist, in the project's order (``StudioMetadata/ordered(_:)``).
    /// - Returns: The sets that exist and that a theme takes.
    public func sets(in order: [String]) -> [StudioTheme.SelectedSet] {
        let selected = themes.flatMap(\.selectedSets)
        let enabled = selected.filter { $0.status == .enabled }
        return StudioTheme.sets(enabled + selected.filter { $0.status == .source }, in: order)
    }
}

extension StudioThemes {
    /// The most combinations that are made.
    public static let combinationLimit = 1000
    /// The most groups that are combined.
    public static let combinedGroupLimit = 64

    /// Every combination of one theme of each group; without groups, each theme by itself.
    ///
    /// - Parameters:
    ///   - separator: What stands between the names of themes.
    ///   - diagnostics: Takes an error for each theme without a group where others have one, and one when there are
    ///     more than ``combinationLimit``, or ``combinedGroupLimit`` groups.
    /// - Returns: The combinations, those of the first theme of the first group first; none after an error.
    public func combinations(
        separator: String = "-", diagnostics: inout [Diagnostic]
    ) -> [StudioThemeCombination] {
        let groups = groups
        guard groups.contains(where: { $0.name != nil }) else {
            return themes.map { StudioThemeCombination(name: $0.name, themes: [$0]) }
        }
        if let ungrouped = groups.first(where: { $0.name == nil }) {
            diagnostics += ungrouped.themes.map(themeWithoutGroup)
            return []
        }
        guard let count = Self.count(groups) else {
            diagnostics.append(tooMany(groups.count))
            return []
        }
        return (0..<count).map { number in
            let themes = Self.themes(of: groups, number: number)
            return StudioThemeCombination(name: themes.map(\.name).joined(separator: separator), themes: themes)
        }
    }

    /// How many combinations there are; `nil` when there are too many.
    private static func count(_ groups: [StudioThemeGroup]) -> Int? {
        guard groups.count <= combinedGroupLimit else { return nil }
        var count = 1
        for group in groups {
            count *= group.themes.count
            if count > combinationLimit { return nil }
        }
        return count
    }

    /// The themes of one combination, whose number has a digit for each group, the last group's counting fastest.
    private static func themes(of groups: [StudioThemeGroup], number: Int) -> [StudioTheme] {
        var rest = number
        let reversed = groups.reversed().map { group in
            let theme = group.themes[rest % group.themes.count]
            rest /= group.themes.count
            return theme
        }
        return reversed.reversed()
    }

    private func themeWithoutGroup(_ theme: StudioTheme) -> Diagnostic {
        Diagnostic(
            .error, "theme-without-group", "the theme \"\(theme.name)\" has no group, and others have one",
            at: source.location(of: theme.nameNode),
            notes: [Diagnostic.Note("add \"group\": themes are combined with those of other groups")])
    }

    private func tooMany(_ groups: Int) -> Diagnostic {
        let limits = "\(Self.combinationLimit) combinations of \(Self.combinedGroupLimit) groups are the most"
        return Diagnostic(
            .error, "too-many-combinations", "the themes of \(groups) groups make too many combinations",
            at: themes.first.map { source.location(of: $0.nameNode) },
            notes: [Diagnostic.Note("\(limits); use the groups as modes instead of combining them")])
    }
}

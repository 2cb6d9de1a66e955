import Diagnostics
import LocatedJSON

/// What an app chooses among in a project: the themes, and the modes among sets between which no theme chooses. Those of
/// all themes are modes beside them, and those of each theme its appearances.
struct StudioChoices {
    /// The themes, or `nil` if there are none.
    let themes: StudioThemes?
    /// The themes of each group, which exclude one another, the default first: those of ``themes``, then those that were
    /// inferred.
    private(set) var groups: [[StudioTheme]] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - stated: The themes in the project's files.
    ///   - reader: The tokens of all sets.
    ///   - options: The configured modes of files.
    ///   - activeThemes: The themes that are active in the exporting program, as `group/name`.
    init(among stated: StudioThemes?, _ reader: StudioSetReader, _ options: ReadingOptions, activeThemes: Set<String>) {
        let names = reader.sets.map(\.name)
        let joined = stated?.joiningAppearances(besides: options.openGroups)
        let stated = joined?.themes
        let enabled = stated.map { StudioSelections(groups: $0.groups, sets: names).enabledSets }
        let inferred = StudioInferredModes(reader, options.statedModes, enabled: enabled)
        let split = stated?.leavingOut(inferred.chosenSets).split { sets in
            let enabled = Set(names.indices.filter { sets.contains(names[$0]) })
            return StudioInferredModes(reader, options.statedModes, enabled: enabled)
        }
        themes = split?.themes
        diagnostics = (joined?.notes ?? []) + inferred.diagnostics + (split?.notes ?? [])
        // Tokens that a theme does not define come from the first theme that does: among themes for several platforms,
        // the one for Apple platforms.
        for group in themes?.groups ?? [] {
            let limited = ModeLimit.limited(
                Self.defaultFirst(group, activeThemes), named: \.name,
                of: group[0].group.map { "the theme group '\($0)'" } ?? "the project",
                tokens: Set(reader.statements.lazy.map(\.path)).count,
                at: { [themes] theme in themes.map { $0.source.location(of: theme.nameNode) } })
            groups.append(limited.modes)
            diagnostics += limited.reports
        }
        groups += inferred.groups
    }

    /// The themes of a group, the default first: the one that is active in the exporting program, if this is known.
    private static func defaultFirst(_ group: [StudioTheme], _ activeThemes: Set<String>) -> [StudioTheme] {
        let sorted = group.defaultFirst(by: \.name)
        let active = sorted.filter { activeThemes.contains("\($0.group ?? "")/\($0.name)") }
        return active.count == 1 ? active + sorted.filter { $0.name != active[0].name } : sorted
    }

    /// Warnings about groups of themes whose sets the later groups always override.
    func overridden(_ axes: [StudioCollections.OverriddenAxis]) -> [Diagnostic] {
        guard let themes else { return [] }
        return axes.filter { themes.groups.indices.contains($0.axis) }.map { overridden in
            themes.overridden(
                groups[overridden.axis], by: Array(groups[(overridden.axis + 1)...]), share: overridden.share)
        }
    }
}

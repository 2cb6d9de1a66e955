/// The themes of a project as axes of modes, and which sets hold where one theme of each group does.
struct StudioSelections {
    /// The groups of themes, their default theme first.
    let axes: ModeAxes
    /// What each theme does with each set: by group, theme and set.
    private let statuses: [[[StudioTheme.SetStatus]]]
    /// The groups of which some themes do something else with a set than others, by set.
    let changingAxes: [[Int]]

    /// Prepares the selections.
    ///
    /// - Parameters:
    ///   - groups: The groups of themes, in each the default theme first.
    ///   - sets: The names of the sets, in the order in which each replaces tokens of those before it.
    ///   - openGroups: The groups of which it can be that none of the themes holds.
    init(groups: [[StudioTheme]], sets: [String], openGroups: Set<String> = []) {
        axes = ModeAxes(axes: groups.map { Self.axis(of: $0, openGroups) })
        let numbers = sets.places
        let statuses = zip(groups, axes.axes).map { group, axis in
            (group.map(\.selectedSets) + (axis.emptyContext == nil ? [] : [[]])).map { selectedSets in
                var statuses = Array(repeating: StudioTheme.SetStatus.disabled, count: sets.count)
                for selected in selectedSets {
                    guard let set = numbers[selected.name] else { continue }
                    statuses[set] = max(statuses[set], selected.status)
                }
                return statuses
            }
        }
        changingAxes = sets.indices.map { set in
            statuses.indices.filter { group in statuses[group].contains { $0[set] != statuses[group][0][set] } }
        }
        self.statuses = statuses
    }

    private static func axis(of group: [StudioTheme], _ openGroups: Set<String>) -> ModeAxis {
        var axis = ModeAxis(name: group[0].group ?? "themes", contexts: group.map(\.name))
        guard let name = axis.name, openGroups.contains(name) else { return axis }
        axis.emptyContext = axis.contexts.count
        axis.contexts.append("no \(name)")
        return axis
    }

    /// Whether any theme takes a set, enabled or as a source; without themes every set holds.
    func isTaken(_ set: Int) -> Bool {
        statuses.isEmpty || statuses.joined().contains { $0[set] > .disabled }
    }

    /// The part of each set in a combination of themes: without themes every set holds.
    func statuses(_ combination: [Int]) -> [StudioTheme.SetStatus] {
        changingAxes.indices.map { set in
            zip(statuses, combination).lazy.map { $0[$1][set] }.max() ?? .enabled
        }
    }
}

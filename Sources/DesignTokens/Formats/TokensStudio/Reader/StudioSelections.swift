/// The themes of a project as axes of modes, and the sets that each combination of themes enables.
struct StudioSelections {
    /// The groups of themes, their default theme first.
    let axes: [ModeAxis]
    /// The status of each set, by group, theme and set.
    private let statuses: [[[StudioTheme.SetStatus]]]
    /// The groups whose themes treat a set differently, by set.
    let changingAxes: [[Int]]
    /// The sets that the themes of each group treat differently.
    private let changedSets: [[Int]]
    /// The groups with a theme that uses a set, by set; the others do not mention it.
    private let usingGroups: [[Int]]
    /// The status of each set in the default themes.
    private var defaults: [StudioTheme.SetStatus] = []

    ///
    /// - Parameters:
    ///   - groups: The groups of themes, in each the default theme first.
    ///   - sets: The names of the sets, each overriding the tokens of those before it.
    ///   - openGroups: The groups in which no theme needs to be enabled.
    init(groups: [[StudioTheme]], sets: [String], openGroups: Set<String> = []) {
        axes = groups.map { Self.axis(of: $0, openGroups) }
        let numbers = sets.places
        let statuses = zip(groups, axes).map { group, axis in
            (group.map(\.selectedSets) + (axis.emptyContext == nil ? [] : [[]])).map { selectedSets in
                var statuses = Array(repeating: StudioTheme.SetStatus.disabled, count: sets.count)
                for selected in selectedSets {
                    guard let set = numbers[selected.name] else { continue }
                    statuses[set] = max(statuses[set], selected.status)
                }
                return statuses
            }
        }
        var changedSets = Array(repeating: [Int](), count: groups.count)
        var (changing, taking) = (sets.map { _ in [Int]() }, sets.map { _ in [Int]() })
        for (group, themes) in statuses.enumerated() {
            for set in sets.indices {
                if themes.contains(where: { $0[set] > .disabled }) { taking[set].append(group) }
                guard themes.contains(where: { $0[set] != themes[0][set] }) else { continue }
                changing[set].append(group)
                changedSets[group].append(set)
            }
        }
        (changingAxes, usingGroups, self.changedSets) = (changing, taking, changedSets)
        self.statuses = statuses
        defaults = sets.indices.map { status(of: $0, axes.defaults) }
    }

    private static func axis(of group: [StudioTheme], _ openGroups: Set<String>) -> ModeAxis {
        var axis = ModeAxis(
            name: group[0].group ?? "themes", contexts: group.map(\.name), isOfFiles: group[0].isInferred)
        guard let name = axis.name, openGroups.contains(name) else { return axis }
        axis.emptyContext = axis.contexts.count
        axis.contexts.append("no \(name)")
        return axis
    }

    /// The sets that are enabled in every combination of themes.
    var enabledSets: Set<Int> { Set(defaults.indices.filter { changingAxes[$0].isEmpty && defaults[$0] == .enabled }) }

    /// The sets of a group that other groups can hide: those that no other group uses. If a later group uses all sets of the
    /// group and more, it is a variant of the group, and these are all of its sets.
    func ownSets(ofGroup group: Int) -> (sets: Set<Int>, haveVariant: Bool) {
        let used = axes.indices.map { group in Set(usingGroups.indices.filter { usingGroups[$0].contains(group) }) }
        if used[(group + 1)...].contains(where: { $0.isStrictSuperset(of: used[group]) }) { return (used[group], true) }
        return (used[group].filter { usingGroups[$0] == [group] }, false)
    }

    /// Whether only groups after another one use a set.
    func isOnlyUsed(_ set: Int, after group: Int) -> Bool {
        !usingGroups[set].isEmpty && usingGroups[set].allSatisfy { $0 > group }
    }

    /// Whether any theme uses a set, enabled or as a source. Without themes every set is enabled.
    func isUsed(_ set: Int) -> Bool {
        statuses.isEmpty || statuses.joined().contains { $0[set] > .disabled }
    }

    /// Whether some combination of themes uses both of two sets. Without themes every set is enabled.
    func areUsedTogether(_ one: Int, _ other: Int) -> Bool {
        statuses.isEmpty
            || usingGroups[one].contains { group in
                usingGroups[other].contains { $0 != group }
                    || statuses[group].contains { $0[one] > .disabled && $0[other] > .disabled }
            }
    }

    /// The status of each set in a combination of themes. Without themes every set is enabled.
    func statuses(_ combination: [Int]) -> [StudioTheme.SetStatus] {
        var result = defaults
        for (group, theme) in combination.enumerated() where theme > 0 {
            for set in changedSets[group] { result[set] = status(of: set, combination) }
        }
        return result
    }

    private func status(of set: Int, _ combination: [Int]) -> StudioTheme.SetStatus {
        if statuses.isEmpty { return .enabled }
        return usingGroups[set].lazy.map { statuses[$0][combination[$0]][set] }.max() ?? .disabled
    }
}

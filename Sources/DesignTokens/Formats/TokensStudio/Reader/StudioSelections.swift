/// The themes of a project as axes of modes, and which sets hold where one theme of each group does.
struct StudioSelections {
    /// The groups of themes, their default theme first.
    let axes: ModeAxes
    /// What each theme does with each set: by group, theme and set.
    private let statuses: [[[Status]]]
    /// The groups of which some themes do something else with a set than others, by set.
    let changingAxes: [[Int]]
    private let setCount: Int

    /// A set's part where some themes hold: of several themes the strongest part counts.
    enum Status: UInt8, Comparable {
        case absent, source, enabled

        static func < (one: Status, other: Status) -> Bool { one.rawValue < other.rawValue }
    }

    /// Prepares the selections.
    ///
    /// - Parameters:
    ///   - groups: The groups of themes, in each the default theme first.
    ///   - sets: The names of the sets, in the order in which each replaces tokens of those before it.
    init(groups: [StudioThemeGroup], sets: [String]) {
        axes = ModeAxes(axes: groups.map { ModeAxis(name: $0.name ?? "themes", contexts: $0.themes.map(\.name)) })
        let numbers = Dictionary(zip(sets, sets.indices), uniquingKeysWith: { first, _ in first })
        setCount = sets.count
        let statuses = groups.map { group in
            group.themes.map { theme in
                var statuses = Array(repeating: Status.absent, count: sets.count)
                for selected in theme.selectedSets {
                    guard let set = numbers[selected.name], let status = Status(selected.status) else { continue }
                    statuses[set] = max(statuses[set], status)
                }
                return statuses
            }
        }
        changingAxes = sets.indices.map { set in
            statuses.indices.filter { group in statuses[group].contains { $0[set] != statuses[group][0][set] } }
        }
        self.statuses = statuses
    }

    /// The part of each set in a combination of themes: without themes every set holds.
    func statuses(_ combination: [Int]) -> [Status] {
        if statuses.isEmpty { return Array(repeating: .enabled, count: setCount) }
        return (0..<setCount).map { set in
            zip(statuses, combination).reduce(.absent) { max($0, $1.0[$1.1][set]) }
        }
    }
}

extension StudioSelections.Status {
    /// The part of a set that a theme names; `nil` where the set does not take part.
    fileprivate init?(_ status: StudioTheme.SetStatus) {
        switch status {
        case .source: self = .source
        case .enabled: self = .enabled
        case .disabled: return nil
        }
    }
}

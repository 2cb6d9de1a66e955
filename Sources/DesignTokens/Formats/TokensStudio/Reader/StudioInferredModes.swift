import Diagnostics
import LocatedJSON

/// The modes of a project that no theme chooses: without themes the configured ones, or those inferred from sets. Sets
/// that define the same tokens, such as light and dark, exclude one another; all others are always enabled. A set that
/// defines some tokens of a larger one is a mode in which both are enabled. With themes, a light and a dark set that every
/// theme enables.
struct StudioInferredModes {
    /// The themes of each group, which exclude one another.
    private(set) var groups: [[StudioTheme]] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// The sets of the modes.
    var chosenSets: Set<String> { Set(groups.joined().flatMap(\.selectedSets).map(\.name)) }

    private let sets: [StudioSet]

    /// Infers the modes of sets, of which `enabled` are those that every theme enables, if there are themes.
    init(_ reader: StudioSetReader, _ stated: [String: StatedMode], enabled: Set<Int>? = nil) {
        sets = reader.sets
        if sets.count < 2 { return }
        if let enabled, !enabled.contains(where: { ModeWords.isDark(reader.sets[$0].name) }) { return }
        var units = sets.map { MergedUnit(name: $0.name, source: $0.source, node: $0.node) }
        for statement in reader.statements where enabled?.contains(statement.set) != false {
            // A radius in one set and a width in another have only the name in common.
            let type = statement.statesType ? statement.type.rawValue : ""
            units[statement.set].paths.insert("\(type) \(statement.path)")
        }
        if enabled != nil {
            let modes = MergedModes(units, of: reader.sources, [:], sets: .enabledSets)
            add(
                modes.collections.filter { collection in
                    collection.hasAppearances && collection.modes.contains { ModeWords.isLight($0.name) }
                })
            return
        }
        var rule = ModeOverlapRule.tokenSets
        if sets.allSatisfy({ $0.node == reader.sources[$0.source].root }) {
            rule.plural = "files"
            rule.advice = "to choose among them differently, add themes, or set \"mode\" on the files in \"sources\""
        }
        let modes = MergedModes(units, of: reader.sources, stated, sets: rule)
        add(modes.collections, with: modes.others)
        reportRepeated(by: Set(modes.others), reader)
    }

    private mutating func add(_ collections: [MergedModes.Collection], with others: [Int] = []) {
        for collection in collections { groups.append(themes(of: collection, with: others)) }
        diagnostics += collections.compactMap(\.note)
    }

    /// The modes of a collection as themes. The tokens of the configured default mode are sources in the others.
    private func themes(of collection: MergedModes.Collection, with others: [Int]) -> [StudioTheme] {
        let isStated = collection.evidence == .configuration
        let title = isStated ? collection.name ?? "modes" : title(of: collection.modes.map { sets[$0.units[0]].name })
        let base = isStated ? collection.modes[0].units.map { selected($0, .source) } : []
        return collection.modes.map { mode in
            StudioTheme(
                name: isStated || !mode.name.hasPrefix(title + ".")
                    ? mode.name : String(mode.name.dropFirst(title.count + 1)),
                group: title,
                selectedSets: base + (mode.units + others).map { selected($0, .enabled) },
                nameNode: sets[mode.units[0]].node)
        }
    }

    private func selected(_ set: Int, _ status: StudioTheme.SetStatus) -> StudioTheme.SelectedSet {
        StudioTheme.SelectedSet(name: sets[set].name, status: status, node: sets[set].node)
    }

    /// The name of a group: the common folder of its sets, or `Spacing` of `Spacing.Compact` and `Spacing.Regular`.
    private func title(of names: [String]) -> String {
        let folders = Set(names.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
        let folder = folders.count == 1 ? folders.first ?? "" : ""
        let starts = Set(names.map { $0.contains(".") ? $0.prefix { $0 != "." } : "" })
        let start = starts.count == 1 ? starts.first.map(String.init) ?? "" : ""
        let title = [folder, start].first { !$0.isEmpty } ?? "sets"
        return groups.contains { $0[0].group == title } ? names.joined(separator: ", ") : title
    }

    /// Reports what no mode contains: tokens whose values are replaced by a set that is always enabled.
    private mutating func reportRepeated(by common: Set<Int>, _ reader: StudioSetReader) {
        var lasts: [String: StudioStatement] = [:]
        var repeated = RepeatedTokens()
        for statement in reader.statements where statement.isToken {
            guard let earlier = lasts.updateValue(statement, forKey: statement.path) else { continue }
            guard earlier.set != statement.set, common.contains(statement.set), !isSame(earlier, statement, reader)
            else { continue }
            repeated.add(statement, over: earlier)
        }
        diagnostics += repeated.diagnostics(
            of: "token sets", because: "it comes later",
            advice: "to use both as modes, add themes that choose between the sets",
            in: reader.sources)
    }

    private func isSame(_ one: StudioStatement, _ other: StudioStatement, _ reader: StudioSetReader) -> Bool {
        reader.sources[one.source].text(of: one.valueNode) == reader.sources[other.source].text(of: other.valueNode)
    }
}

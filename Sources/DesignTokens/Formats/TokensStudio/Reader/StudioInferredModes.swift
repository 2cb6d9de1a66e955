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
        var units = sets.map { set in
            ModeInference.Unit(
                name: set.name, file: set.source,
                stated: enabled == nil ? stated[reader.sources[set.source].path] : nil)
        }
        for statement in reader.statements where enabled?.contains(statement.set) != false {
            // A radius in one set and a width in another have only the name in common.
            let type = statement.statesType ? statement.type.rawValue : ""
            units[statement.set].paths.insert("\(type) \(statement.path)")
        }
        let modes = ModeInference(units, rule(reader, isThemed: enabled != nil)) { set in
            reader.sources[reader.sets[set].source].location(of: reader.sets[set].node)
        }
        let collections = modes.collections.filter { enabled == nil || Self.areAppearances($0.modes.map(\.name)) }
        for collection in collections {
            groups.append(themes(of: collection, with: enabled == nil ? modes.others : []))
        }
        diagnostics = collections.compactMap(\.note) + modes.diagnostics
        if enabled == nil { reportRepeated(by: Set(modes.others), reader) }
    }

    private static func areAppearances(_ modes: [String]) -> Bool {
        !Appearance.parts(of: modes).isEmpty && modes.contains(where: ModeWords.isLight)
    }

    /// The kind of the sets, with advice on how to choose among them.
    private func rule(_ reader: StudioSetReader, isThemed: Bool) -> ModeOverlapRule {
        var rule = ModeOverlapRule.tokenSets
        if isThemed {
            rule.advice = "the themes enable all of them; to use only one, disable the others in the themes"
        } else if sets.allSatisfy({ $0.node == reader.sources[$0.source].root }) {
            rule.plural = "files"
            rule.advice = "to choose among them differently, add themes, or set \"mode\" on the files in \"sources\""
        }
        return rule
    }

    /// The modes of a collection as themes. The tokens of the configured default mode are sources in the others.
    private func themes(of collection: ModeInference.Collection, with others: [Int]) -> [StudioTheme] {
        let isStated = collection.evidence == .configuration
        // The last set of a mode completes the others.
        let own = collection.modes.compactMap(\.units.last)
        let title = isStated ? collection.name ?? "modes" : title(of: own.sorted().map { sets[$0].name })
        let base = isStated ? collection.modes[0].units.map { selected($0, .source) } : []
        return zip(collection.modes, own).map { mode, set in
            StudioTheme(
                name: isStated || !mode.name.hasPrefix(title + ".")
                    ? mode.name : String(mode.name.dropFirst(title.count + 1)),
                group: title,
                selectedSets: base + (mode.units + others).map { selected($0, .enabled) },
                nameNode: sets[set].node, isInferred: !isStated)
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

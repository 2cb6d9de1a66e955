import Diagnostics
import LocatedJSON

/// The modes of a project that has no themes: those that the configuration states; sets that state the same tokens, such as
/// light and dark, exclude one another; and all others hold. A set that states some tokens of a larger one is a mode in which both hold.
struct StudioInferredModes {
    /// Themes as a project could state them, in groups that exclude one another.
    private(set) var groups: [[StudioTheme]] = []
    private(set) var diagnostics: [Diagnostic] = []

    private let sets: [StudioSet]
    /// The sets of which the configuration says what they hold.
    private let statedSets: Set<Int>
    private let units: [ModeOverlap<TypedPath>.Unit]

    private struct TypedPath: Hashable {
        var path: String
        var type: StudioType?
    }

    init(_ reader: StudioSetReader, _ stated: StatedModes) {
        sets = reader.sets
        statedSets = Set(sets.indices.filter { [sets] in stated.files.contains(sets[$0].source) })
        var units = Self.units(reader)
        for set in statedSets { units[set].isTaken = true }
        self.units = units
        if sets.count < 2 { return }
        let alternatives = ModeOverlap(units, .tokenSets).groups.filter { $0.count <= Self.copyLimit }
        let grouped = statedSets.union(alternatives.joined())
        let common = sets.indices.filter { !grouped.contains($0) }
        for collection in stated.collections { groups.append(themes(of: collection, with: common)) }
        for group in alternatives {
            let title = title(of: group, among: groups)
            groups.append(group.map { theme(of: $0, in: group, title, with: common) })
            report(group, reader)
        }
        reportRepeated(by: Set(common), reader)
    }

    /// The sets with their tokens. A radius in one set and a width in another have no more than a name in common.
    private static func units(_ reader: StudioSetReader) -> [ModeOverlap<TypedPath>.Unit] {
        var units = reader.sets.map { ModeOverlap<TypedPath>.Unit(name: $0.name, paths: []) }
        for statement in reader.statements {
            units[statement.set].paths.insert(
                TypedPath(path: statement.path, type: statement.statesType ? statement.type : nil))
        }
        return units
    }

    /// More sets than anybody chooses among are copies, and no modes.
    private static let copyLimit = 100

    /// Whether a set states so few of the tokens of another, which comes before it, that this holds beside it.
    private func completes(_ base: Int, _ set: Int) -> Bool {
        let shared = units[base].paths.intersection(units[set].paths).count
        return !ModeOverlapRule.most.isReached(by: shared, of: [units[base].paths.count])
    }

    /// What a group is called: the folder that its sets are in.
    private func title(of group: [Int], among others: [[StudioTheme]]) -> String {
        let folders = Set(group.map { sets[$0].name.split(separator: "/").dropLast().joined(separator: "/") })
        let folder = folders.count == 1 ? folders.first ?? "" : ""
        let title = folder.isEmpty ? "sets" : folder
        let isTaken = others.contains { $0[0].group == title }
        return isTaken ? group.map { sets[$0].name }.joined(separator: ", ") : title
    }

    /// A set as a theme, with what holds beside it: not what is another platform's, also where that states more.
    private func theme(of set: Int, in group: [Int], _ title: String, with common: [Int]) -> StudioTheme {
        let names = group.map { sets[$0].name.split(separator: "/").last.map(String.init) ?? sets[$0].name }
        let name = Set(names).count == group.count ? names[group.firstIndex(of: set) ?? 0] : sets[set].name
        let base = group.prefix { $0 < set }.filter { !ModeWords.isOfOtherPlatform(sets[$0].name) }.prefix(1)
        let selected = ([set] + base.filter { completes($0, set) } + common).map {
            StudioTheme.SelectedSet(name: sets[$0].name, status: .enabled, node: sets[$0].node)
        }
        return StudioTheme(name: name, group: title, selectedSets: selected, nameNode: sets[set].node)
    }

    /// The modes of a collection as themes. What the default one states can be referred to in the others, too.
    private func themes(of collection: StatedModes.Collection, with common: [Int]) -> [StudioTheme] {
        func selected(_ files: [Int], _ status: StudioTheme.SetStatus) -> [StudioTheme.SelectedSet] {
            sets.filter { files.contains($0.source) }.map {
                StudioTheme.SelectedSet(name: $0.name, status: status, node: $0.node)
            }
        }
        let shared = common.map { StudioTheme.SelectedSet(name: sets[$0].name, status: .enabled, node: sets[$0].node) }
        return collection.modes.map { mode in
            let own = selected(mode.files, .enabled)
            let base = selected(collection.modes[0].files, .source)
            return StudioTheme(
                name: mode.name, group: collection.name ?? "modes", selectedSets: base + own + shared,
                nameNode: own.first?.node ?? sets[0].node)
        }
    }

    /// Says what no mode has: the tokens whose values a set that always holds replaces.
    private mutating func reportRepeated(by common: Set<Int>, _ reader: StudioSetReader) {
        var lasts: [String: StudioStatement] = [:]
        var repeated = RepeatedTokens()
        for statement in reader.statements where statement.isToken {
            guard let earlier = lasts.updateValue(statement, forKey: statement.path) else { continue }
            guard earlier.set != statement.set, common.contains(statement.set), !isSame(earlier, statement, reader)
            else { continue }
            repeated.add(statement.place, over: earlier.place)
        }
        diagnostics += repeated.diagnostics(
            of: "sets", because: "as the later one",
            advice: "if both are to hold, as modes, add themes that choose between the sets",
            in: reader.sources)
    }

    private func isSame(_ one: StudioStatement, _ other: StudioStatement, _ reader: StudioSetReader) -> Bool {
        let texts = [one, other].map { reader.sources[$0.source].text(of: $0.valueNode) }
        return texts[0] == texts[1]
    }

    private mutating func report(_ group: [Int], _ reader: StudioSetReader) {
        let set = sets[group[0]]
        diagnostics.append(
            ModeOverlapRule.tokenSets.note(
                on: group.map { ("\"\(sets[$0].name)\"", nil) }, at: reader.sources[set.source].location(of: set.node)))
    }
}

extension StudioStatement {
    fileprivate var place: RepeatedTokens.Place {
        RepeatedTokens.Place(path: path, owner: set, source: source, nameNode: nameNode)
    }
}

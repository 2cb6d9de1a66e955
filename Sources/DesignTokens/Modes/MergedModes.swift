import Diagnostics
import LocatedJSON

/// A file or a token set, of which a later one replaces the tokens of an earlier one where both hold.
struct MergedUnit {
    /// The path of the file, or the name of the set.
    var name: String
    /// The file, an index into those that are read together.
    var source: Int
    /// What it is in the file.
    var node: JSONNode
    /// The tokens that it states: their paths, or texts that tell apart what has nothing but a path in common.
    var paths: Set<String> = []
}

/// Finds which of the units that otherwise hold together are modes: what the configuration says, then folders of files, then
/// units that have enough in common.
struct MergedModes {
    struct Mode {
        var name: String
        /// The units that hold in it, besides those that hold in all modes.
        var units: [Int]
    }

    struct Collection {
        /// The name, if the configuration states it.
        var name: String?
        var modes: [Mode]
        var evidence: ModeEvidence
        /// The note that they were inferred.
        var note: Diagnostic?
    }

    private(set) var collections: [Collection] = []
    /// The units that are in no mode.
    private(set) var others: [Int] = []
    /// The units; those whose modes the configuration states have no paths, so that none joins them.
    private(set) var units: [MergedUnit]

    private let sources: [JSONDocument]

    /// More sets than anybody chooses among are copies, and no modes.
    private static let copyLimit = 100

    /// Finds the modes; only files can be modes by their folders.
    init(_ units: [MergedUnit], of sources: [JSONDocument], _ stated: [String: StatedMode], areFiles: Bool) {
        self.units = units
        self.sources = sources
        addStated(stated)
        if areFiles {
            for folders in FolderModes(paths: self.units.map(\.name), tokens: self.units.map(\.paths)).collections {
                addFiles(folders.map { ($0.folder, $0.files.sorted()) }, .folders)
            }
            addFiles()
        } else {
            for sets in groups(.tokenSets) where sets.count <= Self.copyLimit { addSets(sets) }
        }
        others = unitsInNoMode
    }

    private var unitsInNoMode: [Int] {
        let inModes = Set(collections.flatMap(\.modes).flatMap(\.units))
        return units.indices.filter { !inModes.contains($0) }
    }

    private func paths(of units: some Sequence<Int>) -> Set<String> {
        units.reduce(into: Set()) { $0.formUnion(self.units[$1].paths) }
    }

    private mutating func addStated(_ stated: [String: StatedMode]) {
        let members = units.indices.sorted { units[$0].source < units[$1].source }.compactMap { unit in
            stated[sources[units[unit].source].path].map { (unit: unit, stated: $0) }
        }
        for collection in members.grouped(by: \.stated.collection) {
            let names = FileModeNames.names(of: collection.map { sources[units[$0.unit].source].path })
            let named = zip(collection, names).map { (unit: $0.unit, mode: $0.stated.mode ?? $1) }
            let modes = named.grouped(by: \.mode).map { Mode(name: $0[0].mode, units: $0.map(\.unit)) }
            collections.append(
                Collection(
                    name: collection[0].stated.collection, modes: modes.defaultFirst(by: \.name),
                    evidence: .configuration))
            for member in collection { units[member.unit].paths = [] }
        }
    }

    /// The units that are modes because of what they have in common, by collection.
    private func groups(_ rule: ModeOverlapRule) -> [[Int]] {
        let free = Set(unitsInNoMode)
        let units = units.enumerated().map { number, unit in
            ModeOverlap.Unit(name: unit.name, paths: unit.paths, isTaken: !free.contains(number))
        }
        return ModeOverlap(units, rule).groups
    }

    private mutating func addFiles() {
        let groups = groups(.mergedFiles)
        let others = paths(of: Set(unitsInNoMode).subtracting(groups.joined()))
        for files in groups {
            let isOfSeveral = !paths(of: files).subtracting(units[files[0]].paths).isDisjoint(with: others)
            addFiles(files.map { (units[$0].name, [$0]) }, .mergedFiles, areOfSeveral: isOfSeveral)
        }
    }

    /// Adds modes that files at some places hold, which name them.
    private mutating func addFiles(
        _ modes: [(place: String, units: [Int])], _ rule: ModeOverlapRule, areOfSeveral: Bool = false
    ) {
        let names = FileModeNames.names(of: modes.map(\.place), areOfSeveral: areOfSeveral)
        let note = rule.note(on: zip(modes, names).map { ($0.place, $1) }, at: location(of: modes[0].units[0]))
        let named = zip(modes, names).map { Mode(name: $1, units: $0.units) }
        collections.append(Collection(modes: named, evidence: .tokens, note: note))
    }

    /// Adds sets as modes, each with what holds beside it: not what is another platform's, also where that states more.
    private mutating func addSets(_ sets: [Int]) {
        let names = sets.map { units[$0].name.split(separator: "/").last.map(String.init) ?? units[$0].name }
        let areUnique = Set(names).count == names.count
        let modes = zip(sets, names).map { set, name in
            let base = sets.first { $0 < set && !ModeWords.isOfOtherPlatform(units[$0].name) }
            return Mode(
                name: areUnique ? name : units[set].name,
                units: [set] + [base].compactMap(\.self).filter { completes($0, set) })
        }
        let note = ModeOverlapRule.tokenSets.note(
            on: sets.map { ("\"\(units[$0].name)\"", nil) }, at: location(of: sets[0]))
        collections.append(Collection(modes: modes, evidence: .tokens, note: note))
    }

    /// Whether a set states so few of the tokens of another, which comes before it, that this holds beside it.
    private func completes(_ base: Int, _ set: Int) -> Bool {
        let shared = units[base].paths.intersection(units[set].paths).count
        return !ModeOverlapRule.most.isReached(by: shared, of: [units[base].paths.count])
    }

    private func location(of unit: Int) -> SourceLocation {
        sources[units[unit].source].location(of: units[unit].node)
    }
}

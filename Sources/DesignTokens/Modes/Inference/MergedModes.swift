import Diagnostics
import LocatedJSON

/// A file or token set whose tokens are overridden by a later one if both are enabled.
struct MergedUnit {
    /// The path of the file, or the name of the set.
    var name: String
    /// The index of the file among those that are read together.
    var source: Int
    /// The node of the set in the file.
    var node: JSONNode
    /// The tokens: their paths, or keys that distinguish tokens with only the path in common.
    var paths: Set<String> = []
}

/// Determines which units that are normally enabled together are modes: by the configuration, then by folders of files,
/// then by common tokens.
struct MergedModes {
    struct Mode {
        var name: String
        /// The units enabled in it, besides those enabled in all modes.
        var units: [Int]
    }

    struct Collection {
        /// The name, if it is configured.
        var name: String?
        var modes: [Mode]
        var evidence: ModeEvidence
        /// The note that the modes were inferred.
        var note: Diagnostic?

        var hasAppearances: Bool { !Appearance.parts(of: modes.map(\.name)).isEmpty }
    }

    private(set) var collections: [Collection] = []
    private(set) var others: [Int] = []
    /// The units. Those with configured modes have no paths, so that no other unit joins them.
    private(set) var units: [MergedUnit]

    private let sources: [JSONDocument]

    /// The maximum number of modes; more sets are copies.
    private static let copyLimit = 100

    /// Finds the modes.
    ///
    /// - Parameters:
    ///   - units: The files or token sets.
    ///   - sources: The files, which provide locations.
    ///   - stated: The configured modes by path of the file.
    ///   - rule: The rule for token sets. Files, which can also be modes because of their folders, have their own.
    init(
        _ units: [MergedUnit], of sources: [JSONDocument], _ stated: [String: StatedMode],
        sets rule: ModeOverlapRule? = nil
    ) {
        self.units = units
        self.sources = sources
        addStated(stated)
        if let rule {
            for sets in groups(rule) where sets.count <= Self.copyLimit { addSets(sets, rule) }
        } else {
            addFolders()
            addFiles()
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

    /// The units that are modes because of their common tokens, by collection.
    private func groups(_ rule: ModeOverlapRule) -> [[Int]] {
        let free = Set(unitsInNoMode)
        let units = units.enumerated().map { number, unit in
            ModeOverlap.Unit(
                name: unit.name, paths: unit.paths, isAssigned: !free.contains(number),
                folder: ModeWords.folderOfModes(unit.name))
        }
        return ModeOverlap(units, rule).groups
    }

    private mutating func addFiles() {
        let groups = groups(.mergedFiles)
        let others = paths(of: Set(unitsInNoMode).subtracting(groups.joined()))
        let named = groups.map { files in
            let isOfSeveral = !paths(of: files).subtracting(units[files[0]].paths).isDisjoint(with: others)
            let names = FileModeNames.names(of: files.map { units[$0].name }, areOfSeveral: isOfSeveral)
            return zip(names, files).map { (name: $0, unit: $1) }
        }
        for members in joined(groups, named.map { Set($0.map(\.name)) }) {
            let modes = members.flatMap { named[$0] }.grouped(by: \.name)
            add(
                modes.map { Mode(name: $0[0].name, units: $0.map(\.unit).sorted()) }, .mergedFiles,
                modes.map { $0.map { units[$0.unit].name } })
        }
    }

    /// Joins groups that override each other's tokens and have the same modes: `base-light.json` and `brand-light.json` are
    /// enabled together, and so are the dark files.
    private func joined(_ groups: [[Int]], _ names: [Set<String>]) -> [[Int]] {
        var joined = DisjointSets(count: groups.count)
        var owners: [Set<String>: [String: Int]] = [:]
        for number in groups.indices {
            for path in paths(of: groups[number]) {
                if let owner = owners[names[number]]?[path] { joined.join(number, owner) }
                owners[names[number], default: [:]][path] = number
            }
        }
        return joined.members
    }

    private mutating func addFolders() {
        let folders = FolderModes(paths: units.map(\.name), tokens: units.map(\.paths))
        for modes in folders.collections {
            let names = FileModeNames.names(of: modes.map(\.folder))
            add(zip(names, modes).map { Mode(name: $0, units: $1.files.sorted()) }, .folders, modes.map { [$0.folder] })
        }
    }

    /// Adds modes of files, which are at some places.
    private mutating func add(_ modes: [Mode], _ rule: ModeOverlapRule, _ places: [[String]]) {
        let list = zip(modes, places).flatMap { mode, places in places.map { ($0, mode.name) } }
        let note = rule.note(on: list, at: location(of: modes[0].units[0]))
        collections.append(Collection(modes: modes, evidence: .tokens, note: note))
    }

    /// Adds sets as modes, each with the sets that it completes, except those of other platforms.
    private mutating func addSets(_ sets: [Int], _ rule: ModeOverlapRule) {
        let names = sets.map { set in
            let name = units[set].name.split(separator: "/").last.map(String.init) ?? units[set].name
            // The file is `Light.tokens.json`.
            return name.hasSuffix(".tokens") ? String(name.dropLast(".tokens".count)) : name
        }
        let areUnique = Set(names).count == names.count
        let modes = zip(sets, names).map { set, name in
            let base = sets.first { $0 < set && !ModeWords.isOfOtherPlatform(units[$0].name) }
            return Mode(
                name: areUnique ? name : units[set].name,
                units: [set] + [base].compactMap(\.self).filter { completes($0, set) })
        }
        let note = rule.note(on: sets.map { ("\"\(units[$0].name)\"", nil) }, at: location(of: sets[0]))
        collections.append(Collection(modes: modes, evidence: .tokens, note: note))
    }

    /// Whether a set defines so few of the tokens of an earlier one that both must be enabled together.
    private func completes(_ base: Int, _ set: Int) -> Bool {
        let shared = units[base].paths.intersection(units[set].paths).count
        return !ModeOverlapRule.most.isReached(by: shared, of: [units[base].paths.count])
    }

    private func location(of unit: Int) -> SourceLocation {
        sources[units[unit].source].location(of: units[unit].node)
    }
}

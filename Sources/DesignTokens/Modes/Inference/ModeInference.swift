import Diagnostics

/// Determines which files, token sets or groups are modes of which collection. The first of the ``reasons`` that applies to
/// a unit decides.
struct ModeInference {
    /// A file or token set.
    struct Unit {
        /// The path of the file, or the name of the set.
        var name: String
        /// The index of its file.
        var file = 0
        /// The tokens: their paths, or keys that distinguish tokens with only the path in common. They are empty if
        /// tokens cannot join the unit to another one.
        var paths: Set<String> = []
        /// The configured collection and mode.
        var stated: StatedMode?
        /// The name of the mode in the file.
        var exported: String?
    }

    struct Mode {
        var name = ""
        /// The units in it, in order.
        var units: [Int]
        /// The files, folders or sets that are the mode.
        var places: [String]
    }

    struct Collection {
        /// The name, if it is known.
        var name: String?
        var modes: [Mode]
        var evidence: ModeEvidence
        /// What kind of unit the modes are.
        var rule: ModeOverlapRule
        /// Whether other units define some of the tokens, so that the light mode cannot be named after one unit.
        var isOfSeveral = false
        /// The note that the modes were inferred.
        var note: Diagnostic?
        /// Tokens of other files that variants in this collection override.
        var overlaid: [(unit: Int, token: Token)] = []
        /// How many tokens of other files a light and a dark file in this collection replace.
        var replaced: [(unit: Int, count: Int)] = []

        /// The first unit of each mode: the only one, unless units are merged.
        var units: [Int] { modes.map { $0.units[0] } }
    }

    /// The collections, by reason.
    private(set) var collections: [Collection] = []
    private(set) var diagnostics: [Diagnostic] = []
    let units: [Unit]
    /// The names without the folders that all of them have in common.
    let relativeNames: [String]
    /// The kind of the units.
    let rule: ModeOverlapRule
    let tokenPaths: (Int) -> Set<String>
    /// The folders that are modes.
    lazy var folders: [[Mode]] = FolderModes(paths: units.map(\.name), tokens: paths).collections

    private let known: [(units: [Int], evidence: ModeEvidence)]
    private let location: (Int) -> SourceLocation?
    /// The paths that can join units. Those with configured modes have none, so that no other unit joins them.
    private let paths: [Set<String>]
    /// The units that a reason applies to.
    private var assigned: Set<Int> = []

    /// The maximum number of token sets that are modes; more are copies.
    private static let copyLimit = 100

    /// The reasons, in the order in which they are tried.
    private static let reasons: [@Sendable (inout ModeInference) -> [Collection]] = [
        { $0.configured }, { $0.determined() }, { $0.inFolders() }, { $0.overlapping }, { $0.alone },
    ]

    /// - Parameters:
    ///   - units: The units.
    ///   - rule: The kind of the units.
    ///   - known: The units that a format determines as modes of one collection.
    ///   - location: The place of a unit.
    ///   - tokenPaths: All tokens of a unit.
    init(
        _ units: [Unit], _ rule: ModeOverlapRule, known: [(units: [Int], evidence: ModeEvidence)] = [],
        at location: @escaping (Int) -> SourceLocation?, tokens tokenPaths: ((Int) -> Set<String>)? = nil
    ) {
        (self.units, self.rule, self.known, self.location) = (units, rule, known, location)
        self.tokenPaths = tokenPaths ?? { units[$0].paths }
        paths = units.map { Self.isConfigured($0, rule) ? [] : $0.paths }
        relativeNames = ModeWords.withoutCommonFolders(units.map(\.name))
        for find in Self.reasons {
            let found = find(&self).map { named($0) }
            for members in joined(found) { add(members.map { found[$0] }) }
        }
    }

    /// The units in no mode.
    var others: [Int] { units.indices.filter { !assigned.contains($0) } }

    /// The tokens that some units define, none for units with configured modes.
    func paths(of units: some Sequence<Int>) -> Set<String> {
        units.reduce(into: Set()) { $0.formUnion(paths[$1]) }
    }

    // MARK: - The reasons

    private func collection(_ members: [Int], _ evidence: ModeEvidence) -> Collection {
        Collection(
            modes: members.map { Mode(units: [$0], places: [units[$0].name]) }, evidence: evidence, rule: rule)
    }

    /// Whether the configuration assigns a unit to a collection. Units that are merged need no name of a collection.
    private static func isConfigured(_ unit: Unit, _ rule: ModeOverlapRule) -> Bool {
        unit.stated != nil && (rule.kind != .files || unit.stated?.collection != nil)
    }

    private var configured: [Collection] {
        units.indices.filter { Self.isConfigured(units[$0], rule) }.sorted { units[$0].file < units[$1].file }
            .grouped { units[$0].stated?.collection }.map { collection($0, .configuration) }
    }

    private mutating func determined() -> [Collection] {
        known.map { members, evidence in
            if evidence == .variables { return collection(withoutDownloads(members), evidence) }
            var collection = collection(members.sorted(), evidence)
            collection.rule = .groups
            return collection
        }
    }

    private mutating func inFolders() -> [Collection] {
        rule.kind == .mergedFiles ? folders.map { Collection(modes: $0, evidence: .tokens, rule: .folders) } : []
    }

    private var overlapping: [Collection] {
        let groups = ModeOverlap(units.map(\.name), paths, rule, assigned: assigned).groups
            .filter { rule.kind != .sets || $0.count <= Self.copyLimit }
        let outside = rule.kind == .mergedFiles ? paths(of: Set(others).subtracting(groups.joined())) : []
        return groups.map { members in
            var collection = collection(members, .tokens)
            if rule.kind == .sets { collection.modes = collection.modes.map { adding(members, to: $0) } }
            collection.isOfSeveral =
                !outside.isEmpty && !paths(of: members).subtracting(paths[members[0]]).isDisjoint(with: outside)
            return collection
        }
    }

    /// Files that are not merged with others are collections of their own, and so are those of formats with modes.
    private var alone: [Collection] { rule.kind == .files ? others.map { collection([$0], .format) } : [] }

    /// Adds to the mode of a set the one that it completes, except those of other platforms: an earlier one of whose tokens
    /// it defines so few that both must be enabled together.
    private func adding(_ members: [Int], to mode: Mode) -> Mode {
        let set = mode.units[0]
        let base = members.first { $0 < set && !ModeWords.isOfOtherPlatform(units[$0].name) }
        guard let base else { return mode }
        let shared = paths[base].intersection(paths[set]).count
        if ModeOverlapRule.most.isReached(by: shared, of: [paths[base].count]) { return mode }
        return Mode(units: [base, set], places: mode.places)
    }

    /// Leaves out files with the same variables and the same exported mode as another, if a browser numbered them.
    private mutating func withoutDownloads(_ members: [Int]) -> [Int] {
        let exported = members.filter { units[$0].stated?.mode == nil && units[$0].exported != nil }
        let copies = FileModeNames.downloads(exported.map { units[$0].name }).filter { copy, first in
            units[exported[copy]].exported == units[exported[first]].exported
        }
        for (copy, first) in copies.sorted(by: { $0.key < $1.key }) {
            let first = units[exported[first]]
            diagnostics.add(
                .warning, .duplicateMode,
                "the file is not used, because '\(first.name)' has the same mode '\(first.exported ?? "")'",
                at: location(exported[copy]), advice: "keep only the newer one of these downloads", loss: .detail)
            assigned.insert(exported[copy])
        }
        return members.filter { !assigned.contains($0) }
    }

    // MARK: - Collections

    private mutating func named(_ collection: Collection) -> Collection {
        var collection = collection
        for (mode, name) in names(of: collection).enumerated() { collection.modes[mode].name = name }
        return collection
    }

    /// Joins collections of files that override each other's tokens and have the same modes: `base-light.json` and
    /// `brand-light.json` are enabled together, and so are the dark files.
    private func joined(_ collections: [Collection]) -> [[Int]] {
        var joined = DisjointSets(count: collections.count)
        var owners: [Set<String>: [String: Int]] = [:]
        for (number, modes) in collections.map(\.modes).enumerated() where rule.kind == .mergedFiles {
            let names = Set(modes.map(\.name))
            for path in paths(of: modes.flatMap(\.units)) {
                if let owner = owners[names]?[path] { joined.join(number, owner) }
                owners[names, default: [:]][path] = number
            }
        }
        return joined.members
    }

    /// Adds a collection of several that are joined.
    private mutating func add(_ parts: [Collection]) {
        var collection = parts[0]
        let all = parts.flatMap(\.modes)
        let members = all.flatMap(\.units)
        assigned.formUnion(members)
        collection.name = collectionName(of: all, collection.rule)
        collection.modes = all.grouped(by: \.name).map { same in
            Mode(name: same[0].name, units: same.flatMap(\.units).sorted(), places: same.flatMap(\.places))
        }
        if collection.evidence == .tokens {
            collection.note = collection.rule.note(on: collection.modes, at: location(collection.units[0]))
        }
        if rule.kind == .files {
            for mode in collection.modes { reportRepeated(mode) }
        } else {
            collection.modes = collection.modes.defaultFirst(by: \.name)
        }
        let limited = ModeLimit.limited(
            collection.modes, named: \.name,
            of: collection.name.map { "the collection '\($0)'" } ?? "a collection of \(rule.plural)",
            tokens: members.reduce(into: Set()) { $0.formUnion(tokenPaths($1)) }.count, at: { location($0.units[0]) })
        collection.modes = limited.modes
        diagnostics += limited.reports
        collections.append(collection)
    }

    private mutating func reportRepeated(_ mode: Mode) {
        for unit in mode.units.dropFirst() {
            diagnostics.add(
                .error, .duplicateMode, "two files define the mode '\(mode.name)' of the same collection",
                at: location(unit),
                notes: [Diagnostic.Note("also defined in this file", at: location(mode.units[0]))],
                advice: "remove one of the files from \"sources\", or set a different \"mode\" for each file there")
        }
    }
}

import Diagnostics
import LocatedJSON

/// Determines which units are modes of which collection. The first reason that applies decides: the configuration, the
/// format (including Figma's variable ids), and last the tokens that files and groups define.
struct CollectionInference {
    struct Collection {
        /// The name, if it is known.
        var name: String?
        /// The units, one for each mode.
        var units: [Int]
        /// The reason they are modes of one collection, or `nil` for a single unit.
        var evidence: ModeEvidence?
        /// Tokens of other files that variants in this collection override.
        var overlaid: [OverlaidToken] = []
        /// How many tokens of other files a light and a dark file in this collection replace.
        var replaced: [(unit: Int, count: Int)] = []
    }

    /// The collections, in the order of their first units.
    var collections: [Collection] = []
    /// The units, with the name of each one's mode.
    var units: [ModeUnit]
    /// The path of each token in a group that is a mode, by its path in the file.
    let movedPaths: [String: String]
    /// Diagnostics about files with the same mode, and notes about inferred collections.
    private(set) var diagnostics: [Diagnostic] = []

    private var joined: DisjointSets
    /// The path of each unit's file, without the folders that all of them have in common.
    private let names: [String]
    /// The reason a unit is a mode of its collection, by unit.
    private var evidence: [Int: ModeEvidence] = [:]

    init(_ units: [ModeUnit]) {
        let siblings = SiblingGroups(units)
        self.units = siblings.units
        diagnostics = siblings.diagnostics
        movedPaths = siblings.movedPaths
        joined = DisjointSets(count: siblings.units.count)
        names = ModeWords.withoutCommonFolders(siblings.units.map(\.source.path))
        for (group, evidence) in siblings.collections {
            for unit in group.dropFirst() { join(unit, to: group[0], evidence) }
        }
        if units.count(where: { $0.kind == .file }) > 1 {
            joinByConfiguration()
            joinByVariables()
            joinByTokens()
        }
        for members in joined.members where !siblings.emptied.contains(members[0]) { addCollection(members) }
        moveOverlaidTokens()
        for collection in collections where collection.units.count > 1 && collection.evidence == .tokens {
            reportInferred(collection)
        }
    }

    private mutating func addCollection(_ members: [Int]) {
        if units[members[0]].kind == .collection {
            let own = units[members[0]].collection
            let evidence = own.modes.count > 1 ? own.evidence : nil
            return collections.append(Collection(name: own.name, units: members, evidence: evidence))
        }
        let members = withoutDownloads(members)
        nameByFiles(members)
        var chosen: [Int] = []
        var unitOfMode: [String: Int] = [:]
        for unit in members {
            if let other = unitOfMode[units[unit].mode] {
                reportTwice(unit, other)
            } else {
                unitOfMode[units[unit].mode] = unit
                chosen.append(unit)
            }
        }
        let name = members.compactMap { units[$0].collectionName }.first
        let limited = ModeLimit.limited(
            chosen, named: { units[$0].mode }, of: name.map { "the collection '\($0)'" } ?? "a collection of files",
            tokens: chosen.reduce(into: Set()) { $0.formUnion(units[$1].paths) }.count, at: { units[$0].location })
        diagnostics += limited.reports
        collections.append(Collection(name: name, units: limited.modes, evidence: evidence[members[0]]))
    }

    /// Leaves out files with the same variables and the same exported mode as another, if a browser numbered them.
    private mutating func withoutDownloads(_ members: [Int]) -> [Int] {
        guard evidence[members[0]] == .variables else { return members }
        let exported = members.filter { !units[$0].isModeStated && units[$0].collection.modes.first?.name != nil }
        let copies = FileModeNames.downloads(exported.map { units[$0].path }).filter { copy, first in
            units[exported[copy]].mode == units[exported[first]].mode
        }
        for (copy, first) in copies.sorted(by: { $0.key < $1.key }) {
            let (copy, first) = (units[exported[copy]], units[exported[first]])
            diagnostics.add(
                .warning, .duplicateMode,
                "the file is not used, because '\(first.path)' has the same mode '\(first.mode)'", at: copy.location,
                advice: "keep only the newer one of these downloads", loss: .detail)
        }
        let left = Set(copies.keys.map { exported[$0] })
        return members.filter { !left.contains($0) }
    }

    /// Names modes after their files if several modes have the name "Mode 1", which Figma gives to the only mode of a
    /// collection, or if the name of a file or folder is dark: `light.hc.json` and `dark.hc.json` are `light-hc` and
    /// `dark-hc` beside `light` and `dark`.
    private mutating func nameByFiles(_ members: [Int]) {
        let exported = Dictionary(grouping: members.filter { !units[$0].isModeStated }) { units[$0].mode }
        for (mode, same) in exported where same.count > 1 {
            let others = Set(members.map { units[$0].mode }).subtracting([mode])
            let files = same.map { units[$0] }
            let choices = [files.map(\.modeOfName), files.map(\.folder), files.map(\.wholeName)]
            let names = choices.enumerated().first { position, names in
                // "default" is the mode of a token set without themes.
                let isUnnamed = ModeWords.isUnnamed(mode) || mode == "default"
                let isDetermined = names.contains(where: ModeWords.isDark) || (position == 0 && isUnnamed)
                return isDetermined && Set(names).count == same.count && others.isDisjoint(with: names)
            }
            for (unit, name) in zip(same, names?.element ?? []) { units[unit].collection.modes[0].name = name }
        }
        nameByFolders(members)
        nameBySiblingFolders(members)
    }

    /// Names the mode of a dark file after its folder if only the folder is dark, and no other mode has that name: in
    /// `dark/dark.json` and `dark/dimmed.json`, `dimmed` stays. `contrast` becomes `dark-contrast`, because it would
    /// otherwise be the light one. Of several files, the one with the most tokens is named.
    private mutating func nameByFolders(_ members: [Int]) {
        var taken = Set(members.map { units[$0].mode })
        let unnamed = members.filter { unit in
            ModeWords.isDark(names[unit]) && units[unit].kind == .file && units[unit].collection.modes[0].name == nil
                && !ModeWords.isDark(units[unit].mode)
        }
        for unit in unnamed.sorted(by: { units[$0].tokens.count > units[$1].tokens.count }) {
            let folders = units[unit].source.path.split(separator: "/").dropLast().map(String.init)
            guard let folder = folders.last(where: ModeWords.isDark) else { continue }
            let own = units[unit].mode
            let names = [folder] + (ModeWords.isHighContrast(own) ? ["\(folder)-\(own)"] : [])
            guard let name = names.first(where: { taken.insert($0).inserted }) else { continue }
            units[unit].collection.modes[0].name = name
        }
    }

    /// Names modes after sibling folders with mostly the same tokens, if some files have the same name: `acme/color.json`
    /// and `apex/color.json`, or `acme/light.json` beside `acme/dark.json` in each folder.
    private mutating func nameBySiblingFolders(_ members: [Int]) {
        let modes = members.map { units[$0].mode }
        guard Set(modes).count < members.count, !members.contains(where: { units[$0].isModeStated }) else { return }
        let collections = Set(members.map { [folderCollections] in folderCollections[$0] })
        guard collections.count == 1, collections != [nil] else { return }
        let folders = FileModeNames.names(
            of: members.map { units[$0].source.path.split(separator: "/").dropLast().joined(separator: "/") })
        let names = Set(modes).count == 1 ? folders : zip(folders, modes).map { "\($0)-\($1)" }
        guard Set(names).count == names.count else { return }
        for (unit, name) in zip(members, names) { units[unit].collection.modes[0].name = name }
    }

    /// The number of the collection of folders that contain each file and are modes.
    private lazy var folderCollections: [Int: Int] = {
        let files = units.indices.filter { isOpen(units[$0]) && !units[$0].hasVariableIDs }
        let folders = FolderModes(
            paths: files.map { units[$0].source.path }, tokens: files.map { units[$0].paths })
        var numbers: [Int: Int] = [:]
        for (number, modes) in folders.collections.enumerated() {
            for file in modes.flatMap(\.files) { numbers[files[file]] = number }
        }
        return numbers
    }()

    private mutating func joinByConfiguration() {
        var owners: [String: Int] = [:]
        for unit in units.indices where units[unit].kind == .file {
            join(unit, .configuration, by: units[unit].collection.name, &owners)
        }
    }

    /// Joins files with the same variables, whose Figma ids are the same in every mode. Reading an id is the most
    /// expensive step, so only ids of tokens with a common path are read, in files that are not joined yet.
    private mutating func joinByVariables() {
        var earlier = EarlierTokens()
        var owners: [String: Int] = [:]
        for unit in units.indices where isOpen(units[unit]) {
            let tokens = units[unit].tokens
            for position in tokens.indices {
                guard let other = earlier.place(of: tokens[position].path, near: position),
                    joined.first(with: other.unit) != joined.first(with: unit)
                else { continue }
                join(other.unit, .variables, by: variableId(other.position, of: other.unit), &owners)
                join(unit, .variables, by: variableId(position, of: unit), &owners)
            }
            earlier.add(tokens, of: unit)
        }
    }

    private func variableId(_ position: Int, of unit: Int) -> String? {
        units[unit].source.variableId(of: units[unit].tokens[position])
    }

    /// Joins a unit to the first one with the same identifier.
    private mutating func join(
        _ unit: Int, _ evidence: ModeEvidence, by identifier: String?, _ owners: inout [String: Int]
    ) {
        guard let identifier else { return }
        guard let owner = owners[identifier] else { return owners[identifier] = unit }
        join(unit, to: owner, evidence)
    }

    /// Whether a unit is a file without a configured collection.
    private func isOpen(_ unit: ModeUnit) -> Bool { unit.kind == .file && unit.collection.name == nil }

    /// Joins files without ids that define the same tokens, which would be an error in two collections.
    private mutating func joinByTokens() {
        let files = units.indices.map { unit in
            isAlone(unit)
                ? ModeOverlap.Unit(
                    name: names[unit], paths: units[unit].paths,
                    folder: ModeWords.folderOfModes(units[unit].source.path))
                : ModeOverlap.Unit(name: "", paths: [], isAssigned: true)
        }
        for group in ModeOverlap(files, .files).groups {
            for unit in group.dropFirst() { join(unit, to: group[0], .tokens) }
        }
    }

    private mutating func join(_ unit: Int, to other: Int, _ reason: ModeEvidence) {
        guard joined.first(with: unit) != joined.first(with: other) else { return }
        joined.join(unit, other)
        evidence[unit] = reason
        evidence[other] = reason
    }

    /// Whether a file may override some tokens of others, according to its path.
    func isVariant(_ unit: Int) -> Bool { ModeWords.rank(of: names[unit]) > 0 }

    /// Whether only its tokens can join a file to others.
    func isAlone(_ unit: Int) -> Bool {
        isOpen(units[unit]) && evidence[unit] == nil && !units[unit].tokens.isEmpty && !units[unit].hasVariableIDs
    }

    private mutating func reportInferred(_ collection: Collection) {
        let units = collection.units.map { self.units[$0] }
        // Files without tokens are reported elsewhere.
        guard units.contains(where: { $0.tokens.contains { $0.value != .unusable } }) else { return }
        let overlaid = Dictionary(grouping: collection.overlaid, by: \.unit).sorted { $0.key < $1.key }
        let rule: ModeOverlapRule = units[0].kind == .group ? .groups : .files
        let kind = collection.units.contains { ModeWords.isDark(names[$0]) } ? "dark" : "high-contrast"
        let areWhole = units.allSatisfy { $0.tokens.count == units[0].tokens.count }
        var note = rule.note(on: units.map { ($0.path, $0.mode) }, at: units[0].location, areWhole: areWhole)
        note.notes += overlaid.map { unit, tokens in
            Diagnostic.Note(
                "\(Wording.count(tokens.count, "token")) in this file also \(tokens.count == 1 ? "has" : "have") these modes, "
                    + "because a \(kind) file overrides \(tokens.count == 1 ? "it" : "them")",
                at: self.units[unit].location)
        }
        note.notes += collection.replaced.map { unit, count in
            Diagnostic.Note(
                "\(Wording.count(count, "value")) in this file \(count == 1 ? "is" : "are") not used, because the light and "
                    + "dark files replace \(count == 1 ? "it" : "them")",
                at: self.units[unit].location)
        }
        diagnostics.append(note)
    }

    private mutating func reportTwice(_ unit: Int, _ other: Int) {
        diagnostics.add(
            .error, .duplicateMode, "two files define the mode '\(units[unit].mode)' of the same collection",
            at: units[unit].location, notes: [Diagnostic.Note("also defined in this file", at: units[other].location)],
            advice: "remove one of the files from \"sources\", or set a different \"mode\" for each file there")
    }
}

/// The tokens of the units so far, by path. Modes of one collection usually have the same tokens in the same order, so
/// that the table is only filled once a token is elsewhere.
private struct EarlierTokens {
    private var places: [String: (unit: Int, position: Int)] = [:]
    private var units: [(unit: Int, tokens: [Token])] = []
    /// The number of units in the table.
    private var filledCount = 0

    mutating func add(_ tokens: [Token], of unit: Int) { units.append((unit, tokens)) }

    /// Returns the last token with a path, with preference for its position in the last unit.
    mutating func place(of path: String, near position: Int) -> (unit: Int, position: Int)? {
        guard let last = units.last else { return nil }
        if position < last.tokens.count, last.tokens[position].path == path { return (last.unit, position) }
        while filledCount < units.count {
            let (unit, tokens) = units[filledCount]
            places.reserveCapacity(places.count + tokens.count)
            for position in tokens.indices { places[tokens[position].path] = (unit, position) }
            filledCount += 1
        }
        return places[path]
    }
}

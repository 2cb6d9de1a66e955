import Diagnostics
import LocatedJSON

/// The collections of a run: those of formats with modes of their own, and those whose modes are files or groups.
struct CollectionInference {
    typealias Collection = ModeInference.Collection

    /// The collections, in the order of their first units.
    var collections: [Collection] = []
    /// The units, with the name of each one's mode.
    var units: [ModeUnit]
    /// The path of each token in a group that is a mode, by its path in the file.
    let movedPaths: [String: String]
    /// Diagnostics about files with the same mode, and notes about inferred collections.
    private(set) var diagnostics: [Diagnostic] = []

    /// The path of each unit's file, without the folders that all of them have in common.
    private let names: [String]

    init(_ units: [ModeUnit]) {
        let siblings = SiblingGroups(units)
        let units = siblings.units
        let areSeveral = units.count { $0.kind == .file } > 1
        let variables = areSeveral ? VariableGroups(units).groups.map { (units: $0, ModeEvidence.variables) } : []
        let inference = ModeInference(
            units.map { ModeInference.Unit($0, canBeAlike: areSeveral) }, .files,
            known: siblings.collections + variables, at: { units[$0].location }, tokens: { units[$0].paths })
        self.units = units
        (movedPaths, names) = (siblings.movedPaths, inference.relativeNames)
        diagnostics = siblings.diagnostics + inference.diagnostics
        collections = inference.collections.filter { !siblings.emptied.contains($0.units[0]) }
            .sorted { $0.units[0] < $1.units[0] }
        for number in collections.indices { complete(number) }
        moveOverlaidTokens()
        for collection in collections where collection.units.count > 1 && collection.evidence == .tokens {
            reportInferred(collection)
        }
    }

    /// Adds what units know beside the names of their files.
    private mutating func complete(_ number: Int) {
        let members = collections[number].units
        guard units[members[0]].kind != .collection else { return }
        if units[members[0]].kind == .group {
            collections[number].name =
                members.lazy.compactMap { [units] in units[$0].group?.names.dropLast().last }.first
        }
        for mode in collections[number].modes where units[mode.units[0]].mode != mode.name {
            units[mode.units[0]].collection.modes[0].name = mode.name
        }
    }

    /// Whether a file may override some tokens of others, according to its path.
    func isVariant(_ unit: Int) -> Bool { ModeWords.rank(of: names[unit]) > 0 }

    /// Whether only its tokens can join a file to others.
    func isAlone(_ unit: Int) -> Bool {
        units[unit].isOpen && !units[unit].tokens.isEmpty && !units[unit].hasVariableIDs
    }

    private mutating func reportInferred(_ collection: Collection) {
        let units = collection.units.map { self.units[$0] }
        // Files without tokens are reported elsewhere.
        guard units.contains(where: { $0.tokens.contains { $0.value != .unusable } }) else { return }
        let overlaid = Dictionary(grouping: collection.overlaid, by: \.unit).sorted { $0.key < $1.key }
        let kinds = [("a dark file", ModeWords.isDark), ("a high-contrast file", ModeWords.isHighContrast)]
        let other =
            kinds.first { kind in collection.units.contains { kind.1(names[$0]) } }?.0 ?? "another of these files"
        let areWhole = units.allSatisfy { $0.tokens.count == units[0].tokens.count }
        let modes = units.map { ModeInference.Mode(name: $0.mode, units: [], places: [$0.path]) }
        var rule = collection.rule
        if Set(units.map(\.kind)).count > 1 { rule.plural = "files and groups" }
        var note = rule.note(on: modes, at: units[0].location, areWhole: areWhole)
        note.notes += overlaid.map { unit, tokens in
            Diagnostic.Note(
                "\(Wording.count(tokens.count, "token")) in this file also \(tokens.count == 1 ? "has" : "have") these modes, "
                    + "because \(other) overrides \(tokens.count == 1 ? "it" : "them")",
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
}

import Diagnostics
import LocatedJSON

/// Sibling groups that are modes, as several Figma plugins export them: `light.text` beside `dark.text`, in one file or
/// in two. Each becomes a unit, in which the tokens have the paths that the groups share: `text`. Single tokens can
/// also be modes: `text.light` beside `text.dark`. A dark group can also repeat the paths beside it, or those of a file:
/// `dark.color.text` beside `color.text`.
struct SiblingGroups {
    /// The units without the tokens of those groups, followed by the groups.
    private(set) var units: [ModeUnit]
    /// The groups that are modes of one collection, as indices into ``units``, and the reason.
    private(set) var collections: [(units: [Int], evidence: ModeEvidence)] = []
    /// The units whose tokens are all in groups that are modes.
    private(set) var emptied: Set<Int> = []
    /// The path of each token in the groups, without the mode, by its path in the file.
    private(set) var movedPaths: [String: String] = [:]

    /// Notes about groups that are kept although they define the same tokens.
    private(set) var diagnostics: [Diagnostic] = []

    /// A possible mode in a unit.
    private struct Candidate {
        var unit: Int
        var places: ModePlaces
        /// The path of each of its tokens without the name of the mode, by its path in the file.
        var movedPaths: [String: String]

        /// The paths of its tokens without the name of the mode.
        var paths: Set<String> { Set(movedPaths.values) }
    }

    init(_ units: [ModeUnit]) {
        self.units = units
        reportKeptGroups()
        let candidates = Self.candidates(in: units) {
            ModePlaces.all(in: $0.collection.modes[0], stated: $0.modeGroups)
        }
        guard !candidates.isEmpty else { return }
        let paths = Set(units.lazy.flatMap(\.tokens).map(\.path))
        let siblings = candidates.grouped(by: \.places.family).flatMap(Self.modes)
        let groups = siblings.filter { group in
            group[0].places.isStated || Self.areModes(group, besides: paths) || !files(beside: group).isEmpty
        }
        let found = groups.isEmpty ? overlays(among: candidates) : groups
        let repeating = found.isEmpty ? candidates.filter(repeatsSiblings) : []
        for candidate in repeating { report([candidate], notes: []) }
        let referred = found.isEmpty ? [:] : referredFamilies(found)
        for (number, group) in found.enumerated() {
            if let reference = referred[number] {
                report(group, notes: [note(on: reference)])
            } else {
                group.count == 1 && isOverlay(group[0]) ? splitOverlay(group[0]) : split(group)
            }
        }
    }

    private static func candidates(in units: [ModeUnit], _ places: (ModeUnit) -> [ModePlaces]) -> [Candidate] {
        units.indices.filter { units[$0].mayBeSplit }.flatMap { number in
            places(units[number]).map { places in
                Candidate(
                    unit: number, places: places,
                    movedPaths: places.movedPaths(in: units[number].collection.modes[0]))
            }
        }
    }

    /// Reports groups that could be modes although their names have other words, `semantic-light` beside `semantic-dark`,
    /// although other groups are beside them, or although they are deeper inside. These are kept, because what is on light
    /// and on dark colors has such names too.
    private mutating func reportKeptGroups() {
        let candidates = Self.candidates(in: units) { unit in
            let mode = unit.collection.modes[0]
            guard unit.modeGroups == nil else { return [] }
            return ModePlaces.compound(in: mode) + ModePlaces.besideOthers(in: mode) + ModePlaces.inner(in: mode)
        }
        let groups = candidates.grouped(by: \.places.family).flatMap(Self.modes)
        for group in groups where Self.areModes(group, besides: []) { report(group, notes: []) }
    }

    /// The sibling groups that are modes of one collection.
    private static func modes(among siblings: [Candidate]) -> [[Candidate]] {
        let stated = siblings.filter(\.places.isStated)
        if !stated.isEmpty { return [stated] }
        return ModeOverlap(siblings.map(\.places.mode), siblings.map(\.paths), .groups).groups.map {
            $0.map { siblings[$0] }
        }
    }

    /// Whether some groups are light and dark, are more than a scale of one color, and have tokens with unused paths.
    private static func areModes(_ group: [Candidate], besides paths: Set<String>) -> Bool {
        let areDark = group.map { ModeWords.isDark($0.places.mode) }
        guard areDark.contains(true), areDark.contains(false), !group[0].places.areScale(group[0].movedPaths.keys)
        else {
            return false
        }
        return group.allSatisfy { $0.movedPaths.values.allSatisfy { !paths.contains($0) } }
    }

    /// The files that are modes beside some groups: light and dark ones of which each defines the tokens of the groups in other
    /// files, and no third file does: `light.json` and `dark.json` beside `light` and `dark` in `acme.json`.
    private func files(beside group: [Candidate]) -> [Int] {
        if group.count == 1 { return fileBeneath(group[0]).map { [$0] } ?? [] }
        let paths = group.reduce(into: Set()) { $0.formUnion($1.movedPaths.values) }
        let owners = units.indices.filter { !paths.isDisjoint(with: units[$0].tokens.lazy.map(\.path)) }
        let areFiles = owners.allSatisfy { number in
            units[number].isOpen && !group.contains { $0.unit == number }
                && ModeOverlapRule.groups.alike.isReached(
                    by: paths.intersection(units[number].paths).count, of: [paths.count, units[number].tokens.count])
        }
        return areFiles && Self.areModes(group, besides: [])
            && Set(owners.map { ModeWords.isDark(units[$0].mode) }).count == 2
            ? owners : []
    }

    /// The groups that repeat the tokens beside them, if each is the only dark one of its unit.
    private func overlays(among candidates: [Candidate]) -> [[Candidate]] {
        let dark = candidates.filter(Self.isOutermostDark)
        let counts = dark.reduce(into: [Int: Int]()) { $0[$1.unit, default: 0] += 1 }
        return dark.filter { counts[$0.unit] == 1 && (isOverlay($0) || fileBeneath($0) != nil) }.map { [$0] }
    }

    /// The only other file with tokens of a dark group, if the group is all of its file: `dark.ink` of `semantic-dark.json`
    /// beside `ink` of `semantic.json`.
    private func fileBeneath(_ candidate: Candidate) -> Int? {
        guard Self.isOutermostDark(candidate), candidate.movedPaths.count == units[candidate.unit].tokens.count else {
            return nil
        }
        let paths = candidate.paths
        let owners = units.indices.filter { number in
            number != candidate.unit && !paths.isDisjoint(with: units[number].tokens.lazy.map(\.path))
        }
        guard owners.count == 1, let owner = owners.first, units[owner].isOpen, !ModeWords.isDark(units[owner].mode),
            ModeOverlapRule.groups.alike.isReached(
                by: paths.intersection(units[owner].paths).count, of: [paths.count, units[owner].tokens.count].sorted())
        else { return nil }
        return owner
    }

    private static func isOutermostDark(_ candidate: Candidate) -> Bool {
        candidate.places.isOutermost && ModeWords.isDark(candidate.places.mode)
    }

    /// Whether an inner dark group has only names of tokens beside it, which may be a variant: `button.dark.text`.
    private func repeatsSiblings(_ candidate: Candidate) -> Bool {
        let paths = candidate.paths
        return ModeWords.isDark(candidate.places.mode) && !candidate.places.isOutermost && paths.count > 1
            && paths.isSubset(of: others(besides: candidate))
    }

    /// The paths of the tokens of its unit outside of a group.
    private func others(besides candidate: Candidate) -> Set<String> {
        Set(units[candidate.unit].tokens.map(\.path).filter { candidate.movedPaths[$0] == nil })
    }

    /// Whether a group is dark and mostly repeats the paths of tokens outside of it.
    private func isOverlay(_ candidate: Candidate) -> Bool {
        guard candidate.places.isStated || Self.isOutermostDark(candidate) else { return false }
        let paths = candidate.paths
        let others = others(besides: candidate)
        return !paths.isEmpty && paths.count <= others.count
            && ModeOverlapRule.groups.variant.isReached(
                by: paths.intersection(others).count, of: [paths.count, others.count])
    }

    /// A reference to the value in one mode, from a token outside of that mode.
    private typealias Reference = (unit: Int, token: Token, path: String)

    /// Reports references to the value in one mode of a family that is configured.
    private mutating func report(_ reference: Reference) {
        let source = units[reference.unit].sources[reference.token.document]
        diagnostics.add(
            .warning, .modeReference,
            "'\(reference.token.path)' refers to '\(reference.path)', a value of one mode, but will have a different value "
                + "in each mode",
            at: source.location(of: reference.token.nameNode),
            advice: "to use the same value in every mode, replace the reference with the value itself", loss: .detail)
    }

    /// The numbers of the families with references to the value in one mode, with the first such reference; those that are
    /// configured are modes nevertheless.
    private mutating func referredFamilies(_ families: [[Candidate]]) -> [Int: Reference] {
        var places: [String: (family: Int, mode: String)] = [:]
        for (number, family) in families.enumerated() {
            for candidate in family {
                for path in candidate.movedPaths.keys { places[path] = (number, candidate.places.mode.lowercased()) }
            }
        }
        var referred: [Int: Reference] = [:]
        // References from a mode to the same mode of another family, which stay within the mode only if the first
        // family is modes.
        var links: [(from: Int, to: Int, Reference)] = []
        for (number, unit) in units.enumerated() {
            for token in unit.tokens {
                let own = places[token.path]
                for path in token.references(in: unit.sources[token.document]).sorted() {
                    guard let other = places[path] else { continue }
                    let reference = (number, token, path)
                    if families[other.family][0].places.isStated {
                        if own?.mode != other.mode { report(reference) }
                    } else if own?.mode != other.mode {
                        referred[other.family] = referred[other.family] ?? reference
                    } else if let own, own.family != other.family {
                        links.append((own.family, other.family, reference))
                    }
                }
            }
        }
        var count = -1
        while count != referred.count {
            count = referred.count
            for (from, to, reference) in links where referred[from] != nil && referred[to] == nil {
                referred[to] = reference
            }
        }
        return referred
    }

    private mutating func report(_ group: [Candidate], notes: [Diagnostic.Note]) {
        let names = group.map { "'\($0.places.first.path)'" }.joined(separator: " and ")
        let first = group[0].places.first
        let paths =
            group.contains { $0.places.areSeveral } ? "" : ": [\(group.map(\.places.quoted).joined(separator: ", "))]"
        let files = Set(group.map(\.unit)).count == 1 ? "the file" : "each of the files"
        diagnostics.add(
            .note, .inferredModes,
            group.count == 1
                ? "\(names) repeats the tokens beside it, but is kept as a group"
                : "\(names) define the same tokens, but are kept as groups",
            at: units[group[0].unit].sources[first.document].location(of: first.nameNode), notes: notes,
            advice: "if they are modes, add \"modeGroups\"\(paths) to \(files) in \"sources\", and list files there "
                + "instead of their folder")
    }

    private func note(on reference: Reference) -> Diagnostic.Note {
        let source = units[reference.unit].sources[reference.token.document]
        return Diagnostic.Note(
            "'\(reference.token.path)' refers to '\(reference.path)', which is the value of one mode",
            at: source.location(of: reference.token.nameNode))
    }

    /// Creates units from a dark group and the tokens that it repeats. The others have one value, and stay.
    private mutating func splitOverlay(_ candidate: Candidate) {
        split([candidate])
        let repeated = candidate.paths
        var light = units[candidate.unit]
        light.kind = .group
        light.stated = nil
        light.collection.modes[0].name = candidate.places.mode.first?.isUppercase == true ? "Light" : "light"
        light.collection.modes[0].tokens.removeAll { !repeated.contains($0.path) }
        units[candidate.unit].collection.modes[0].tokens.removeAll { repeated.contains($0.path) }
        if units[candidate.unit].tokens.isEmpty { emptied.insert(candidate.unit) }
        collections[collections.count - 1].units.insert(units.count, at: 0)
        units.append(light)
    }

    /// Creates units from groups.
    private mutating func split(_ group: [Candidate]) {
        let isStated = group[0].places.isStated
        collections.append((units: isStated ? [] : files(beside: group), evidence: isStated ? .configuration : .tokens))
        for candidate in group {
            let whole = units[candidate.unit]
            collections[collections.count - 1].units.append(units.count)
            movedPaths.merge(candidate.movedPaths) { _, new in new }
            var unit = whole.unit(of: candidate.places.shown)
            unit.collection.modes[0] = candidate.places.mode(of: whole.collection.modes[0], candidate.movedPaths)
            units.append(unit)
            units[candidate.unit].collection.modes[0].tokens.removeAll { candidate.movedPaths[$0.path] != nil }
            if units[candidate.unit].tokens.isEmpty { emptied.insert(candidate.unit) }
        }
    }
}

import Diagnostics
import LocatedJSON

/// Groups side by side that are modes, as several Figma plugins export them: `light.text` beside `dark.text`, in one file or
/// in two. Each becomes a unit of its own, in which the tokens have the paths that the groups share: `text`.
struct SiblingGroups {
    /// The units without the tokens of those groups, and then the groups.
    private(set) var units: [ModeUnit]
    /// The groups that are modes of one collection, as indices into ``units``, and why.
    private(set) var collections: [(units: [Int], evidence: ModeEvidence)] = []
    /// The units whose tokens are all in groups that are modes.
    private(set) var emptied: Set<Int> = []
    /// The path that each token of the groups has as a mode, by its path in the file.
    private(set) var movedPaths: [String: String] = [:]

    /// Notes on groups that are kept although they define the same tokens.
    private(set) var diagnostics: [Diagnostic] = []

    /// A group that may be a mode.
    private struct Candidate {
        /// The unit that contains it.
        var unit: Int
        var group: TokenGroup
        /// Whether the configuration makes it a mode.
        var isStated: Bool
        /// The paths of the tokens in it, without the path of the group.
        var paths: Set<String> = []

        var name: String { group.names[group.names.count - 1] }
        var parent: [String] { Array(group.names.dropLast()) }
        var prefix: String { group.path + "." }
    }

    init(_ units: [ModeUnit]) {
        self.units = units
        let candidates = units.indices.flatMap { Self.candidates(in: units[$0], $0) }
        let found = candidates.grouped(by: \.parent).flatMap(Self.modes).filter { $0[0].isStated || areModes($0) }
        let referred = found.isEmpty ? [:] : referredFamilies(found)
        for (number, group) in found.enumerated() {
            if let reference = referred[number] { report(group, reference) } else { split(group) }
        }
    }

    /// The groups of a unit that may be modes: those of the configuration, or else those that are named after appearances.
    private static func candidates(in unit: ModeUnit, _ number: Int) -> [Candidate] {
        guard unit.mayBeSplit else { return [] }
        let groups = unit.collection.modes[0].groups
        let chosen =
            unit.modeGroups.map { paths in paths.compactMap { path in groups.first { $0.path == path } } }
            ?? appearances(in: groups)
        return chosen.map { group in
            var candidate = Candidate(unit: number, group: group, isStated: unit.modeGroups != nil)
            let inside = unit.tokens.lazy.map(\.path).filter { $0.hasPrefix(candidate.prefix) }
            candidate.paths = Set(inside.map { String($0.dropFirst(candidate.prefix.count)) })
            return candidate
        }
    }

    /// The groups at the root that are named after appearances; and those in groups of the root that contain no others, as
    /// beside others they would be variants, such as those of a button.
    private static func appearances(in groups: [TokenGroup]) -> [TokenGroup] {
        let outer = groups.filter { 1...2 ~= $0.names.count }
        let named = outer.filter { ModeWords.isAppearance($0.names) }
        guard 1...limit ~= named.count else { return [] }
        let mixed = Set(outer.filter { $0.names.count == 2 && !ModeWords.isAppearance($0.names) }.map { $0.names[0] })
        return named.filter { $0.names.count == 1 || !mixed.contains($0.names[0]) }
    }

    /// The most groups of a file that are modes because of their names: more are variants of something. Each is compared with all
    /// tokens.
    private static let limit = 200

    /// The groups, of some that are side by side, that are modes of one collection.
    private static func modes(among siblings: [Candidate]) -> [[Candidate]] {
        let stated = siblings.filter(\.isStated)
        if !stated.isEmpty { return [stated] }
        let units = siblings.map { ModeOverlap.Unit(name: $0.name, paths: $0.paths) }
        return ModeOverlap(units, .groups).groups.map { $0.map { siblings[$0] } }
    }

    /// Whether some groups are light and dark, and more than a scale of one color each, and their tokens have free paths.
    private func areModes(_ group: [Candidate]) -> Bool {
        let areDark = group.map { ModeWords.isDark($0.name) }
        let isScale = group[0].paths.allSatisfy { path in path.allSatisfy { $0.isNumber || $0 == "." } }
        guard areDark.contains(true), areDark.contains(false), !isScale else { return false }
        let moved = Set(group.flatMap { candidate in candidate.paths.map { movedPath($0, in: candidate) } })
        return units.allSatisfy { unit in unit.tokens.allSatisfy { !moved.contains($0.path) } }
    }

    private func movedPath(_ path: String, in candidate: Candidate) -> String {
        (candidate.parent + [path]).joined(separator: ".")
    }

    /// A reference to the value of one mode, from a token that is not of that mode.
    private typealias Reference = (unit: Int, token: Token, path: String)

    /// The families of groups of which the value in one mode is meant, by number, with the first reference that says so.
    private func referredFamilies(_ families: [[Candidate]]) -> [Int: Reference] {
        var referred: [Int: Reference] = [:]
        // References from a mode to the same one of another family, which are of that mode only if the first family is modes.
        var links: [(from: Int, to: Int, Reference)] = []
        for (number, unit) in units.enumerated() {
            for token in unit.tokens {
                let own = Self.place(of: token.path, in: families)
                for path in token.references(in: unit.sources[token.document]).sorted() {
                    guard let other = Self.place(of: path, in: families), !families[other.family][0].isStated else {
                        continue
                    }
                    let reference = (number, token, path)
                    if own?.mode != other.mode {
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

    private mutating func report(_ group: [Candidate], _ reference: Reference) {
        let names = group.map { "'\($0.group.path)'" }.joined(separator: " and ")
        let unit = units[reference.unit]
        diagnostics.add(
            .note, .inferredModes, "\(names) define the same tokens and are kept as groups",
            at: units[group[0].unit].sources[group[0].group.document].location(of: group[0].group.nameNode),
            notes: [
                Diagnostic.Note(
                    "'\(reference.token.path)' refers to '\(reference.path)', the value of one mode",
                    at: unit.sources[reference.token.document].location(of: reference.token.nameNode))
            ],
            advice: "if they are modes, set \"modeGroups\" on the file in \"sources\"")
    }

    /// The family that a path is in, and its mode.
    private static func place(of path: String, in families: [[Candidate]]) -> (family: Int, mode: String)? {
        for (family, groups) in families.enumerated() {
            if let group = groups.first(where: { path.hasPrefix($0.prefix) }) {
                return (family, group.name.lowercased())
            }
        }
        return nil
    }

    /// Makes units of some groups.
    private mutating func split(_ group: [Candidate]) {
        collections.append((units: [], evidence: group[0].isStated ? .configuration : .tokens))
        for candidate in group {
            let whole = units[candidate.unit]
            collections[collections.count - 1].units.append(units.count)
            var unit = whole.unit(of: candidate.group)
            for token in whole.tokens where token.path.hasPrefix(candidate.prefix) {
                movedPaths[token.path] = movedPath(String(token.path.dropFirst(candidate.prefix.count)), in: candidate)
            }
            unit.collection.modes[0] = whole.collection.modes[0].moved(candidate.group, paths: movedPaths)
            units.append(unit)
            units[candidate.unit].collection.modes[0].tokens.removeAll { $0.path.hasPrefix(candidate.prefix) }
            if units[candidate.unit].tokens.isEmpty { emptied.insert(candidate.unit) }
        }
    }
}

extension ReadMode {
    /// The tokens in a group as those of the group around it.
    fileprivate func moved(_ mode: TokenGroup, paths: [String: String]) -> ReadMode {
        var result = ReadMode(name: mode.names.last)
        var numbers: [Int: Int] = [:]
        let depth = mode.names.count - 1
        for (number, group) in groups.enumerated()
        where mode.names.starts(with: group.names) || group.names.starts(with: mode.names) {
            // The group that is the mode becomes the one around it.
            numbers[number] = group.names.count == depth + 1 ? depth : result.groups.count
            if group.names.count == depth + 1 { continue }
            var group = group
            if group.names.count > depth { group.names.remove(at: depth) }
            group.path = group.names.joined(separator: ".")
            result.groups.append(group)
        }
        for token in tokens {
            guard let path = paths[token.path], let group = numbers[token.group] else { continue }
            var token = token
            (token.path, token.group) = (path, group)
            result.tokens.append(token)
        }
        return result
    }
}

import LocatedJSON

/// The places in a file with the values of one mode: a group with the name of the mode, or such groups and tokens in
/// several groups.
struct ModePlaces {
    let mode: String
    /// The groups; a token that is a place is represented by a group without other contents.
    private let groups: [TokenGroup]
    /// Whether the mode is configured.
    let isStated: Bool
    /// The path of the group around the places, which modes of one collection have in common.
    let family: String
    /// The names of the group around all places.
    private let outer: [String]
    private let depths: [String: Int]

    private init(_ groups: [TokenGroup], family: String, outer: [String], isStated: Bool = false) {
        mode = groups[0].names[groups[0].names.count - 1]
        (self.groups, self.family, self.outer, self.isStated) = (groups, family, outer, isStated)
        depths = Dictionary(groups.map { ($0.path, $0.names.count - 1) }) { first, _ in first }
    }

    private init(_ group: TokenGroup, isStated: Bool) {
        let outer = Array(group.names.dropLast())
        self.init([group], family: outer.joined(separator: "."), outer: outer, isStated: isStated)
    }

    var first: TokenGroup { groups[0] }

    /// Whether there are several.
    var areSeveral: Bool { groups.count > 1 }

    /// The path of the first one as a string in JSON.
    var quoted: String { JSONValue.quoted(first.path) }

    /// Whether it is one group that is in no other group.
    var isOutermost: Bool { groups.count == 1 && first.names.count == 1 }

    /// The group that represents the places in messages, in the group that names the collection.
    var shown: TokenGroup {
        var group = first
        group.names = outer + [mode]
        if groups.count > 1 { group.path += " and \(groups.count - 1) more" }
        return group
    }

    // MARK: - Finding places

    /// The possible modes in a file: the configured groups, or else those that are named after appearances.
    static func all(in mode: ReadMode, stated: [String]?) -> [ModePlaces] {
        if let stated {
            return stated.compactMap { path in mode.groups.first { $0.path == path } }
                .map { ModePlaces($0, isStated: true) }
        }
        return appearances(in: mode.groups).alone.map { ModePlaces($0, isStated: false) } + scattered(in: mode)
    }

    /// The groups named after appearances beside others in a group of the root, unless these define the same tokens, as
    /// variants do: `color.light` and `color.dark` beside `color.accent`.
    static func besideOthers(in mode: ReadMode) -> [ModePlaces] {
        let places = appearances(in: mode.groups).besideOthers
        guard !places.isEmpty else { return [] }
        var paths: [Bool: [String: Set<String>]] = [:]
        for token in mode.tokens {
            let names = mode.groups[token.group].names
            guard names.count > 1 else { continue }
            let path = (names.dropFirst(2) + [token.name]).joined(separator: ".")
            paths[ModeWords.isAppearance(names[1]), default: [:]][names[0], default: []].insert(path)
        }
        return places.map { ModePlaces($0, isStated: false) }.filter { place in
            paths[true]?[place.family]?.isDisjoint(with: paths[false]?[place.family] ?? []) == true
        }
    }

    /// The groups at the root whose names contain an appearance and other words, which siblings have in common.
    static func compound(in mode: ReadMode) -> [ModePlaces] {
        mode.groups.filter { $0.names.count == 1 }.compactMap { group in
            let others = ModeWords.withoutAppearance(group.names[0])
            guard !others.isEmpty, others.utf8.count + 1 < group.names[0].utf8.count else { return nil }
            return ModePlaces([group], family: others.lowercased(), outer: [])
        }
    }

    /// The groups named after appearances at the root, and those in groups of the root, without other groups or beside
    /// others. Beside others they may be variants, such as those of a button.
    private static func appearances(in groups: [TokenGroup]) -> (alone: [TokenGroup], besideOthers: [TokenGroup]) {
        let outer = groups.filter { 1...2 ~= $0.names.count }
        let named = outer.filter { ModeWords.isAppearance($0.names) }
        guard 1...limit ~= named.count else { return ([], []) }
        // What other files add to a group does not make variants of the modes in this one.
        let mixed = outer.filter { $0.names.count == 2 && !ModeWords.isAppearance($0.names) }
            .reduce(into: [Int: Set<String>]()) { $0[$1.document, default: []].insert($1.names[0]) }
        let isMixed = { (group: TokenGroup) in
            group.names.count > 1 && mixed[group.document]?.contains(group.names[0]) == true
        }
        return (named.filter { !isMixed($0) }, named.filter(isMixed))
    }

    /// The maximum number of groups in a file that are modes because of their names; more are variants of something.
    private static let limit = 200

    /// The deeper groups and single tokens that are named after appearances, if most sibling groups contain only these:
    /// `color.text.light` beside `color.icon.light`. A single such group would be a variant.
    private static func scattered(in mode: ReadMode) -> [ModePlaces] {
        var parents = parents(in: mode)
        guard !parents.isEmpty else { return [] }
        let sizes = mode.groups.lazy.filter { !$0.names.isEmpty }
            .reduce(into: [ArraySlice<String>: Int]()) { $0[$1.names.dropLast(), default: 0] += 1 }
        let counts = parents.reduce(into: [ArraySlice<String>: Int]()) {
            $0[mode.groups[$1.group].names.dropLast(), default: 0] += 1
        }
        parents.removeAll { parent in
            let around = mode.groups[parent.group].names.dropLast()
            return counts[around, default: 0] < 2 || counts[around, default: 0] * 2 <= sizes[around, default: 0]
        }
        guard let first = parents.first else { return [] }
        let common = mode.groups[first.group].names.prefix(parents.map { mode.groups[$0.group].names }.commonCount)
        return parents.flatMap(\.places).grouped { $0.names[$0.names.count - 1] }
            .map { ModePlaces($0, family: "*", outer: Array(common)) }
    }

    /// The deeper groups named after appearances in the only group that contains nothing else: `color.semantic.light` and
    /// `color.semantic.dark`.
    static func inner(in mode: ReadMode) -> [ModePlaces] {
        let parents = parents(in: mode)
        guard parents.count == 1, let places = parents.first?.places else { return [] }
        // Single tokens can be steps of a scale.
        let areGroups = !mode.tokens.contains { $0.path == places[0].path }
        return areGroups ? places.map { ModePlaces($0, isStated: false) } : []
    }

    /// The groups that contain only groups, or only tokens, named after appearances, including a light and a dark one.
    private static func parents(in mode: ReadMode) -> [(group: Int, places: [TokenGroup])] {
        var places: [[String]: [TokenGroup]] = [:]
        for group in mode.groups where group.names.count > 2 && ModeWords.isAppearance(group.names) {
            places[group.names.dropLast(), default: []].append(group)
        }
        // By index: a loop over the tokens would copy each of them.
        for number in mode.tokens.indices where ModeWords.isAppearance(mode.tokens[number].name) {
            let token = mode.tokens[number]
            let group = mode.groups[token.group]
            guard !group.names.isEmpty else { continue }
            places[group.names, default: []].append(
                TokenGroup(
                    names: group.names + [token.name], path: token.path, document: token.document,
                    nameNode: token.nameNode))
        }
        guard !places.isEmpty else { return [] }
        var counts = mode.tokens.reduce(into: [Int: Int]()) { $0[$1.group, default: 0] += 1 }
        let numbers = Dictionary(mode.groups.indices.map { (mode.groups[$0].names, $0) }) { first, _ in first }
        for group in mode.groups where !group.names.isEmpty {
            numbers[group.names.dropLast()].map { counts[$0, default: 0] += 1 }
        }
        let found = mode.groups.indices.compactMap { number in
            places[mode.groups[number].names].map { (group: number, places: $0) }
        }.filter { parent in
            let areDark = parent.places.map { ModeWords.isDark($0.names[$0.names.count - 1]) }
            return areDark.contains(true) && areDark.contains(false)
        }
        // Beside `sky.light`, `sky.default` and `sky.dark`, those of another group are shades, too.
        let isWhole = { (parent: (group: Int, places: [TokenGroup])) in parent.places.count == counts[parent.group] }
        let around = { (parent: (group: Int, places: [TokenGroup])) in mode.groups[parent.group].names.dropLast() }
        let shades = Set(found.filter { !isWhole($0) }.map(around))
        return found.filter { isWhole($0) && !shades.contains(around($0)) }
    }
}

// MARK: - Their tokens

extension ModePlaces {
    /// The path of each token without the name of the mode, by its path in the file.
    func movedPaths(in mode: ReadMode) -> [String: String] {
        let depthsOfGroups = mode.groups.map { depth(in: $0.names) }
        var paths: [String: String] = [:]
        for token in mode.tokens {
            let names = mode.groups[token.group].names
            guard let depth = depthsOfGroups[token.group] ?? depths[token.path] else { continue }
            let start = names.prefix(depth).joined(separator: ".")
            // A token that is itself a mode has the path of the group around it.
            guard depth < names.count else {
                paths[token.path] = start
                continue
            }
            let rest = token.path.dropFirst(names[...depth].joined(separator: ".").count + 1)
            paths[token.path] = start.isEmpty ? String(rest) : "\(start).\(rest)"
        }
        return paths
    }

    /// The depth of the mode's name among the names of a group, or `nil` for a group in none of the places.
    private func depth(in names: [String]) -> Int? {
        names.indices.first { depths[names[...$0].joined(separator: ".")] != nil }
    }

    /// Whether some tokens are only the steps of one color.
    func areScale(_ paths: some Sequence<String>) -> Bool {
        groups.count == 1
            && paths.allSatisfy { path in
                path.dropFirst(first.path.count).allSatisfy { $0.isNumber || $0 == "." }
            }
    }

    /// The tokens at these places as tokens of the groups around them.
    func mode(of whole: ReadMode, _ movedPaths: [String: String]) -> ReadMode {
        var result = ReadMode(name: mode)
        // The group around a token that is a mode becomes the token.
        let around = Set(
            groups.flatMap { place in
                let outer = place.names.dropLast(movedPaths[place.path] == nil ? 1 : 2)
                return (0...outer.count).map { outer.prefix($0).joined(separator: ".") }
            })
        var numbers: [String: Int] = [:]
        var moved: [Int?] = []
        for var group in whole.groups {
            let depth = depth(in: group.names)
            if let depth { group.names.remove(at: depth) }
            group.path = group.names.joined(separator: ".")
            guard depth != nil || around.contains(group.path) else {
                moved.append(nil)
                continue
            }
            if numbers[group.path] == nil {
                numbers[group.path] = result.groups.count
                result.groups.append(group)
            }
            moved.append(numbers[group.path])
        }
        for var token in whole.tokens {
            guard let path = movedPaths[token.path] else { continue }
            if depths[token.path] == nil {
                token.group = moved[token.group] ?? 0
            } else {
                let names = whole.groups[token.group].names
                token.name = names.last ?? token.name
                token.group = numbers[names.dropLast().joined(separator: ".")] ?? 0
            }
            token.path = path
            result.tokens.append(token)
        }
        return result
    }
}

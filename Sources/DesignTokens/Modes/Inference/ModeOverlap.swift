/// Finds units that define the same tokens with other values, and so are modes of one collection: files, token sets,
/// folders or groups. All such comparisons are made here.
struct ModeOverlap {
    /// All units, grouped by collection, in order.
    var partition: [[Int]] { joined.members }
    /// The units that are modes of one collection with others, by collection.
    var groups: [[Int]] { partition.filter { $0.count > 1 } }

    /// The paths of files or folders, or the names of sets or groups.
    private let names: [String]
    /// The tokens of each unit.
    private let paths: [Set<String>]
    private let rule: ModeOverlapRule
    private let ranks: [Int]
    /// The folder of each file, if its name says that those inside are modes.
    private let folders: [String?]
    /// The threshold for a variant.
    private let variantShare: ModeOverlapRule.Share
    private var joined: DisjointSets
    private var owners: [String: Owners] = [:]

    /// The units that define a token, up to the number that others are compared with.
    private struct Owners {
        var count = 0
        var units: [Int] = []
    }

    /// The maximum number of units of a rank that a unit is compared with for each of its tokens.
    private static let comparisonLimit = 32

    /// - Parameters:
    ///   - names: The paths of files or folders, or the names of sets or groups.
    ///   - paths: The tokens of each unit; units without any are no modes.
    ///   - rule: The kind of the units.
    ///   - assigned: Units whose modes are already known: they join no other unit, but count as units that define their
    ///     tokens.
    init(_ names: [String], _ paths: [Set<String>], _ rule: ModeOverlapRule, assigned: Set<Int> = []) {
        (self.names, self.paths, self.rule) = (names, paths, rule)
        ranks = ModeWords.withoutCommonFolders(names).map(ModeWords.rank)
        folders = names.map { rule.siblings == nil ? nil : ModeWords.folderOfModes($0) }
        let free = names.indices.filter { !assigned.contains($0) && !paths[$0].isEmpty }
        let hasFew = free.count { [ranks] in ranks[$0] > 0 } <= ModeOverlapRule.fewVariantsLimit
        variantShare = hasFew ? rule.fewVariants ?? rule.variant : rule.variant
        joined = DisjointSets(count: names.count)
        guard names.count > 1 else { return }
        if isExclusive { countOwners() }
        let different = rule.needsAllTokens ? joinEqual(free) : free
        for unit in different { addOwner(unit) }
        for unit in different { joinSimilar(unit) }
    }

    /// Whether no third unit may define the tokens of similar units.
    private var isExclusive: Bool { rule.kind == .mergedFiles }

    private mutating func countOwners() {
        for path in paths.joined() { owners[path, default: Owners()].count += 1 }
    }

    private mutating func addOwner(_ unit: Int) {
        for path in paths[unit] where !isFull(owners[path], rank: ranks[unit]) {
            owners[path, default: Owners()].units.append(unit)
        }
    }

    private func isFull(_ owners: Owners?, rank: Int) -> Bool {
        guard let owners, owners.units.count >= Self.comparisonLimit else { return false }
        return owners.units.count { ranks[$0] == rank } >= Self.comparisonLimit
    }

    /// Joins units that define exactly the same tokens.
    ///
    /// - Returns: One unit of each group, preferably a plain one, and all other units.
    private mutating func joinEqual(_ free: [Int]) -> [Int] {
        Dictionary(grouping: free) { paths[$0] }.values.flatMap { equal in
            guard equal.count > 1,
                !isExclusive || paths[equal[0]].allSatisfy({ owners[$0]?.count == equal.count })
            else { return equal }
            for unit in equal.dropFirst() { joined.join(unit, equal[0]) }
            return [equal.first { ranks[$0] == 0 } ?? equal[0]]
        }.sorted()
    }

    /// Joins a unit to a similar earlier one, and a variant to the plain unit with the most tokens in common.
    private mutating func joinSimilar(_ unit: Int) {
        var counts: [Int: Int] = [:]
        var known = 0
        let rank = ranks[unit]
        for path in paths[unit] {
            let owners = owners[path]?.units ?? []
            if owners.contains(where: { ranks[$0] < rank }) { known += 1 }
            for other in owners where ranks[other] < rank || (ranks[other] == rank && isComparable(other, unit)) {
                counts[other, default: 0] += 1
            }
        }
        let similar = counts.filter { areModes(unit, $0.key, sharing: $0.value, known) }
        for units in [similar.filter { ranks[$0.key] < rank }, similar.filter { ranks[$0.key] == rank }] {
            let best = units.max { ($0.value, ranks[$1.key], $1.key) < ($1.value, ranks[$0.key], $0.key) }
            if let best { joined.join(unit, best.key) }
        }
    }

    /// Whether a unit of the same rank is an earlier one that needs not define exactly the same tokens.
    private func isComparable(_ other: Int, _ unit: Int) -> Bool {
        other < unit && (!rule.needsAllTokens || areSiblings(other, unit))
    }

    /// Whether the folder of two files says that they are modes.
    private func areSiblings(_ one: Int, _ other: Int) -> Bool {
        rule.siblings != nil && folders[one] != nil && folders[one] == folders[other]
    }

    private func areModes(_ unit: Int, _ other: Int, sharing count: Int, _ known: Int) -> Bool {
        if rule.kind == .folders, areFolders(unit, other, sharing: count) { return true }
        let sizes = [paths[unit].count, paths[other].count].sorted()
        let isOverriding = ranks[unit] != ranks[other]
        if !isOverriding, areSiblings(unit, other), rule.siblings?.isReached(by: count, of: sizes) == true {
            return true
        }
        let needed = isOverriding ? variantShare : rule.alike
        guard isOverriding || rule.kind != .sets || areRelated(names[unit], names[other]) else {
            return false
        }
        if needed.isReached(by: count, of: sizes) {
            return isOverriding || !isExclusive || areOnlyOwners(unit, other)
        }
        return isOverriding && rule.mayOverrideSeveral && needed.isReached(by: known, of: [paths[unit].count])
    }

    /// Whether the names of two folders say that they are modes: those of two platforms may have less in common, and one
    /// inside `themes` or beside `default` may be much smaller than the one whose tokens it overrides.
    private func areFolders(_ one: Int, _ other: Int, sharing count: Int) -> Bool {
        let both = [one, other]
        let isBesideDefault = both.contains { names[$0].split(separator: "/").contains("default") }
        return both.allSatisfy { ModeWords.isPlatform(names[$0]) }
            || both.contains { unit in
                paths[unit].count == count
                    && (isBesideDefault
                        || names[unit].split(separator: "/").dropLast().contains { ModeWords.areModes(String($0)) })
            }
    }

    /// Whether no third unit defines a token of either.
    private func areOnlyOwners(_ one: Int, _ other: Int) -> Bool {
        paths[one].union(paths[other]).allSatisfy { path in
            let isShared = paths[one].contains(path) && paths[other].contains(path)
            return owners[path]?.count == (isShared ? 2 : 1)
        }
    }

    /// Whether two names differ in one part only, as `theme/light` and `theme/dim` do, but not `radius/round` and
    /// `width/thin`.
    private func areRelated(_ one: String, _ other: String) -> Bool {
        let (one, other) = (one.split(separator: "/"), other.split(separator: "/"))
        return one.count == other.count && zip(one, other).count { $0 != $1 } <= 1
    }
}

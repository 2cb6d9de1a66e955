/// Finds units that define the same tokens with other values, and so are modes of one collection: files, token sets,
/// folders or groups. All such comparisons are made here.
struct ModeOverlap {
    struct Unit {
        /// The path of a file or folder, or the name of a set or group.
        var name: String
        /// The paths of its tokens.
        var paths: Set<String>
        /// Whether its modes are already known: it joins no other unit, but counts as one that defines its tokens.
        var isAssigned = false
        /// The folder of a file, if its name says that those inside are modes.
        var folder: String?
    }

    /// All units, grouped by collection, in order.
    var partition: [[Int]] { joined.members }
    /// The units that are modes of one collection with others, by collection.
    var groups: [[Int]] { partition.filter { $0.count > 1 } }

    private let units: [Unit]
    private let rule: ModeOverlapRule
    private let ranks: [Int]
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

    init(_ units: [Unit], _ rule: ModeOverlapRule) {
        self.units = units
        self.rule = rule
        let ranks = units.map { ModeWords.rank(of: $0.name) }
        self.ranks = ranks
        let hasFew = zip(units, ranks).count { !$0.isAssigned && $1 > 0 } <= ModeOverlapRule.fewVariantsLimit
        variantShare = hasFew ? rule.fewVariants ?? rule.variant : rule.variant
        joined = DisjointSets(count: units.count)
        guard units.count > 1 else { return }
        if rule.isExclusive { countOwners() }
        let free = units.indices.filter { !units[$0].isAssigned && !units[$0].paths.isEmpty }
        let different = rule.needsAllTokens ? joinEqual(free) : free
        for unit in different { addOwner(unit) }
        for unit in different { joinSimilar(unit) }
    }

    private mutating func countOwners() {
        for path in units.lazy.flatMap(\.paths) { owners[path, default: Owners()].count += 1 }
    }

    private mutating func addOwner(_ unit: Int) {
        for path in units[unit].paths where !isFull(owners[path], rank: ranks[unit]) {
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
        Dictionary(grouping: free) { units[$0].paths }.values.flatMap { equal in
            guard equal.count > 1,
                !rule.isExclusive || units[equal[0]].paths.allSatisfy({ owners[$0]?.count == equal.count })
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
        for path in units[unit].paths {
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
        rule.siblings != nil && units[one].folder != nil && units[one].folder == units[other].folder
    }

    private func areModes(_ unit: Int, _ other: Int, sharing count: Int, _ known: Int) -> Bool {
        if rule.readsFolders, areFolders(unit, other, sharing: count) { return true }
        let sizes = [units[unit].paths.count, units[other].paths.count].sorted()
        let isOverriding = ranks[unit] != ranks[other]
        if !isOverriding, areSiblings(unit, other), rule.siblings?.isReached(by: count, of: sizes) == true {
            return true
        }
        let needed = isOverriding ? variantShare : rule.alike
        guard isOverriding || !rule.needsRelatedNames || areRelated(units[unit].name, units[other].name) else {
            return false
        }
        if needed.isReached(by: count, of: sizes) {
            return isOverriding || !rule.isExclusive || areOnlyOwners(unit, other)
        }
        return isOverriding && rule.mayOverrideSeveral && needed.isReached(by: known, of: [units[unit].paths.count])
    }

    /// Whether the names of two folders say that they are modes.
    private func areFolders(_ one: Int, _ other: Int, sharing count: Int) -> Bool {
        let both = [units[one], units[other]]
        let isBesideDefault = both.contains { $0.name.split(separator: "/").contains("default") }
        return both.allSatisfy { ModeWords.isPlatform($0.name) }
            || both.contains { unit in
                unit.paths.count == count
                    && (isBesideDefault
                        || unit.name.split(separator: "/").dropLast().contains { ModeWords.areModes(String($0)) })
            }
    }

    /// Whether no third unit defines a token of either.
    private func areOnlyOwners(_ one: Int, _ other: Int) -> Bool {
        units[one].paths.union(units[other].paths).allSatisfy { path in
            let isShared = units[one].paths.contains(path) && units[other].paths.contains(path)
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

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
    }

    /// All units, grouped by collection, in order.
    var partition: [[Int]] { joined.members }
    /// The units that are modes of one collection with others, by collection.
    var groups: [[Int]] { partition.filter { $0.count > 1 } }

    private let units: [Unit]
    private let rule: ModeOverlapRule
    private let isDark: [Bool]
    private var joined: DisjointSets
    private var owners: [String: Owners] = [:]

    /// The units that define a token, up to the number that others are compared with.
    private struct Owners {
        var count = 0
        var dark: [Int] = []
        var light: [Int] = []
    }

    /// The maximum number of units of a kind that a unit is compared with for each of its tokens.
    private static let comparisonLimit = 32

    init(_ units: [Unit], _ rule: ModeOverlapRule) {
        self.units = units
        self.rule = rule
        isDark = units.map { ModeWords.isDark($0.name) }
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
        let place: WritableKeyPath<Owners, [Int]> = isDark[unit] ? \.dark : \.light
        for path in units[unit].paths {
            var known = owners[path, default: Owners()]
            guard known[keyPath: place].count < Self.comparisonLimit else { continue }
            owners[path] = nil
            known[keyPath: place].append(unit)
            owners[path] = known
        }
    }

    /// Joins units that define exactly the same tokens.
    ///
    /// - Returns: One unit of each group, preferably a light one, and all other units.
    private mutating func joinEqual(_ free: [Int]) -> [Int] {
        Dictionary(grouping: free) { units[$0].paths }.values.flatMap { equal in
            guard equal.count > 1,
                !rule.isExclusive || units[equal[0]].paths.allSatisfy({ owners[$0]?.count == equal.count })
            else { return equal }
            for unit in equal.dropFirst() { joined.join(unit, equal[0]) }
            return [equal.first { !isDark[$0] } ?? equal[0]]
        }.sorted()
    }

    /// Joins a unit to a similar earlier one, and a dark unit to the light one with the most tokens in common.
    private mutating func joinSimilar(_ unit: Int) {
        var counts: [Int: Int] = [:]
        var known = 0
        for path in units[unit].paths {
            guard let owners = owners[path] else { continue }
            if !owners.light.isEmpty { known += 1 }
            if isDark[unit] { for other in owners.light { counts[other, default: 0] += 1 } }
            guard !rule.needsAllTokens else { continue }
            for other in isDark[unit] ? owners.dark : owners.light where other < unit { counts[other, default: 0] += 1 }
        }
        for isOtherDark in [false, true] {
            let candidates = counts.filter {
                isDark[$0.key] == isOtherDark && areModes(unit, $0.key, sharing: $0.value, known)
            }
            let best = candidates.max { ($0.value, $1.key) < ($1.value, $0.key) }
            if let best { joined.join(unit, best.key) }
        }
    }

    private func areModes(_ unit: Int, _ other: Int, sharing count: Int, _ known: Int) -> Bool {
        let sizes = [units[unit].paths.count, units[other].paths.count].sorted()
        let isDarkened = isDark[unit] != isDark[other]
        let needed = isDarkened ? rule.darkened : rule.alike
        guard isDarkened || !rule.needsRelatedNames || areRelated(units[unit].name, units[other].name) else {
            return false
        }
        if needed.isReached(by: count, of: sizes) {
            return isDarkened || !rule.isExclusive || areOnlyOwners(unit, other)
        }
        return isDarkened && rule.mayDarkenSeveral && needed.isReached(by: known, of: [units[unit].paths.count])
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

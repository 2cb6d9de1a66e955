import AssetCatalogs

/// Which asset of one state is which of the other: those of one kind that one name loads, in whichever folders they lie. Several
/// can have one name, such as in two catalogs: then those in one folder of their catalogs are the same, and others in their
/// order.
struct AssetMatching {
    /// The old asset of each new one.
    private(set) var oldAssets: [Int?]
    /// The old assets that no new one is.
    private(set) var gone: Set<Int>

    private struct Place: Hashable {
        var name: AssetName
        var path: String
    }

    init(_ old: [Asset], _ new: [Asset]) {
        oldAssets = Array(repeating: nil, count: new.count)
        gone = Set(old.indices)
        match(old, new) { Place(name: AssetName($0), path: $0.pathInCatalog) }
        match(old, new, AssetName.init)
    }

    /// Joins assets that have the same key and are not joined yet, in their order.
    private mutating func match<Key: Hashable>(_ old: [Asset], _ new: [Asset], _ key: (Asset) -> Key) {
        // The last is the next, because an end is quick to take off.
        var waiting = Dictionary(grouping: gone.sorted(by: >)) { key(old[$0]) }
        for index in new.indices where oldAssets[index] == nil {
            guard let match = waiting[key(new[index])]?.popLast() else { continue }
            oldAssets[index] = match
            gone.remove(match)
        }
    }
}

import CodeGeneration
import DesignTokens

/// Which mode of one state is which of the other: those of one name, or of the only names that differ in the case of letters
/// alone.
struct ModeMatching {
    /// The pairs, in the order of the new state; there is at least one.
    private(set) var all: [Pair] = []
    let goneCount: Int
    let addedCount: Int
    let hasOtherDefault: Bool

    struct Pair {
        var old: Int
        var new: Int
        /// The mode's name, in the new state if it has names.
        var name: String
    }

    init(_ old: [ResolvedMode], _ new: [ResolvedMode]) {
        let (oldNames, newNames) = (NameLookup(old.map(\.name)), NameLookup(new.map(\.name)))
        for (number, mode) in new.enumerated() {
            guard let oldNumber = oldNames.place(of: mode.name), newNames.place(of: old[oldNumber].name) == number
            else { continue }
            all.append(Pair(old: oldNumber, new: number, name: mode.name))
        }
        // A first mode that was renamed, or has no name where it is the only one, is still the one that counts.
        if !all.contains(where: { $0.old == 0 || $0.new == 0 }) {
            all.insert(Pair(old: 0, new: 0, name: new.count > 1 ? new[0].name : old[0].name), at: 0)
        }
        goneCount = old.count - all.count
        addedCount = new.count - all.count
        hasOtherDefault = !all.contains { $0.old == 0 && $0.new == 0 }
    }
}

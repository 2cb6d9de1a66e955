import CodeGeneration
import DesignTokens

/// Matches the modes of two states: by name, or by a unique name that differs only in case.
struct ModeMatching {
    /// The pairs in the order of the new state; never empty.
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
        // A renamed or unnamed first mode is still the default.
        if !all.contains(where: { $0.old == 0 || $0.new == 0 }) {
            all.insert(Pair(old: 0, new: 0, name: new.count > 1 ? new[0].name : old[0].name), at: 0)
        }
        goneCount = old.count - all.count
        addedCount = new.count - all.count
        hasOtherDefault = !all.contains { $0.old == 0 && $0.new == 0 }
    }
}

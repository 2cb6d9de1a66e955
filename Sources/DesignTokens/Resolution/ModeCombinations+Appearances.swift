extension ModeCombinations {
    /// An axis, with the contexts of it that play the parts of appearances.
    private typealias AxisParts = (axis: Int, parts: [Appearance: Int])

    /// The contexts that play the parts of appearances, where names tell them of one axis, or of several that are chosen
    /// together or have one name, and of no other.
    var inferredAppearances: [Appearance: [Int?]] {
        let found = leadingAxes.map { AxisParts($0, Appearance.parts(of: graph.axes[$0].contexts)) }.filter {
            !$0.parts.isEmpty
        }
        let names = Set(found.map { graph.axes[$0.axis].name })
        guard found.count == 1 || (names.count == 1 && names != [nil]) else { return [:] }
        // Who says which combinations there are, and leaves one out, does not want it.
        let isWanted = found.allSatisfy { axis, parts in
            parts.values.allSatisfy { part in all.contains { $0.contexts[axis] == part } }
        }
        guard isWanted else { return [:] }
        return Set(found.flatMap(\.parts.keys)).reduce(into: [:]) { $0[$1] = contexts(in: $1, found) }
    }

    /// The axis of each bundle that has the most contexts.
    private var leadingAxes: [Int] {
        Dictionary(grouping: graph.axes.indices) { bundles[$0] }.values.compactMap { axes in
            axes.min { (-graph.axes[$0].contexts.count, $0) < (-graph.axes[$1].contexts.count, $1) }
        }
    }

    /// The context of each axis in an appearance; nothing for one that has none of its own for it.
    private func contexts(in appearance: Appearance, _ found: [AxisParts]) -> [Int?] {
        let names = Dictionary(
            uniqueKeysWithValues: found.compactMap { axis, parts in
                parts[appearance].map { (bundles[axis], graph.axes[axis].contexts[$0]) }
            })
        return graph.axes.indices.map { axis in names[bundles[axis]].flatMap(contextNames[axis].place) }
    }
}

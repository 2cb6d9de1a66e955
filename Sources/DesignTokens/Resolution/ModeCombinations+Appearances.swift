extension ModeCombinations {
    /// An axis with the contexts that represent appearances.
    private typealias AxisParts = (axis: Int, parts: [Appearance: Int])

    /// The contexts that represent appearances, inferred from names if they occur in one axis, or in several that are
    /// chosen together or have the same name, and in no other.
    var inferredAppearances: [Appearance: [Int?]] {
        let found = leadingAxes.map { AxisParts($0, Appearance.parts(of: graph.axes[$0].contexts)) }.filter {
            !$0.parts.isEmpty
        }
        let names = Set(found.map { graph.axes[$0.axis].name })
        guard found.count == 1 || (names.count == 1 && names != [nil]) else { return [:] }
        // A user who lists combinations without one of these does not want it.
        let isWanted = found.allSatisfy { axis, parts in
            parts.values.allSatisfy { part in all.contains { $0.contexts[axis] == part } }
        }
        guard isWanted else { return [:] }
        return Set(found.flatMap(\.parts.keys)).reduce(into: [:]) { $0[$1] = contexts(in: $1, found) }
    }

    /// The axis of each bundle with the most contexts.
    private var leadingAxes: [Int] {
        Dictionary(grouping: graph.axes.indices) { bundles[$0] }.values.compactMap { axes in
            axes.min { (-graph.axes[$0].contexts.count, $0) < (-graph.axes[$1].contexts.count, $1) }
        }
    }

    /// The context of each axis in an appearance, or `nil` without one for it.
    private func contexts(in appearance: Appearance, _ found: [AxisParts]) -> [Int?] {
        let names = Dictionary(
            uniqueKeysWithValues: found.compactMap { axis, parts in
                parts[appearance].map { (bundles[axis], graph.axes[axis].contexts[$0]) }
            })
        return graph.axes.indices.map { axis in names[bundles[axis]].flatMap(contextNames[axis].place) }
    }
}

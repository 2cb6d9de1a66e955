extension TokenGraph {
    /// The opacities in hundredths, as in Figma, where 80 is 0.8. The others are fractions.
    ///
    /// Files do not distinguish the two, and 1 can be either. Therefore the opacities of a collection in all its modes,
    /// together with collections whose opacities refer to each other, decide: if every value is within 0…1, they are
    /// fractions.
    func hundredths(in states: [ResolvedMode]) -> Set<Int> {
        let opacities = tokens.indices.filter { tokens[$0].unit == .ratio }
        guard !opacities.isEmpty else { return [] }
        let collections = opacities.map(collection)
        var groups = DisjointSets(count: self.collections.count)
        for state in states {
            for (token, collection) in zip(opacities, collections) {
                let trace = state.traces[token]
                for other in [trace.target, trace.origin] {
                    guard let other, tokens[other].unit == .ratio else { continue }
                    groups.join(collection, self.collection(of: other))
                }
            }
        }
        var counting = Set<Int>()
        for state in states {
            for (token, collection) in zip(opacities, collections) {
                guard case .number(let number) = state.value(of: token), !(0...1).contains(number) else { continue }
                counting.insert(groups.first(with: collection))
            }
        }
        return Set(zip(opacities, collections).filter { counting.contains(groups.first(with: $1)) }.map(\.0))
    }
}

/// The opacities that count hundredths of a whole, as Figma does: 80 is 0.8. The others are fractions already.
///
/// Nothing in a file distinguishes the two, and 1 can be either. The opacities of a collection therefore decide together,
/// in all its modes, and so do collections whose opacities refer to each other: if every value is within 0…1, they are
/// fractions.
struct Hundredths {
    /// The tokens, as indices.
    let tokens: Set<Int>

    init(_ graph: TokenGraph, in states: [ResolvedMode]) {
        let opacities = graph.tokens.indices.filter { graph.tokens[$0].unit == .ratio }
        guard !opacities.isEmpty else {
            tokens = []
            return
        }
        let collections = opacities.map(graph.collection)
        var groups = DisjointSets(count: graph.collections.count)
        for state in states {
            for (token, collection) in zip(opacities, collections) {
                let trace = state.traces[token]
                for other in [trace.target, trace.origin] {
                    guard let other, graph.tokens[other].unit == .ratio else { continue }
                    groups.join(collection, graph.collection(of: other))
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
        tokens = Set(zip(opacities, collections).filter { counting.contains(groups.first(with: $1)) }.map(\.0))
    }
}

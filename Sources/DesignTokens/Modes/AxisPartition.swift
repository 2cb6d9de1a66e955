/// Groups tokens by the axes that change their definitions: no axis, one, or several. Formats differ only in what a
/// definition is.
struct AxisPartition<Token> {
    struct Part {
        /// The axes, in order.
        var axes: [Int]
        /// The tokens, in the order in which they were added.
        var tokens: [Token]
    }

    /// The part that no axis changes, then the others in the order of discovery.
    private var parts = [Part(axes: [], tokens: [])]
    private var places: [[Int]: Int] = [[]: 0]
    private var known: [[Int]: [[Int]]?] = [:]
    private let axes: [ModeAxis]
    /// The maximum number of combinations in which a definition is looked up; the number of modes of a token is limited
    /// by ``ModeLimit/combinations``.
    private let limit: Int

    init(_ axes: [ModeAxis], limit: Int = ModeLimit.combinations) {
        self.axes = axes
        self.limit = limit
    }

    /// Adds a token that some axes, in order, may change, given its definition in a combination of contexts. A context
    /// without the token has its definition in the first combination that has it.
    mutating func add<Statement: Hashable>(_ token: Token, candidates: [Int], _ statement: ([Int]) -> Statement?) {
        if candidates.isEmpty { return parts[0].tokens.append(token) }
        let statements = combinations(of: candidates)?.map(statement)
        let first = statements?.lazy.compactMap(\.self).first
        let changing = statements.map { axes.relevant(candidates, $0.map { $0 ?? first }) } ?? candidates
        let place = places[changing] ?? parts.count
        if place == parts.count {
            places[changing] = place
            parts.append(Part(axes: changing, tokens: []))
        }
        parts[place].tokens.append(token)
    }

    /// The tokens that are skipped because they would have too many modes, by the axes that change them.
    var tooMany: [Part] { parts.filter { axes.combinations(of: $0.axes) == nil } }

    /// The parts in the order of their axes, without empty ones except for the part that no axis changes.
    var sorted: [Part] {
        let others = parts.filter { axes.combinations(of: $0.axes) != nil && (!$0.tokens.isEmpty || $0.axes.isEmpty) }
        return others.sorted { one, other in
            one.axes.count == other.axes.count
                ? one.axes.lexicographicallyPrecedes(other.axes) : one.axes.count < other.axes.count
        }
    }

    /// Creates the collections of the parts, beginning with those with too many modes, which have one mode and no
    /// values.
    ///
    /// - Parameters:
    ///   - path: The name of the collection that no axis changes.
    ///   - modes: The modes of a part in combinations of contexts.
    /// - Returns: The collections.
    func collections(
        named path: String, _ modes: (_ part: Part, _ combinations: [[Int]]) -> [ReadMode]
    ) -> [ReadCollection] {
        let refused = tooMany.map { (part: Part(axes: [], tokens: $0.tokens), isUsable: false) }
        return (refused + sorted.map { (part: $0, isUsable: true) }).map { part, isUsable in
            var modes = modes(part, axes.combinations(of: part.axes) ?? [])
            for mode in modes.indices where !isUsable {
                for token in modes[mode].tokens.indices { modes[mode].tokens[token].setValue(.unusable) }
            }
            return ReadCollection(
                name: part.axes.isEmpty ? path : axes.collectionName(of: part.axes),
                axes: part.axes.map { axes[$0] }, modes: modes)
        }
    }

    /// Returns the combinations of some axes, cached for all tokens.
    private mutating func combinations(of candidates: [Int]) -> [[Int]]? {
        if let known = known[candidates] { return known }
        let combinations = axes.combinations(of: candidates, limit: limit)
        known[candidates] = .some(combinations)
        return combinations
    }
}

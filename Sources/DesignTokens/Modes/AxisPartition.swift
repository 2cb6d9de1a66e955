/// Sorts tokens by the axes that change what is stated of them: those that no axis changes, those that one does, those
/// that the same several do. Formats differ in what a statement is, and in nothing else.
struct AxisPartition<Token> {
    struct Part {
        /// The axes, in order.
        var axes: [Int]
        /// The tokens, in the order in which they were added.
        var tokens: [Token]
    }

    /// First what no axis changes, then the others as they come up.
    private var parts = [Part(axes: [], tokens: [])]
    private var places: [[Int]: Int] = [[]: 0]
    private var known: [[Int]: [[Int]]?] = [:]
    private let axes: [ModeAxis]
    /// In how many combinations a statement is looked up; a token may have modes as many as ``ModeLimit/combinations``.
    private let limit: Int

    init(_ axes: [ModeAxis], limit: Int = ModeLimit.combinations) {
        self.axes = axes
        self.limit = limit
    }

    /// Adds a token that some axes, in order, may change, by what is stated of it in a combination of contexts. Where a
    /// context leaves the token out it has the value that it has in the first combination that does not.
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

    /// The tokens that are left out because their modes would be too many, by the axes that change them.
    var tooMany: [Part] { parts.filter { axes.combinations(of: $0.axes) == nil } }

    /// The other parts with tokens in the order of their axes; that which no axis changes is there without any, too.
    var sorted: [Part] {
        let others = parts.filter { axes.combinations(of: $0.axes) != nil && (!$0.tokens.isEmpty || $0.axes.isEmpty) }
        return others.sorted { one, other in
            one.axes.count == other.axes.count
                ? one.axes.lexicographicallyPrecedes(other.axes) : one.axes.count < other.axes.count
        }
    }

    /// The collections that the parts are: first those with too many modes, which have one, and no values.
    ///
    /// - Parameters:
    ///   - path: The name of a collection that no axis changes.
    ///   - modes: What a part is in combinations of contexts.
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

    /// The combinations of some axes, which are made once for all tokens that ask for them.
    private mutating func combinations(of candidates: [Int]) -> [[Int]]? {
        if let known = known[candidates] { return known }
        let combinations = axes.combinations(of: candidates, limit: limit)
        known[candidates] = .some(combinations)
        return combinations
    }
}

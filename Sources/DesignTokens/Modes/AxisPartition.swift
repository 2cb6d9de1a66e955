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
    private let axes: ModeAxes
    /// In how many combinations a statement is looked up; a token may have modes as many as ``ModeAxes/modeLimit``.
    private let limit: Int

    init(_ axes: ModeAxes, limit: Int = ModeAxes.modeLimit) {
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

    /// The other parts in the order of their axes; the first one is there without tokens too.
    var sorted: [Part] {
        parts.filter { axes.combinations(of: $0.axes) != nil }.sorted { one, other in
            one.axes.count == other.axes.count
                ? one.axes.lexicographicallyPrecedes(other.axes) : one.axes.count < other.axes.count
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

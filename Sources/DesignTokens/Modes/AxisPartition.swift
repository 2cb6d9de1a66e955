/// Sorts tokens by the axes that change what is stated of them: those that no axis changes, those that one does, those
/// that the same several do. Formats differ in what a statement is, and in nothing else.
struct AxisPartition<Token> {
    /// Tokens that the same axes change.
    struct Part {
        /// The axes, in order.
        var axes: [Int]
        /// The tokens, in the order in which they were added.
        var tokens: [Token]
    }

    /// The parts: first what no axis changes, then what few do.
    private(set) var parts: [Part] = [Part(axes: [], tokens: [])]
    /// The tokens that are left out because their modes would be too many, by the axes that change them.
    private(set) var tooMany: [Part] = []

    private let axes: ModeAxes
    private let limit: Int
    private var places: [[Int]: Int] = [[]: 0]
    private var tooManyPlaces: [[Int]: Int] = [:]
    private var known: [[Int]: [[Int]]?] = [:]

    /// Begins without tokens.
    ///
    /// - Parameters:
    ///   - axes: All axes.
    ///   - limit: In how many combinations a statement is looked up; a token may have modes as many as
    ///     ``ModeAxes/modeLimit``.
    init(_ axes: ModeAxes, limit: Int = ModeAxes.modeLimit) {
        self.axes = axes
        self.limit = limit
    }

    /// Adds a token.
    ///
    /// - Parameters:
    ///   - token: What it is known by.
    ///   - candidates: The axes that may change it, in order.
    ///   - statement: What is stated of it in a combination of contexts; `nil` where nothing is. Where a context leaves the
    ///     token out it has the value that it has in the first combination that does not.
    mutating func add<Statement: Hashable>(
        _ token: Token, candidates: [Int], _ statement: ([Int]) -> Statement?
    ) {
        if candidates.isEmpty { return parts[0].tokens.append(token) }
        guard let combinations = combinations(of: candidates) else { return addToTooMany(token, candidates) }
        let statements = combinations.map(statement)
        let first = statements.lazy.compactMap(\.self).first
        let changing = axes.relevant(candidates, statements.map { $0 ?? first })
        if axes.combinations(of: changing) == nil { return addToTooMany(token, changing) }
        let place = places[changing] ?? parts.count
        if place == parts.count {
            places[changing] = place
            parts.append(Part(axes: changing, tokens: []))
        }
        parts[place].tokens.append(token)
    }

    /// The parts in the order of their axes; the first one is there without tokens too.
    var sorted: [Part] {
        parts.sorted { one, other in
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

    private mutating func addToTooMany(_ token: Token, _ axes: [Int]) {
        let place = tooManyPlaces[axes] ?? tooMany.count
        if place == tooMany.count {
            tooManyPlaces[axes] = place
            tooMany.append(Part(axes: axes, tokens: []))
        }
        tooMany[place].tokens.append(token)
    }
}

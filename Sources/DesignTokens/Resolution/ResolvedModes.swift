import Diagnostics

/// The tokens in the combinations of modes that have been resolved: each combination once, whatever names it has.
struct ResolvedModes {
    /// What was resolved, the combination that is emitted first.
    private(set) var states: [ResolvedMode] = []
    /// The bundles of axes that each token depends on in any of them.
    private(set) var reach: [AxisSet]

    private let bits: [AxisSet]
    private var places: [[Int]: Int] = [:]
    private var known: Set<Diagnostic> = []

    init(_ combinations: ModeCombinations, tokenCount: Int) {
        bits = combinations.bits
        reach = Array(repeating: 0, count: tokenCount)
    }

    func contains(_ modes: [Int]) -> Bool { places[modes] != nil }

    /// The diagnostics of a combination that no other has found: what does not depend on the mode is read anew in each, and is
    /// one finding. Thousands of them would otherwise be kept for every combination.
    ///
    /// Two are one although their advice differs, which depends on how much was given already, and remarks although their
    /// places do: what a token is remarked on in one mode's file holds for its value in the others.
    mutating func unreported(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.filter { diagnostic in
            var plain = diagnostic
            plain.notes = []
            guard known.insert(plain).inserted else { return false }
            guard plain.severity == .note else { return true }
            plain.location = nil
            return known.insert(plain).inserted || states.isEmpty
        }
    }

    /// Adds a combination, or takes one anew, with what the third step has found.
    mutating func add(_ combination: ModeCombination, _ resolver: AliasResolver) {
        let state = ResolvedMode(
            combination, graph: resolver.graph, traces: resolver.traces(), dependencies: resolver.dependencies)
        if let place = places[combination.modes] {
            states[place] = state
        } else {
            places[combination.modes] = states.count
            states.append(state)
        }
        for (token, bits) in resolver.reach(bits).enumerated() { reach[token] |= bits }
    }

    /// A combination under its name.
    func mode(_ combination: ModeCombination) -> ResolvedMode {
        ResolvedMode(combination, as: states[places[combination.modes] ?? 0])
    }
}

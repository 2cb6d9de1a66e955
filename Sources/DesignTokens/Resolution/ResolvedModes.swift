import Diagnostics

/// The tokens in the resolved combinations of modes, each combination once, whatever its names.
struct ResolvedModes {
    /// The resolved combinations, the generated one first.
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

    /// Returns the diagnostics of a combination that no other has reported. What does not depend on the mode is found
    /// again in each combination, and would otherwise be stored thousands of times.
    ///
    /// Notes are equal although their places differ, because a note about a token in one mode's file applies to its value
    /// in others.
    mutating func unreported(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.filter { diagnostic in
            guard known.insert(diagnostic.common(.problem)).inserted else { return false }
            guard diagnostic.severity == .note else { return true }
            return known.insert(diagnostic.common(.message)).inserted || states.isEmpty
        }
    }

    /// Adds a combination, or replaces one, with the results of step 3.
    mutating func add(_ combination: ModeCombination, _ resolver: AliasResolver) {
        let state = ResolvedMode(
            combination, graph: resolver.graph, traces: resolver.traces(), dependencies: resolver.dependencies,
            textDependencies: resolver.textDependencies)
        if let place = places[combination.modes] {
            states[place] = state
        } else {
            places[combination.modes] = states.count
            states.append(state)
        }
        for (token, bits) in resolver.reach(bits).enumerated() { reach[token] |= bits }
    }

    /// The state of a combination, with its name.
    func mode(_ combination: ModeCombination) -> ResolvedMode {
        ResolvedMode(combination, as: states[places[combination.modes] ?? 0])
    }
}

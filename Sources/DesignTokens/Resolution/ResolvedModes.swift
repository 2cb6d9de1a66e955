import Diagnostics

/// The tokens in the combinations of modes that have been resolved: each combination once, whatever names it has.
struct ResolvedModes {
    /// What was resolved, the combination that is emitted first.
    private(set) var states: [ResolvedMode]
    /// The bundles of axes that each token depends on in any of them.
    private(set) var reach: [AxisSet]

    private let bits: [AxisSet]
    private var places: [[Int]: Int]
    private var known: Set<Diagnostic>

    /// Begins with the combination that is emitted.
    init(_ combinations: ModeCombinations, _ first: AliasResolver) {
        bits = combinations.bits
        states = [ResolvedMode(first)]
        reach = first.reach(bits)
        places = [combinations.all[0].modes: 0]
        known = Set(first.diagnostics.map(\.withoutNotes))
    }

    /// Whether a combination has been resolved.
    func contains(_ modes: [Int]) -> Bool { places[modes] != nil }

    /// Whether nothing like it was reported before.
    mutating func isNew(_ diagnostic: Diagnostic) -> Bool { known.insert(diagnostic.withoutNotes).inserted }

    /// Adds a combination.
    mutating func add(_ modes: [Int], _ resolver: AliasResolver) {
        places[modes] = states.count
        states.append(ResolvedMode(resolver))
        addReach(of: resolver)
    }

    /// Takes the first combination anew, with what the third step has found.
    mutating func replaceFirst(with resolver: AliasResolver) {
        states[0] = ResolvedMode(resolver)
        addReach(of: resolver)
    }

    /// A combination under its name.
    func mode(_ combination: ModeCombination) -> ResolvedMode {
        var mode = states[places[combination.modes] ?? 0]
        mode.combination = combination
        return mode
    }

    private mutating func addReach(of resolver: AliasResolver) {
        for (token, bits) in resolver.reach(bits).enumerated() { reach[token] |= bits }
    }
}

extension ResolvedMode {
    fileprivate init(_ resolver: AliasResolver) {
        combination = ModeCombination(name: "", contexts: [], modes: [], owners: 0)
        graph = resolver.graph
        traces = resolver.traces()
        dependencies = resolver.dependencies
    }
}

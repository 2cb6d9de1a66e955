import CodeGeneration
import DesignTokens

/// Finds what became of the names in the generated code.
struct SymbolComparer {
    private let old: NamedTokens
    private let new: NamedTokens
    private let pairs: Matching

    init(_ old: InspectedTokens, _ new: InspectedTokens, _ pairs: Matching) {
        self.old = NamedTokens(old)
        self.new = NamedTokens(new)
        self.pairs = pairs
    }

    func changes() -> [SymbolChange] {
        var changes: [SymbolChange] = []
        for newToken in pairs.old.indices {
            let oldPlaces = pairs.old[newToken].map { old.places.places(of: $0) } ?? 0..<0
            append(oldPlaces, new.places.places(of: newToken), to: &changes)
        }
        for oldToken in pairs.new.indices where pairs.new[oldToken] == nil {
            append(old.places.places(of: oldToken), 0..<0, to: &changes)
        }
        return withoutTakenOver(changes + secondNames)
    }

    /// Second names that came, or went and are no other symbol now.
    private var secondNames: [SymbolChange] {
        let (oldStates, newStates) = (old.secondStates, new.secondStates)
        let changes = Set(oldStates.keys).union(newStates.keys).map { key in
            SymbolChange(old: oldStates[key], new: newStates[key])
        }
        return changes.filter { $0.old?.type != $0.new?.type }.sorted { $0.order < $1.order }
    }

    /// Compares the symbols of one token, which stand in the order of the outputs: those of one output with each
    /// other, then what is left in order.
    private func append(_ oldPlaces: Range<Int>, _ newPlaces: Range<Int>, to changes: inout [SymbolChange]) {
        var (gone, added): ([Int], [Int]) = ([], [])
        var (oldPlace, newPlace) = (oldPlaces.lowerBound, newPlaces.lowerBound)
        while oldPlace < oldPlaces.upperBound || newPlace < newPlaces.upperBound {
            let oldOutput = oldPlace < oldPlaces.upperBound ? old.places.output(at: oldPlace) : .max
            let newOutput = newPlace < newPlaces.upperBound ? new.places.output(at: newPlace) : .max
            if oldOutput == newOutput { append(oldPlace, newPlace, to: &changes) }
            if oldOutput < newOutput { gone.append(oldPlace) }
            if newOutput < oldOutput { added.append(newPlace) }
            if oldOutput <= newOutput { oldPlace += 1 }
            if newOutput <= oldOutput { newPlace += 1 }
        }
        for (oldPlace, newPlace) in zip(gone, added) { append(oldPlace, newPlace, to: &changes) }
        changes += added.dropFirst(gone.count).map { SymbolChange(new: new.state(at: $0)) }
        changes += gone.dropFirst(added.count).map { SymbolChange(old: old.state(at: $0)) }
    }

    private func append(_ oldPlace: Int, _ newPlace: Int, to changes: inout [SymbolChange]) {
        let isRenamed = old.places.symbol(at: oldPlace) != new.places.symbol(at: newPlace)
        guard isRenamed || old.typeName(at: oldPlace) != new.typeName(at: newPlace) else { return }
        changes.append(SymbolChange(old: old.state(at: oldPlace), new: new.state(at: newPlace)))
    }

    /// A symbol that one token loses and another gains is still there: code that uses it compiles, unless its type
    /// is another now.
    private func withoutTakenOver(_ changes: [SymbolChange]) -> [SymbolChange] {
        guard !changes.isEmpty else { return [] }
        let oldStates = old.statesBySymbol(changes.lazy.filter { $0.kind == .added }.compactMap(\.new))
        let newStates = new.statesBySymbol(changes.lazy.filter { $0.kind == .removed }.compactMap(\.old))
        let oldSeconds = old.secondStates
        let otherStates = new.additionalStates(.former).merging(new.additionalStates(.second)) { _, second in second }
        return changes.compactMap { change in
            if let state = change.old, let heir = otherStates[state.key], heir.type == state.type {
                return SymbolChange(old: state, new: heir, isStillOffered: true)
            }
            if change.kind == .added, let state = change.new, oldStates[state.key] ?? oldSeconds[state.key] != nil {
                return nil
            }
            guard change.kind == .removed, let state = change.old, let heir = newStates[state.key] else {
                return change
            }
            return heir.type == state.type ? nil : SymbolChange(old: state, new: heir)
        }
    }
}

extension SymbolChange {
    /// The symbol that it is about, and its unit, for sorting.
    fileprivate var order: (String, Int) { ((old ?? new)?.symbol.text ?? "", (old ?? new)?.unit ?? 0) }
}

/// The symbols of one run, in all outputs, found by token.
private struct NamedTokens {
    private let run: AnalyzedTokens
    let places: TokenDeclarations

    init(_ all: InspectedTokens) { (run, places) = (all.run, all.declarations) }

    private func unit(at place: Int) -> Int { run.symbols.unitNumbers[places.output(at: place)] }

    /// The type of a symbol; that of its token where values have no expression, and only a template knows what it makes
    /// of them.
    func typeName(at place: Int) -> String {
        let token = places.token(at: place)
        guard let type = run.resolution.types[token] else { return "" }
        let output = run.symbols.outputs[places.output(at: place)]
        return output.configuration.language.typeName(of: type, run.resolution.value(of: token)) ?? type.rawValue
    }

    func state(at place: Int) -> SymbolChange.State {
        SymbolChange.State(
            symbol: places.symbol(at: place), type: typeName(at: place),
            path: run.resolution.graph.tokens[places.token(at: place)].path, unit: unit(at: place),
            unitLabel: run.symbols.units[unit(at: place)].label, output: places.output(at: place))
    }

    /// The states of those symbols that are here, whichever tokens have them.
    func statesBySymbol(
        _ wanted: some Sequence<SymbolChange.State>
    ) -> [SymbolChange.State.Key: SymbolChange.State] {
        let keys = Set(wanted.map(\.key))
        guard !keys.isEmpty else { return [:] }
        var states: [SymbolChange.State.Key: SymbolChange.State] = [:]
        for place in places.indices where keys.contains(key(at: place)) {
            states[key(at: place)] = state(at: place)
        }
        return states
    }

    private func key(at place: Int) -> SymbolChange.State.Key {
        SymbolChange.State.Key(unit: unit(at: place), symbol: places.symbol(at: place))
    }

    /// The states of second names.
    var secondStates: [SymbolChange.State.Key: SymbolChange.State] {
        var states = additionalStates(.second)
        for key in states.keys { states[key]?.symbol = key.symbol }
        return states
    }

    /// The states of the tokens that are offered under other names too, by these.
    func additionalStates(_ kind: AdditionalName.Kind) -> [SymbolChange.State.Key: SymbolChange.State] {
        var states: [SymbolChange.State.Key: SymbolChange.State] = [:]
        for (number, unit) in run.symbols.units.enumerated() {
            for (token, symbols) in unit.symbols.additionalSymbols(kind) {
                for other in symbols {
                    let place = places.places(of: token).first {
                        self.unit(at: $0) == number && places.symbol(at: $0).scope == other.scope
                    }
                    states[SymbolChange.State.Key(unit: number, symbol: other)] = place.map(state)
                }
            }
        }
        return states
    }
}

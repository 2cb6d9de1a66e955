import AssetCatalogs
import CodeGeneration
import DesignTokens

/// Finds the changed names in the generated code.
struct SymbolComparer {
    private let old: NamedSymbols
    private let new: NamedSymbols
    private let pairs: Matching
    private let renamed: RenamedAssets

    init(_ old: InspectedTokens, _ new: InspectedTokens, _ pairs: Matching, _ renamed: RenamedAssets) {
        self.old = NamedSymbols(old)
        self.new = NamedSymbols(new)
        self.pairs = pairs
        self.renamed = renamed
    }

    func changes() -> [SymbolChange] {
        let ofTokens = pairs.old.indices.flatMap { newToken in
            Self.changes(pairs.old[newToken].map(old.states) ?? [], new.states(of: newToken))
        }
        let gone = pairs.new.indices.filter { pairs.new[$0] == nil }.flatMap(old.states)
        let ofSecondNames = Self.changes(Array(old.secondStates), Array(new.secondStates))
        let ofAssets = zip(old.assetStates, new.assetStates).flatMap { old, new in
            Self.changes(old.map { (renamed.names[$0.key] ?? $0.key, $0.value) }, new)
        }
        return withoutTakenOver(
            ofTokens + gone.map { SymbolChange(old: $0) } + ofSecondNames.sorted { $0.order < $1.order } + ofAssets)
    }

    /// Compares the symbols of one token: first those in the same output, then the rest in order.
    private static func changes(_ old: [SymbolChange.State], _ new: [SymbolChange.State]) -> [SymbolChange] {
        let (old, new) = (old.withSharedFirst(new), new.withSharedFirst(old))
        return (0..<max(old.count, new.count)).map { index in
            SymbolChange(
                old: index < old.count ? old[index] : nil, new: index < new.count ? new[index] : nil)
        }.filter(\.isChange)
    }

    /// Compares symbols with the same key: the new ones in order, then the removed ones.
    private static func changes<Key: Hashable>(
        _ old: [(key: Key, value: SymbolChange.State)], _ new: [(key: Key, value: SymbolChange.State)]
    ) -> [SymbolChange] {
        let (before, now) = (Dictionary(old) { first, _ in first }, Dictionary(new) { first, _ in first })
        return (new + old.filter { now[$0.key] == nil }).map { key, _ in
            SymbolChange(old: before[key], new: now[key])
        }.filter(\.isChange)
    }

    /// Removes symbols that moved from one token to another. Code that uses them still compiles, unless the type
    /// changed.
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
    /// Whether anything changed.
    fileprivate var isChange: Bool { old?.symbol != new?.symbol || old?.type != new?.type }

    /// The symbol and its unit, for sorting.
    fileprivate var order: (String, Int) { ((old ?? new)?.symbol.text ?? "", (old ?? new)?.unit ?? 0) }
}

extension [SymbolChange.State] {
    /// Returns the states in outputs that other states also have, then the rest.
    fileprivate func withSharedFirst(_ others: [SymbolChange.State]) -> [SymbolChange.State] {
        if count == 1 { return self }
        let isShared = { (state: Element) in others.contains { $0.output == state.output } }
        return filter(isShared) + filter { !isShared($0) }
    }
}

/// The symbols of one run in all outputs, by token or asset.
private struct NamedSymbols {
    private let run: AnalyzedTokens
    let places: TokenDeclarations

    init(_ all: InspectedTokens) { (run, places) = (all.run, all.declarations) }

    private func unit(at place: Int) -> Int { run.symbols.unitNumbers[places.output(at: place)] }

    /// Returns the symbols of a token, in output order.
    func states(of token: Int) -> [SymbolChange.State] { places.places(of: token).map(state) }

    private func state(at place: Int) -> SymbolChange.State {
        SymbolChange.State(
            symbol: places.symbol(at: place), type: typeName(at: place),
            path: run.resolution.graph.tokens[places.token(at: place)].path, unit: unit(at: place),
            unitLabel: run.symbols.units[unit(at: place)].label, output: places.output(at: place))
    }

    /// Returns the type of a symbol. If values have no expression, because only a template knows it, the token's type
    /// is used.
    private func typeName(at place: Int) -> String {
        let token = places.token(at: place)
        guard let type = run.resolution.types[token] else { return "" }
        let output = run.symbols.outputs[places.output(at: place)]
        return output.configuration.language.typeName(of: type, run.resolution.value(of: token)) ?? type.rawValue
    }

    /// The symbols of assets, by unit.
    var assetStates: [[(key: AssetName, value: SymbolChange.State)]] {
        run.symbols.units.enumerated().map { number, unit in
            unit.symbols.assetSymbols.map { name, symbol in
                let state = SymbolChange.State(
                    symbol: symbol, type: symbol.scope, path: name.lookupName, unit: number, unitLabel: unit.label)
                return (name, state)
            }
        }
    }

    /// Returns the states of the given symbols that exist here, for any token or asset.
    func statesBySymbol(_ wanted: some Sequence<SymbolChange.State>) -> [SymbolChange.State.Key: SymbolChange.State] {
        let keys = Set(wanted.map(\.key))
        guard !keys.isEmpty else { return [:] }
        let all = places.indices.lazy.map(state) + assetStates.joined().map(\.value)
        return Dictionary(all.filter { keys.contains($0.key) }.map { ($0.key, $0) }) { _, last in last }
    }

    /// The states of second names.
    var secondStates: [SymbolChange.State.Key: SymbolChange.State] {
        var states = additionalStates(.second)
        for key in states.keys { states[key]?.symbol = key.symbol }
        return states
    }

    /// Returns the states of tokens and assets with additional names, by name.
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
        for (output, unit) in zip(run.symbols.outputs, run.symbols.unitNumbers) {
            for name in output.assets.additionalNames where name.kind == kind {
                let symbol = Symbol(scope: output.scope, name: name.name)
                states[SymbolChange.State.Key(unit: unit, symbol: symbol)] = SymbolChange.State(
                    symbol: output.assets.symbol(at: name.position, in: output.scope), type: output.scope,
                    path: output.assets.assets[name.position].lookupName, unit: unit,
                    unitLabel: run.symbols.units[unit].label)
            }
        }
        return states
    }
}

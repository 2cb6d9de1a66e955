import AssetCatalogs
import CodeGeneration
import Diagnostics
import FileAccess

/// Finds what became of the assets of catalogs.
struct AssetComparer {
    private let old: NamedAssets
    private let new: NamedAssets
    private var folders: AssetFolders

    /// Compares the assets of two runs, each of which lie on one side of a comparison.
    init(_ old: AnalyzedTokens, _ new: AnalyzedTokens, on oldSide: ComparedSide, _ newSide: ComparedSide) {
        self.old = NamedAssets(old, oldSide)
        self.new = NamedAssets(new, newSide)
        folders = AssetFolders(oldSide.fileSystem, newSide.fileSystem)
    }

    /// Files that could not be compared.
    var diagnostics: [Diagnostic] { folders.diagnostics }

    /// The assets that changed, in the order of the new catalogs, then those that are gone, in the order of the old ones.
    mutating func changes() -> [AssetChange] {
        let matching = Matching(old.assets, new.assets)
        var changes: [AssetChange] = []
        for (asset, number) in zip(new.assets, matching.old) {
            let before = number.map { old.assets[$0] }
            let files = before.map { folders.differences($0, asset) } ?? []
            guard before == nil || !files.isEmpty else { continue }
            changes.append(AssetChange(old: before.map(old.state), new: new.state(of: asset), files: files))
        }
        let gone = zip(old.assets, matching.new).filter { $1 == nil }
        return changes + gone.map { AssetChange(old: old.state(of: $0.0)) }
    }

    /// The names in Swift that changed. One that an asset loses and another gains is still there.
    func symbolChanges() -> [SymbolChange] {
        zip(old.units, new.units).flatMap { old, new in
            (new.assets + old.assets.filter { new.symbols[AssetName($0)] == nil }).compactMap { asset in
                change(of: AssetName(asset), old, new)
            }
        }
    }

    private func change(of key: AssetName, _ old: NamedAssets.Unit, _ new: NamedAssets.Unit) -> SymbolChange? {
        let (before, now) = (old.state(of: key), new.state(of: key))
        if before?.symbol == now?.symbol { return nil }
        if now == nil, let before, new.all.contains(before.symbol) { return nil }
        if before == nil, let now, old.all.contains(now.symbol) { return nil }
        return SymbolChange(old: before, new: now)
    }
}

/// The assets of one run with their symbols.
private struct NamedAssets {
    let assets: [Asset]
    let units: [Unit]
    private let side: ComparedSide

    /// What one target has in one language.
    struct Unit {
        let assets: [Asset]
        let symbols: [AssetName: Symbol]
        let all: Set<Symbol>
        let number: Int
        let label: String

        func state(of key: AssetName) -> SymbolChange.State? {
            symbols[key].map {
                SymbolChange.State(symbol: $0, type: $0.scope, path: key.lookupName, unit: number, unitLabel: label)
            }
        }
    }

    init(_ run: AnalyzedTokens, _ side: ComparedSide) {
        self.side = side
        assets = run.catalogs.all.flatMap(\.assets)
        units = run.symbols.units.enumerated().map { number, unit in
            let named = unit.symbols.assets.filter { $0.symbol != nil }
            let symbols = Dictionary(named.compactMap { named in named.symbol.map { (AssetName(named.asset), $0) } }) {
                first, _ in first
            }
            return Unit(
                assets: named.map(\.asset), symbols: symbols, all: Set(symbols.values), number: number,
                label: unit.label)
        }
    }

    func state(of asset: Asset) -> AssetChange.State {
        let key = AssetName(asset)
        return AssetChange.State(
            asset: asset, place: side.spelling(of: asset.location.path),
            symbol: units.lazy.compactMap { $0.symbols[key] }.first)
    }
}

import AssetCatalogs
import CodeGeneration
import Diagnostics
import FileAccess

/// Finds what became of the assets of catalogs.
struct AssetComparer {
    private let old: NamedAssets
    private let new: NamedAssets
    private var folders: AssetFolders

    /// Compares the assets of two runs, each of which lie in a file system.
    init(_ old: AnalyzedTokens, _ new: AnalyzedTokens, in oldFiles: any FileSystem, _ newFiles: any FileSystem) {
        self.old = NamedAssets(old)
        self.new = NamedAssets(new)
        folders = AssetFolders(oldFiles, newFiles)
    }

    /// Files that could not be compared.
    var diagnostics: [Diagnostic] { folders.diagnostics }

    /// The assets that changed, in the order of the new catalogs, then those that are gone, in the order of the old ones.
    mutating func changes() -> [AssetChange] {
        let matching = Matching(old.assets, new.assets)
        var changes: [AssetChange] = []
        for (asset, number) in zip(new.assets, matching.old) {
            guard let before = number.map({ old.assets[$0] }) else {
                changes.append(AssetChange(kind: .added, new: new.state(of: asset)))
                continue
            }
            let files = folders.differences(before, asset)
            guard !files.isEmpty else { continue }
            changes.append(
                AssetChange(kind: .changed, old: old.state(of: before), new: new.state(of: asset), files: files))
        }
        let gone = zip(old.assets, matching.new).filter { $1 == nil }
        return changes + gone.map { AssetChange(kind: .removed, old: old.state(of: $0.0)) }
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
        switch (before, now) {
        case (let before?, let now?):
            return before.symbol == now.symbol ? nil : SymbolChange(kind: .renamed, old: before, new: now)
        case (let before?, nil):
            return new.all.contains(before.symbol) ? nil : SymbolChange(kind: .removed, old: before)
        case (nil, let now?):
            return old.all.contains(now.symbol) ? nil : SymbolChange(kind: .added, new: now)
        case (nil, nil): return nil
        }
    }
}

/// The assets of one run with their symbols.
private struct NamedAssets {
    let assets: [Asset]
    let units: [Unit]

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

    init(_ run: AnalyzedTokens) {
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
            asset: asset, place: asset.location.path, symbol: units.lazy.compactMap { $0.symbols[key] }.first)
    }
}

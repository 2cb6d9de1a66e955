import AssetCatalogs
import CodeGeneration
import Diagnostics
import FileAccess

/// Finds the changed assets of catalogs.
struct AssetComparer {
    private let old: ComparedAssets
    private let new: ComparedAssets
    private var folders: AssetFolders

    /// Compares the assets of two runs, one for each side.
    init(_ old: AnalyzedTokens, _ new: AnalyzedTokens, on oldSide: ComparedSide, _ newSide: ComparedSide) {
        self.old = ComparedAssets(old, oldSide)
        self.new = ComparedAssets(new, newSide)
        folders = AssetFolders(oldFiles: oldSide.fileSystem, newFiles: newSide.fileSystem)
    }

    /// Diagnostics about files that cannot be compared.
    var diagnostics: [Diagnostic] { folders.diagnostics }

    /// Returns the changed assets in the order of the new catalogs, then the removed ones in the order of the old ones.
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
}

/// The assets of one run with their symbols.
private struct ComparedAssets {
    let assets: [Asset]
    private let symbols: [AssetName: Symbol]
    private let side: ComparedSide

    init(_ run: AnalyzedTokens, _ side: ComparedSide) {
        self.side = side
        assets = run.catalogs.all.flatMap(\.assets)
        symbols = Dictionary(run.symbols.units.flatMap(\.symbols.assetSymbols)) { first, _ in first }
    }

    func state(of asset: Asset) -> AssetChange.State {
        AssetChange.State(
            asset: asset, place: side.spelling(of: asset.location.path), symbol: symbols[AssetName(asset)])
    }
}

extension SymbolTable {
    /// The names of the assets with symbols.
    var assetSymbols: [(AssetName, Symbol)] {
        assets.compactMap { named in named.symbol.map { (AssetName(named.asset), $0) } }
    }
}

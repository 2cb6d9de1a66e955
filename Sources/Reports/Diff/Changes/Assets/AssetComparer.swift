import AssetCatalogs
import CodeGeneration
import Diagnostics
import FileAccess

/// Finds the changed assets of catalogs.
struct AssetComparer {
    private let old: ComparedAssets
    private let new: ComparedAssets
    private var folders: AssetFolders
    /// The assets with another name or place.
    private(set) var renamed = RenamedAssets()

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
        let matching = matching()
        var changes: [AssetChange] = []
        for (asset, number) in zip(new.assets, matching.old) {
            guard let number else {
                if new.isReported(asset) { changes.append(AssetChange(new: new.state(of: asset))) }
                continue
            }
            let before = old.assets[number]
            let (oldState, newState) = states(before, asset)
            if oldState.path != newState.path { renamed.add(before, asset) }
            guard new.isReported(asset) else { continue }
            let isRenamed = before.lookupName != asset.lookupName
            let files = isRenamed ? [] : folders.differences(before, asset)
            guard oldState.path != newState.path || !files.isEmpty else { continue }
            changes.append(AssetChange(old: oldState, new: newState, files: files))
        }
        let gone = zip(old.assets, matching.new).filter { $1 == nil && old.isReported($0) }
        return changes + gone.map { AssetChange(old: old.state(of: $0.0)) }
    }

    /// Returns the states of an asset, with the names of its catalogs if it moved from one to the other.
    private func states(_ before: Asset, _ now: Asset) -> (old: AssetChange.State, new: AssetChange.State) {
        var (oldState, newState) = (old.state(of: before), new.state(of: now))
        guard let oldCatalog = AssetCatalog.path(around: before.location.path),
            let newCatalog = AssetCatalog.path(around: now.location.path), oldCatalog != newCatalog,
            new.catalogs.contains(oldCatalog) || old.catalogs.contains(newCatalog)
        else { return (oldState, newState) }
        oldState.path = FilePath.join(FilePath.lastComponent(of: oldCatalog), oldState.path)
        newState.path = FilePath.join(FilePath.lastComponent(of: newCatalog), newState.path)
        return (oldState, newState)
    }

    /// Matches assets by name, and the others by content.
    private mutating func matching() -> Matching {
        var matching = Matching(old.assets, new.assets)
        let before = zip(old.assets, matching.new).map { $1 == nil ? AssetShape($0) : nil }
        let now = zip(new.assets, matching.old).map { $1 == nil ? AssetShape($0) : nil }
        // Only assets on both sides must be read.
        let shared = Set(before.compactMap(\.self)).intersection(now.compactMap(\.self))
        guard !shared.isEmpty else { return matching }
        let oldContents = zip(old.assets, before).map { asset, shape in
            shape.map(shared.contains) == true ? AssetContent(asset, folders.oldFiles) : nil
        }
        let newContents = zip(new.assets, now).map { asset, shape in
            shape.map(shared.contains) == true ? AssetContent(asset, folders.newFiles) : nil
        }
        matching.joinUnique(
            zip(old.assets, oldContents).map { asset, content in content.map { NamedContent(asset.name, $0) } },
            zip(new.assets, newContents).map { asset, content in content.map { NamedContent(asset.name, $0) } })
        matching.joinUnique(oldContents, newContents)
        return matching
    }

    private struct NamedContent: Hashable {
        let name: String
        let content: AssetContent

        init(_ name: String, _ content: AssetContent) { (self.name, self.content) = (name, content) }
    }
}

/// The assets with another name or place.
struct RenamedAssets {
    /// The new names by the old ones.
    private(set) var names: [AssetName: AssetName] = [:]
    /// The new paths of tokens by the old ones, for color sets.
    private(set) var tokenPaths: [String: String] = [:]

    fileprivate mutating func add(_ old: Asset, _ new: Asset) {
        if AssetName(old) != AssetName(new) { names[AssetName(old)] = AssetName(new) }
        guard old.kind == .color else { return }
        let (oldPath, newPath) = (CatalogTokens.path(of: old), CatalogTokens.path(of: new))
        if oldPath != newPath { tokenPaths[oldPath] = newPath }
    }
}

/// The assets of one run with their symbols.
private struct ComparedAssets {
    /// The assets of the catalogs, then the color sets of catalogs that are only sources of tokens.
    let assets: [Asset]
    /// The paths of the catalogs.
    let catalogs: Set<String>
    private let sources: Set<String>
    private let symbols: [AssetName: Symbol]
    private let side: ComparedSide

    init(_ run: AnalyzedTokens, _ side: ComparedSide) {
        self.side = side
        let own = Set(run.catalogs.all.map { FilePath.normalized($0.path) })
        let sources = run.catalogs.sources.filter { !own.contains(FilePath.normalized($0.path)) }
        let sets = sources.flatMap { $0.assets(.color) }
        assets = run.catalogs.all.flatMap(\.assets) + sets
        catalogs = own.union(sources.map { FilePath.normalized($0.path) })
        self.sources = Set(sets.map(\.location.path))
        symbols = Dictionary(run.symbols.units.flatMap(\.symbols.assetSymbols)) { first, _ in first }
    }

    /// Returns whether changes of an asset are listed. A color set that is only a source of tokens is compared as a
    /// token.
    func isReported(_ asset: Asset) -> Bool { !sources.contains(asset.location.path) }

    func state(of asset: Asset) -> AssetChange.State {
        AssetChange.State(
            asset: asset, place: side.spelling(of: asset.location.path), path: asset.pathInCatalog,
            symbol: symbols[AssetName(asset)])
    }
}

extension SymbolTable {
    /// The names of the assets with symbols.
    var assetSymbols: [(AssetName, Symbol)] {
        assets.compactMap { named in named.symbol.map { (AssetName(named.asset), $0) } }
    }
}

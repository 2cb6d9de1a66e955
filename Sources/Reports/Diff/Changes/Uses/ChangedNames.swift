import AssetCatalogs
import CodeGeneration
import DesignTokens
import SwiftSources

/// The names whose uses a comparison searches: those that break, followed by those with another value.
struct ChangedNames {
    private(set) var all: [NameUsage] = []
    /// The number of names that break.
    private(set) var brokenCount = 0
    /// All generated names of the old state, and Xcode's names for the assets in ``all``.
    private(set) var searched: [SearchedSymbol]
    /// The texts of ``searched``.
    private(set) var texts: [String]
    /// The index in ``all`` of each of ``searched``; `nil` for names that have not changed.
    private(set) var owners: [Int?]
    /// The assets in ``all``, without duplicates.
    private(set) var assets: [SearchedAsset] = []

    private let known: Set<Symbol>
    private var added: Set<Symbol> = []

    init(_ old: AnalyzedTokens, _ new: AnalyzedTokens, _ comparison: TokenComparison) {
        let names = GeneratedNames(old)
        (searched, texts) = (names.searched, names.symbols.map(\.text))
        known = Set(names.symbols)
        owners = names.symbols.map { _ in nil }
        let (before, now) = (LoadableAssets(old), LoadableAssets(new))
        for state in comparison.symbols.filter(\.isBreaking).compactMap(\.old) {
            let asset = before.asset(of: state).flatMap { now.contains($0) ? nil : $0 }
            add(NameUsage(symbol: state.symbol, path: state.path, asset: asset))
        }
        for asset in before.all where !now.contains(asset) {
            add(NameUsage(symbol: nil, path: asset.name, asset: asset))
        }
        brokenCount = all.count
        for name in Self.revaluedTokens(old, new, comparison.pairs, now) { add(name) }
        for state in comparison.assets.filter({ $0.kind == .changed }).compactMap(\.new) {
            add(NameUsage(symbol: state.symbol, path: state.asset.lookupName, asset: SearchedAsset(state.asset)))
        }
        let owned = Dictionary(
            all.enumerated().compactMap { number, name in name.symbol.map { ($0, number) } }
        ) { first, _ in first }
        for number in names.symbols.indices { owners[number] = owned[names.symbols[number]] }
        addNamesOfXcode(besides: now)
    }

    /// Adds a name, unless its symbol or asset was already added. Only old symbols can be in code.
    private mutating func add(_ name: NameUsage) {
        var name = name
        if let asset = name.asset, assets.contains(asset) { name.asset = nil }
        if let symbol = name.symbol, !known.contains(symbol) || !added.insert(symbol).inserted {
            guard !known.contains(symbol), name.asset != nil else { return }
            name = NameUsage(symbol: nil, path: name.path, asset: name.asset)
        }
        if let asset = name.asset { assets.append(asset) }
        if name.symbol != nil || name.asset != nil { all.append(name) }
    }

    /// Adds the symbols that Xcode declares for the assets, such as `ImageResource.tick`, to the names with the same
    /// spelling or as separate names. An asset that still exists can have the same symbol.
    private mutating func addNamesOfXcode(besides now: LoadableAssets) {
        for (number, name) in all.enumerated() {
            guard let asset = name.asset, let symbol = asset.symbolOfXcode,
                number >= brokenCount || !now.symbolsOfXcode.contains(symbol)
            else { continue }
            let own = owners.firstIndex(of: number)
            let isAlike = own.map { searched[$0].name == symbol.name && !searched[$0].valueTypes.isEmpty } ?? false
            if let own, isAlike, !symbol.valueTypes.isEmpty {
                searched[own].valueTypes += symbol.valueTypes.filter { !searched[own].valueTypes.contains($0) }
            } else {
                searched.append(symbol)
                texts.append((symbol.scope + [symbol.name]).joined(separator: "."))
                owners.append(number)
            }
        }
    }

    /// The names of tokens whose value changed in any mode, directly or through references, and of color sets that are
    /// such tokens.
    private static func revaluedTokens(
        _ old: AnalyzedTokens, _ new: AnalyzedTokens, _ pairs: Matching, _ assets: LoadableAssets
    ) -> [NameUsage] {
        let modes = ModeMatching(old.resolution.modes, new.resolution.modes).all
        let graph = new.resolution.graph
        let hasOtherValue = { (token: Int) in
            pairs.old[token].map { self.hasOtherValue($0, token, in: modes, old, new) } ?? false
        }
        let symbols = new.swiftOutputs.flatMap(\.tokenSymbols)
        let names = symbols.map { symbol, token -> (Int, NameUsage) in
            let path = graph.tokens[token].path
            return (token, NameUsage(symbol: symbol, path: path, asset: assets.asset(ofToken: path)))
        }
        let withSymbols = Set(symbols.map(\.token))
        let others = graph.tokens.indices.compactMap { token -> (Int, NameUsage)? in
            guard !withSymbols.contains(token), let asset = assets.asset(ofToken: graph.tokens[token].path) else {
                return nil
            }
            return (token, NameUsage(symbol: nil, path: asset.name, asset: asset))
        }
        return (names + others).filter { hasOtherValue($0.0) }.map(\.1)
    }

    private static func hasOtherValue(
        _ oldToken: Int, _ newToken: Int, in modes: [ModeMatching.Pair], _ old: AnalyzedTokens, _ new: AnalyzedTokens
    ) -> Bool {
        modes.contains { mode in
            let (before, now) = (old.resolution.modes[mode.old], new.resolution.modes[mode.new])
            let value = before.value(of: oldToken).inPoints(baseFontSize: old.configuration.baseFontSize)
            return !value.isSame(as: now.value(of: newToken).inPoints(baseFontSize: new.configuration.baseFontSize))
        }
    }
}

/// The assets of a run that code can load by their names.
private struct LoadableAssets {
    /// The assets in the order of their catalogs, without duplicates.
    private(set) var all: [SearchedAsset] = []
    private var known: Set<SearchedAsset> = []
    private var byToken: [String: SearchedAsset] = [:]
    private var bySymbol: [Symbol: SearchedAsset] = [:]
    private(set) var symbolsOfXcode: Set<SearchedSymbol> = []

    init(_ run: AnalyzedTokens) {
        for catalog in run.catalogs.all + run.catalogs.sources {
            for asset in catalog.assets { add(asset) }
        }
        for catalog in run.catalogs.sources {
            for set in catalog.assets(.color) {
                let path = CatalogTokens.path(of: set)
                for path in [path, "\(path).\(String.rootTokenName)"] { byToken[path] = SearchedAsset(set) }
            }
        }
        for output in run.swiftOutputs {
            for (position, asset) in output.assets.assets.enumerated() {
                bySymbol[output.assets.symbol(at: position, in: output.scope)] = SearchedAsset(asset)
            }
        }
    }

    private mutating func add(_ asset: Asset) {
        guard let asset = SearchedAsset(asset), known.insert(asset).inserted else { return }
        all.append(asset)
        if let symbol = asset.symbolOfXcode { symbolsOfXcode.insert(symbol) }
    }

    func contains(_ asset: SearchedAsset) -> Bool { known.contains(asset) }

    /// Returns the asset that is a token.
    func asset(ofToken path: String) -> SearchedAsset? { byToken[path] }

    /// Returns the asset with a symbol, or the color set of the token with it.
    func asset(of state: SymbolChange.State) -> SearchedAsset? { bySymbol[state.symbol] ?? byToken[state.path] }
}

extension SearchedAsset {
    /// Creates an asset to search; `nil` if code cannot load assets of its kind by name.
    fileprivate init?(_ asset: Asset) {
        guard let kind = AssetPosition.Kind(asset.kind) else { return nil }
        self.init(name: asset.lookupName, kind: kind)
    }

    /// The symbol that Xcode declares; `nil` for data, and for names in namespaces, which are nested types. A color
    /// with a name of the system needs a qualified name.
    fileprivate var symbolOfXcode: SearchedSymbol? {
        guard kind != .data, !name.contains("/"), let symbol = XcodeSymbol.name(of: name) else { return nil }
        let resource = kind == .color ? "ColorResource" : "ImageResource"
        let types = kind == .color ? ["Color", "ShapeStyle", "UIColor", "NSColor"] : ["UIImage", "NSImage"]
        let isOfSystem = types.contains { Dialects.usual.owner(of: symbol, in: $0) != nil }
        return SearchedSymbol(name: symbol, scope: [resource], valueTypes: isOfSystem ? [] : [resource] + types)
    }
}

extension AssetPosition.Kind {
    /// The position that loads assets of a kind; `nil` if none does.
    package init?(_ kind: AssetKind) {
        switch kind {
        case .image, .symbol: self = .image
        case .color: self = .color
        case .data: self = .data
        default: return nil
        }
    }
}

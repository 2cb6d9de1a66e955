import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics
import Reports

/// The assets and tokens that an app could mention, and those that it mentions.
struct UnusedNames {
    /// An asset with the names that code can use for it.
    struct NamedAsset {
        let asset: Asset
        let names: [String]
    }

    private(set) var assets: [NamedAsset] = []
    /// The generated names of each token.
    private(set) var tokens: [Int: [String]] = [:]
    let resolution: Resolution
    /// The names that are used although the app does not mention them.
    let elsewhere: UsedElsewhere

    init(_ run: AnalyzedTokens, _ catalogs: [AssetCatalog]) {
        resolution = run.resolution
        elsewhere = UsedElsewhere(run.configuration.lint.usedElsewhere)
        var symbols: [AssetName: [String]] = [:]
        for output in run.swiftOutputs {
            for (position, asset) in output.assets.assets.enumerated() {
                symbols[AssetName(asset), default: []].append(output.assets.names[position])
            }
            for (symbol, token) in output.tokenSymbols { tokens[token, default: []].append(symbol.name) }
        }
        // Code can also load the color set of a token by its name, or use a declaration of its own with that name.
        var namedSets: Set<String> = []
        for (token, lookupName) in run.symbols.readColorSets {
            if tokens[token] != nil { namedSets.insert(lookupName) }
            let name = lookupName.split(separator: "/").last.map(String.init) ?? lookupName
            let isUsed = Asset.namesInSettings.contains(name)
            tokens[token] = isUsed ? nil : tokens[token].map { $0 + Self.names(ofAsset: name, lookupName) }
        }
        // A color set that a token is read from is a token if an output has it.
        let sources = Set(run.catalogs.sources.map(\.path))
        for catalog in catalogs {
            for asset in catalog.assets where [.image, .symbol, .color, .data].contains(asset.kind) {
                let isToken =
                    asset.kind == .color && sources.contains(catalog.path) && namedSets.contains(asset.lookupName)
                if asset.isNamedInSettings || isToken { continue }
                let names = Self.names(ofAsset: asset.name, asset.lookupName)
                assets.append(NamedAsset(asset: asset, names: names + (symbols[AssetName(asset)] ?? [])))
            }
        }
    }

    private static func names(ofAsset name: String, _ lookupName: String) -> [String] {
        [lookupName, name, XcodeSymbol.name(of: name) ?? name]
    }

    /// All names to look for, without the backticks of keywords.
    var names: [String] {
        (assets.flatMap(\.names) + tokens.values.joined()).map { $0.filter { $0 != "`" } }
    }

    /// The patterns of names that are used elsewhere, but that match no name.
    var unusedPatterns: [Located<String>] {
        elsewhere.unusedPatterns(among: assets.lazy.map(\.asset), resolution.graph.tokens.lazy.map(\.path))
    }

    func isMentioned(_ names: [String], _ mentions: NameMentions) -> Bool {
        names.contains { name in mentions.contains(name.filter { $0 != "`" }) }
    }

    /// The number of names in a group that are reported individually.
    private static let groupLimit = 8

    /// The advice if nothing of a catalog or palette is used: its users are elsewhere, or not written yet.
    static let adviceOnUnsearched =
        "if other code uses them, or their names are built at run time, list them in \"usedElsewhere\" of \"lint\""

    /// Unused names of one group.
    struct Group<Name> {
        let names: [Name]
        /// The number of all names in the group, if too many are unused to report them individually.
        let total: Int?
        /// Whether the group is a catalog or palette of which nothing is used.
        let isWhole: Bool
    }

    /// Returns names by group, or by the catalog or palette around several groups if nothing in it is used.
    static func grouped<Name>(
        _ unused: [Name], among all: [Name], by group: (Name) -> String, in whole: (Name) -> String
    ) -> [Group<Name>] {
        let (wholeCounts, unusedCounts) = (counts(of: all, by: whole), counts(of: unused, by: whole))
        func key(of name: Name) -> [String] {
            let place = whole(name)
            let isUsed = unusedCounts[place] != wholeCounts[place]
            return isUsed || unusedCounts[place, default: 0] <= groupLimit ? [group(name)] : ["", place]
        }
        let totals = counts(of: all, by: key(of:))
        let groups = Dictionary(grouping: unused, by: key(of:))
        return unused.map(key(of:)).uniqueInOrder.map { key in
            let names = groups[key] ?? []
            return Group(names: names, total: names.count > groupLimit ? totals[key] : nil, isWhole: key.count > 1)
        }
    }

    private static func counts<Name, Key: Hashable>(of names: [Name], by key: (Name) -> Key) -> [Key: Int] {
        Dictionary(names.map { (key($0), 1) }, uniquingKeysWith: +)
    }
}

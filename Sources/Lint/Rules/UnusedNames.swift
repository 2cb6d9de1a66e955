import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics
import Reports

/// The assets and tokens that an app could mention, and those that it does.
struct UnusedNames {
    /// An asset with the names that code can use for it.
    private struct NamedAsset {
        let asset: Asset
        let names: [String]
    }

    private var assets: [NamedAsset] = []
    /// The generated names of each token.
    private var tokens: [Int: [String]] = [:]
    private let resolution: Resolution
    /// The names that are used although the app does not mention them.
    private let elsewhere: UsedElsewhere

    /// Names that Xcode's build settings refer to.
    private static let namesInSettings: Set<String> = ["AccentColor", "WidgetBackground", "LaunchBackground"]

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
        // The color sets that tokens are read from are tokens.
        let sources = Set(run.catalogs.sources.map(\.path))
        for catalog in catalogs {
            for asset in catalog.assets where [.image, .symbol, .color, .data].contains(asset.kind) {
                if Self.namesInSettings.contains(asset.name) || asset.kind == .color && sources.contains(catalog.path) {
                    continue
                }
                let names = [asset.lookupName, asset.name, XcodeSymbol.name(of: asset.name) ?? asset.name]
                assets.append(NamedAsset(asset: asset, names: names + (symbols[AssetName(asset)] ?? [])))
            }
        }
    }

    /// All names to look for, without the backticks of keywords.
    var names: [String] {
        (assets.flatMap(\.names) + tokens.values.joined()).map { $0.filter { $0 != "`" } }
    }

    /// Returns the assets that are not mentioned.
    func assetFindings(_ mentions: NameMentions) -> [RuleFinding] {
        let unused = assets.filter { !elsewhere.contains($0.asset) && !isMentioned($0.names, mentions) }
        return Self.grouped(unused.map(\.asset), among: assets.map(\.asset), by: \.folder).flatMap { assets, total in
            guard let total else { return assets.map { $0.unused } }
            let names = assets.prefix(3).map { "'\($0.lookupName)'" }.joined(separator: ", ")
            return [
                Diagnostic(
                    .note, .assetUnused,
                    "code does not name \(assets.count) of \(total) assets in '\(assets[0].folder)': \(names)…",
                    at: assets[0].location,
                    advice: "remove them, or except them if their names are built at run time"
                ).about(assets.map(\.pathInCatalog))
            ]
        }
    }

    /// Returns the tokens that are not mentioned, and that no mentioned token refers to, without those with some paths.
    func tokenFindings(_ mentions: NameMentions, without paths: Set<String>) -> [RuleFinding] {
        let named = tokens.keys.filter { token in
            let path = path(token)
            return paths.contains(path) || elsewhere.contains(token: path) || isMentioned(tokens[token] ?? [], mentions)
        }
        let used = resolution.tokens(behind: Set(named))
        let graph = resolution.graph
        let all = tokens.keys.sorted()
        let group = { (token: Int) in graph.groups[graph.tokens[token].group].path }
        return Self.grouped(all.filter { !used.contains($0) }, among: all, by: group).flatMap { tokens, total in
            guard let total else { return tokens.map { finding([$0], "code does not use the token '\(path($0))'") } }
            let names = tokens.prefix(3).map { "'\(path($0))'" }.joined(separator: ", ")
            let place = group(tokens[0]).isEmpty ? "" : " in '\(group(tokens[0]))'"
            return [finding(tokens, "code does not use \(tokens.count) of \(total) tokens\(place): \(names)…")]
        }
    }

    /// The patterns of names that are used elsewhere and match none.
    var unusedPatterns: [Located<String>] {
        elsewhere.unusedPatterns(among: assets.lazy.map(\.asset), resolution.graph.tokens.lazy.map(\.path))
    }

    private func path(_ token: Int) -> String { resolution.graph.tokens[token].path }

    private func finding(_ tokens: [Int], _ message: String) -> RuleFinding {
        Diagnostic(
            .note, .tokenUnused, message, at: resolution.graph.location(of: tokens[0]),
            advice: "remove it from the design, or leave it out of the outputs"
        ).about(tokens.map(path))
    }

    private func isMentioned(_ names: [String], _ mentions: NameMentions) -> Bool {
        names.contains { name in mentions.contains(name.filter { $0 != "`" }) }
    }

    /// The number of names of a group that are reported one by one.
    private static let groupLimit = 8

    /// Returns names by group, with the number of all in the group if there are too many to report one by one.
    private static func grouped<Name>(
        _ unused: [Name], among all: [Name], by group: (Name) -> String
    ) -> [(names: [Name], total: Int?)] {
        let totals = Dictionary(all.map { (group($0), 1) }, uniquingKeysWith: +)
        var places: [String: Int] = [:]
        var groups: [(names: [Name], total: Int?)] = []
        for name in unused {
            let key = group(name)
            if let place = places[key] {
                groups[place].names.append(name)
            } else {
                places[key] = groups.count
                groups.append(([name], nil))
            }
        }
        return groups.map { names, _ in (names, names.count > groupLimit ? totals[group(names[0])] : nil) }
    }
}

extension Asset {
    /// The folder that contains the asset, from the catalog down.
    fileprivate var folder: String {
        let path = location.path.split(separator: "/").dropLast()
        let catalog = path.lastIndex { $0.hasSuffix(".xcassets") } ?? path.startIndex
        return path[catalog...].joined(separator: "/")
    }

    /// The finding that code does not name the asset.
    fileprivate var unused: RuleFinding {
        Diagnostic(
            .note, .assetUnused, "code does not name the \(kind.noun) '\(lookupName)'", at: location,
            advice: "remove it, or except it if its name is built at run time"
        ).about(pathInCatalog)
    }
}

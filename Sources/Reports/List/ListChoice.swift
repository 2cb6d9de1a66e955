import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics

/// The selected tokens and assets.
package struct ListChoice: Sendable {
    package let all: InspectedTokens
    package let tokens: [InspectedToken]
    package let assets: [Asset]
    /// The mode of the values; `nil` for all.
    package let mode: Int?
    package let isOfLeftOut: Bool
    /// Diagnostics about options without matches.
    package let diagnostics: [Diagnostic]

    /// Selects tokens and assets.
    ///
    /// - Parameters:
    ///   - all: The tokens and assets to select from.
    ///   - paths: `--group`: paths of groups and tokens, and patterns.
    ///   - types: `--type`: types of tokens, and kinds of assets.
    ///   - isOfUnused: `--unused`: only those that no output selects and no token refers to.
    ///   - isOfLeftOut: `--left-out`: only tokens that are left out, with reasons.
    ///   - modeName: `--mode`: the mode of the values; `nil` for all.
    package init(
        _ all: InspectedTokens, groups paths: [String] = [], types: [String] = [], isOfUnused: Bool = false,
        isOfLeftOut: Bool = false, mode modeName: String? = nil
    ) {
        self.all = all
        self.isOfLeftOut = isOfLeftOut
        let search = ListSearch(all)
        let groups = GroupChoice(paths, all.graph)
        mode = modeName.flatMap(search.mode)
        diagnostics =
            groups.unknown.map(search.unknownGroup) + types.compactMap(search.unknownType)
            + [modeName].compactMap(\.self).compactMap(search.unknownMode)
        let types = Set(types)
        tokens = (isOfLeftOut ? all.leftOut : all.usable).filter { token in
            (types.isEmpty || token.type.map { types.contains($0.rawValue) } ?? false) && groups.contains(token)
                && (!isOfUnused || token.isUnused)
        }
        // Assets are in no group, look the same in all modes, and are never left out.
        let hasAssets = paths.isEmpty && modeName == nil && !isOfLeftOut
        assets = (hasAssets ? all.assets : []).filter { asset in
            (types.isEmpty || types.contains(asset.kind.rawValue))
                && (!isOfUnused || all.symbol(of: asset) == nil)
        }
    }
}

/// The tokens at or in some paths.
private struct GroupChoice {
    private let tree: GroupTree?
    private let groups: Set<Int>
    private let tokens: Set<Int>
    /// The paths without a token or group.
    let unknown: [String]

    init(_ paths: [String], _ graph: TokenGraph) {
        let tree = paths.isEmpty ? nil : GroupTree(graph)
        let found = paths.map { path in
            NamePattern.isPattern(path) ? tree?.matches(of: path, in: graph).map(\.path) ?? [] : [path]
        }
        groups = Set(found.joined().compactMap(graph.group))
        tokens = Set(found.joined().flatMap { graph.tokens(at: $0) })
        unknown = zip(paths, found).filter { _, found in
            found.allSatisfy { graph.group(at: $0) == nil && graph.token(at: $0) == nil }
        }.map(\.0)
        self.tree = tree
    }

    func contains(_ token: InspectedToken) -> Bool {
        guard let tree else { return true }
        return tokens.contains(token.number) || tree.isInside(token.token.group, groups)
    }
}

/// Looks up the names in options, and reports unknown ones.
private struct ListSearch {
    let all: InspectedTokens

    init(_ all: InspectedTokens) { self.all = all }

    private var modeNames: [String] { all.resolution.modes.map(\.name) }

    func mode(named name: String) -> Int? { NameLookup(modeNames).place(of: name) }

    func unknownMode(_ name: String) -> Diagnostic? {
        guard mode(named: name) == nil else { return nil }
        let names = modeNames.filter { !$0.isEmpty }
        let otherwise =
            names.isEmpty ? "the token files have no modes" : "the modes are \(names.joined(separator: ", "))"
        let advice = NameLookup(names).advice(for: name, otherwise: otherwise)
        return Diagnostic(.error, .notFound, "cannot find the mode '\(name)'", advice: advice)
    }

    func unknownType(_ name: String) -> Diagnostic? {
        let names = (TokenType.allCases.map(\.rawValue) + AssetKind.allCases.map(\.rawValue)).uniqueInOrder
        guard !names.contains(name) else { return nil }
        return notFound(
            "no token has the type '\(name)', and no asset has that kind", name, names,
            "the types are \(TokenType.allCases.map(\.rawValue).joined(separator: ", "))")
    }

    func unknownGroup(_ path: String) -> Diagnostic {
        notFound(
            "no group or token \(NamePattern.isPattern(path) ? "matches" : "has the path") '\(path)'", path,
            all.graph.groups.lazy.map(\.path), "run 'TokenGenerator list' to see the paths of all tokens")
    }

    private func notFound(
        _ message: String, _ name: String, _ known: some Sequence<String>, _ otherwise: String
    ) -> Diagnostic {
        Diagnostic(
            .error, .notFound, message, advice: NearestName.advice(for: name, among: known, otherwise: otherwise))
    }
}

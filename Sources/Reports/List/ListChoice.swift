import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics

/// What of a run is listed, as the command line asks for it.
package struct ListRequest: Sendable {
    /// `--group`: paths of groups and tokens, and patterns.
    package var groups: [String] = []
    /// `--type`: types of tokens, and kinds of assets.
    package var types: [String] = []
    /// `--unused`: what no output takes and nobody refers to.
    package var isOfUnused = false
    /// `--left-out`: what cannot be used, and why.
    package var isOfLeftOut = false
    /// `--mode`: the mode that values are of, instead of all.
    package var mode: String?

    package init() {}
}

/// The tokens and assets that are listed.
package struct ListChoice: Sendable {
    package let all: InspectedTokens
    package let tokens: [InspectedToken]
    package let assets: [Asset]
    /// The mode that values are of; `nil` for all.
    package let mode: Int?
    package let isOfLeftOut: Bool
    /// What was asked for and is not there.
    package let diagnostics: [Diagnostic]

    package init(_ all: InspectedTokens, _ request: ListRequest = ListRequest()) {
        self.all = all
        isOfLeftOut = request.isOfLeftOut
        let search = ListSearch(all)
        let groups = GroupChoice(request.groups, all.graph)
        mode = request.mode.flatMap(search.mode)
        diagnostics =
            groups.unknown.map(search.unknownGroup) + request.types.compactMap(search.unknownType)
            + [request.mode].compactMap(\.self).compactMap(search.unknownMode)
        let types = Set(request.types)
        tokens = (isOfLeftOut ? all.leftOut : all.usable).filter { token in
            (types.isEmpty || token.type.map { types.contains($0.rawValue) } ?? false) && groups.contains(token)
                && (!request.isOfUnused || token.isUnused)
        }
        // An asset is in no group of tokens, has one look for every mode, and is never left out.
        let hasAssets = request.groups.isEmpty && request.mode == nil && !isOfLeftOut
        assets = (hasAssets ? all.assets : []).filter { asset in
            (types.isEmpty || types.contains(asset.kind.rawValue))
                && (!request.isOfUnused || all.symbol(of: asset) == nil)
        }
    }
}

/// The tokens at and below some paths.
private struct GroupChoice {
    private let tree: GroupTree?
    private let groups: Set<Int>
    private let tokens: Set<Int>
    /// The paths at which nothing stands.
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

/// Looks up what the options name, and says what is not there.
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
        return Diagnostic(.error, .notFound, "no mode is called \"\(name)\"", advice: advice)
    }

    func unknownType(_ name: String) -> Diagnostic? {
        let names = (TokenType.allCases.map(\.rawValue) + AssetKind.allCases.map(\.rawValue)).uniqueInOrder
        guard !names.contains(name) else { return nil }
        return notFound(
            "no token has the type \"\(name)\", and no asset is of that kind", name, names,
            "the types are \(TokenType.allCases.map(\.rawValue).joined(separator: ", "))")
    }

    func unknownGroup(_ path: String) -> Diagnostic {
        notFound(
            "no group or token \(NamePattern.isPattern(path) ? "fits" : "has the path") \"\(path)\"", path,
            all.graph.groups.lazy.map(\.path), "TokenGenerator list shows the paths of all tokens")
    }

    private func notFound(
        _ message: String, _ name: String, _ known: some Sequence<String>, _ otherwise: String
    ) -> Diagnostic {
        Diagnostic(
            .error, .notFound, message, advice: NearestName.advice(for: name, among: known, otherwise: otherwise))
    }
}

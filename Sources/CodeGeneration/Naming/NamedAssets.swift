import AssetCatalogs
import Diagnostics

/// The selected assets of an output with their names, by category.
package struct NamedAssets: Sendable {
    package private(set) var assets: [Asset] = []
    package private(set) var names: [String] = []
    /// The nested types around each asset, outermost first.
    package private(set) var types: [[String]] = []
    /// The categories with assets, each with its range in ``assets``.
    package private(set) var categories: [(names: [String], range: Range<Int>)] = []
    /// The additional names of assets, kind by kind; all are members of the output's own type.
    package private(set) var additionalNames: [AdditionalName] = []
    /// The names of cases without an asset.
    package private(set) var cases: [String] = []
    /// The contested names of assets, with the types around them and their diagnostics.
    package private(set) var withheld: [(name: String, types: [String], contest: Diagnostic)] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// Whether the outermost types in that of the output stand for the catalogs.
    private(set) var hasCatalogTypes = false
    /// The selected assets, including those without a name.
    package private(set) var selected: [Asset] = []

    /// The names that were granted first.
    private var claims: [Claim] = []

    private struct Claim {
        var asset: Asset
        var name: String
        var types: [String]
        var scope: Int32
        var number: Int
    }

    package init() {}

    /// Selects and names the assets of an output, without regard to other outputs.
    package init(_ catalogs: [AssetCatalog], _ output: OutputConfiguration) {
        var namespace = Namespace(graph: nil, language: output.language)
        self.init(catalogs, output, &namespace)
        giveNames(output, &namespace)
        diagnostics += namespace.diagnostics
    }

    /// Selects the assets of an output, and claims their names. They get them from ``giveNames(_:_:)``.
    init(_ catalogs: [AssetCatalog], _ output: OutputConfiguration, _ namespace: inout Namespace) {
        let naming = OutputNaming(output, separator: PathRules.assetSeparator)
        let chosen = output.assets.chosen(from: catalogs, output.declaration)
        selected = chosen.map(\.asset)
        hasCatalogTypes =
            output.declaration.assetNames == .swiftGen
            && (output.assets.areInCatalogTypes || output.assets.named(among: catalogs).count > 1)
        diagnostics = output.assets.unknownPlaces(in: catalogs)
        // In an output with tokens, the rules may be for the tokens.
        if !output.takesTokens { diagnostics += unknownRules(output.names) }
        let own = output.declaration.ownAssetNames(in: output.language)
        namespace.declare(own.members, in: output.scopeName)
        var spellings = TypeSpellings(reserved: own.types)
        let named = chosen.map { [hasCatalogTypes] chosen in
            var (types, name) = naming.name(of: chosen.asset)
            if hasCatalogTypes { types.insert(naming.assetTypeName(chosen.catalog.name), at: 0) }
            types = spellings.spelling(of: types)
            let number = namespace.number(of: chosen.asset)
            // Assets in a folder without a valid name get no name.
            let scope = types.contains("") ? nil : namespace.enter([output.scopeName] + types, group: number)
            return Claim(
                asset: chosen.asset, name: scope == nil ? "" : name, types: types, scope: scope ?? 0, number: number)
        }
        cases = output.assets.cases.compactMap { text in
            let name = naming.memberName([text.value])
            return namespace.claim(case: name, in: output.scopeName, for: text) ? name : nil
        }
        claims = named.filter { claim in
            if case .granted = namespace.claim(claim.name, scope: claim.scope, by: claim.number) { true } else { false }
        }
    }

    /// Gives the assets the names that nothing else in the scope asks for. Call this after all names are claimed.
    mutating func giveNames(_ output: OutputConfiguration, _ namespace: inout Namespace) {
        var numbers: [Int] = []
        for claim in claims {
            guard let contest = namespace.contest(for: claim.name, scope: claim.scope) else {
                add(claim)
                numbers.append(claim.number)
                continue
            }
            if let diagnostic = contest.diagnostic, output.language.abilities.contains(.unavailableMembers) {
                withheld.append((claim.name, claim.types, diagnostic))
            }
        }
        claims = []
        for kind in AdditionalName.Kind.allCases { addNames(kind, output, numbers, &namespace) }
    }

    private mutating func add(_ claim: Claim) {
        assets.append(claim.asset)
        names.append(claim.name)
        types.append(claim.types)
        let isInLast = categories.last?.names == claim.asset.category
        let start = isInLast ? categories.removeLast().range.lowerBound : names.count - 1
        categories.append((claim.asset.category, start..<names.count))
    }

    private mutating func addNames(
        _ kind: AdditionalName.Kind, _ output: OutputConfiguration, _ numbers: [Int], _ namespace: inout Namespace
    ) {
        guard let naming = OutputNaming(kind, output, separator: PathRules.assetSeparator) else { return }
        for (position, asset) in assets.enumerated() {
            guard let name = naming.ruledName(of: asset), name != names[position] || !types[position].isEmpty,
                namespace.claim(additional: name, kind, in: output.scopeName, asset: numbers[position])
            else { continue }
            additionalNames.append(AdditionalName(kind: kind, position: position, name: name))
        }
    }

    /// Returns warnings about naming rules that match no selected asset.
    private func unknownRules(_ rules: NamingRules) -> [Diagnostic] {
        let named = rules.paths
        guard !named.isEmpty else { return [] }
        // The namespaces around each asset, and its own name.
        let known = Set(selected.flatMap { $0.lookupName.beginnings })
        // Limit the number of compared names, because the cost is quadratic.
        let names = selected.prefix(5_000).map(\.lookupName)
        return named.filter { !known.contains($0.value) }.map { rule in
            rule.unknown(
                .warning, "cannot find the asset '\(rule.value)' in this output", among: names,
                otherwise: "run 'TokenGenerator list' to see the names of all assets")
        }
    }

    /// Returns the symbol of the asset at a position.
    package func symbol(at position: Int, in scope: String) -> Symbol {
        Symbol(scope: ([scope] + types[position]).joined(separator: "."), name: names[position])
    }
}

/// The spelling of the types around assets.
private struct TypeSpellings {
    /// The names of members that the template or the structure itself declares, which no type may have.
    private let reserved: Set<String>
    /// The known spellings. Names that look equal can differ in their bytes.
    private var known: [[String]: [String]] = [[]: []]

    init(reserved: Set<String>) { self.reserved = reserved }

    mutating func spelling(of types: [String]) -> [String] {
        if let known = known[types] { return known }
        let name = types[types.count - 1]
        let spelling = spelling(of: types.dropLast()) + [reserved.contains(name) ? name + "_" : name]
        known[types] = spelling
        return spelling
    }
}

extension TemplateDeclaration {
    /// The names of members and of types that the outermost type of assets has itself.
    fileprivate func ownAssetNames(in language: any Dialect) -> (members: Set<String>, types: Set<String>) {
        // What assets have beside the scope leaves that without members of its own.
        let known = assetTypes.isEmpty ? language.known : KnownNames()
        let members = known.cases.union(self.members)
        return (members, members.union(known.namespaces))
    }
}

// MARK: - The choice

extension AssetSelection {
    /// Returns the catalogs to select assets from.
    fileprivate func named(among all: [AssetCatalog]) -> [AssetCatalog] {
        all.filter { catalog in catalogs?.contains { $0.names(catalog) } ?? true }
    }

    /// Returns the selected assets in catalog order. Of several with the same lookup name, only the first is included; where
    /// each catalog is a type, the first in each.
    fileprivate func chosen(
        from all: [AssetCatalog], _ declaration: TemplateDeclaration
    ) -> [(asset: Asset, catalog: AssetCatalog)] {
        let kinds = kinds.map { Set($0) } ?? declaration.assetKinds
        let (groups, excluded) = (groups?.map(\.contents), excluded.map(\.contents))
        var names: Set<AssetName> = []
        return named(among: all).flatMap { catalog in
            if declaration.assetNames == .swiftGen { names = [] }
            return catalog.assets.filter { asset in
                lazy var path = asset.pathInCatalog
                return kinds.contains(asset.kind) && groups?.contains { $0.fits(path) } ?? true
                    && !excluded.contains { $0.fits(path) } && names.insert(AssetName(asset)).inserted
            }.map { ($0, catalog) }
        }
    }

    /// Returns diagnostics about catalogs, folders and assets that do not exist.
    fileprivate func unknownPlaces(in all: [AssetCatalog]) -> [Diagnostic] {
        let choices = (groups ?? []) + excluded
        let paths = choices.isEmpty ? [] : all.flatMap { $0.assets.map(\.pathInCatalog) }
        let unknown = choices.filter { choice in !paths.contains(where: choice.contents.fits) }
        let folders = unknown.isEmpty ? [] : Set(all.flatMap(\.assets).map { $0.category.joined(separator: "/") })
        return (catalogs ?? []).filter { path in !all.contains(where: path.names) }.map { path in
            path.unknown(
                .error, "cannot find the catalog '\(path.value)' in this target", among: all.map(\.path),
                otherwise: "add it to \"catalogs\" of the target")
        }
            + unknown.map { choice in
                choice.unknown(
                    .warning, "cannot find the folder or asset '\(choice.value)' in the catalogs",
                    among: folders.subtracting([""]).sorted(), otherwise: "use the path as in Finder, with slashes")
            }
    }
}

extension Located<String> {
    /// The pattern for everything at or below a path or pattern.
    fileprivate var contents: PathPattern { PathPattern(value + "/**") }

    /// Returns whether the path is that of the catalog, or its end.
    fileprivate func names(_ catalog: AssetCatalog) -> Bool {
        catalog.path == value || catalog.path.hasSuffix("/" + value)
    }

    /// Returns the diagnostic for an unknown path.
    fileprivate func unknown(
        _ severity: Diagnostic.Severity, _ message: String, among names: [String], otherwise: String
    ) -> Diagnostic {
        Diagnostic(
            severity, .unknownPath, message, at: location,
            advice: NearestName.advice(for: value, among: names, otherwise: otherwise))
    }
}

extension String {
    /// The prefixes of a path of names, including itself.
    fileprivate var beginnings: [String] {
        let names = split(separator: "/", omittingEmptySubsequences: false)
        return names.indices.map { names[...$0].joined(separator: "/") }
    }
}

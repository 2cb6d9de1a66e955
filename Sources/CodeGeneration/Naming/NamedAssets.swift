import AssetCatalogs
import Diagnostics

/// The assets that one output takes under the names that it gives them, by category.
package struct NamedAssets: Sendable {
    package private(set) var assets: [Asset] = []
    package private(set) var names: [String] = []
    /// The types around each, inside the output's own, outermost first.
    package private(set) var types: [[String]] = []
    /// The categories that hold assets, each with its range in ``assets``.
    package private(set) var categories: [(names: [String], range: Range<Int>)] = []
    /// Names beside the assets' own, kind by kind; all are members of the output's own type.
    package private(set) var additionalNames: [AdditionalName] = []
    /// The names of cases without an asset.
    package private(set) var cases: [String] = []
    /// The names that several assets ask for, in the types around them, and what is said of each.
    package private(set) var withheld: [(name: String, types: [String], contest: Diagnostic)] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// The assets that the output takes, those included that have no name.
    package private(set) var selected: [Asset] = []

    package init() {}

    /// Chooses and names assets for one output. A name that several assets ask for, none of them has.
    package init(_ catalogs: [AssetCatalog], _ output: OutputConfiguration) {
        let naming = OutputNaming(output, separator: PathRules.assetSeparator)
        selected = output.assets.chosen(from: catalogs, usually: output.declaration.assetKinds)
        diagnostics = output.assets.unknownPlaces(in: catalogs)
        // Rules of an output that takes tokens, too, may be for these.
        if !output.takesTokens { diagnostics += unknownRules(output.names) }
        var namespace = Namespace(selected, in: output.scopeName, language: output.language)
        var spellings = TypeSpellings(output.language.known)
        let named = selected.enumerated().map { number, asset in
            let (types, name) = naming.name(of: asset)
            // A folder without a name leaves none to what is in it.
            let scope = types.contains("") ? nil : namespace.enter([output.scopeName] + types, group: number)
            return (types: spellings.spelling(of: types), name: scope == nil ? "" : name, scope: scope ?? 0)
        }
        cases = output.assets.cases.compactMap { text in
            let name = naming.memberName([text.value])
            return namespace.claim(case: name, for: text) ? name : nil
        }
        let granted = named.indices.filter { number in
            let claim = namespace.claim(named[number].name, scope: named[number].scope, by: number)
            return if case .granted = claim { true } else { false }
        }
        let contests = granted.map { namespace.contest(for: named[$0].name, scope: named[$0].scope)?.diagnostic }
        let numbers = zip(granted, contests).filter { $1 == nil }.map(\.0)
        for number in numbers { add(selected[number], named[number].name, in: named[number].types) }
        if output.language.abilities.contains(.unavailableMembers) {
            withheld = zip(granted, contests).compactMap { number, contest in
                contest.map { (named[number].name, named[number].types, $0) }
            }
        }
        for kind in AdditionalName.Kind.allCases { addNames(kind, output, numbers, &namespace) }
        diagnostics += namespace.diagnostics
    }

    private mutating func add(_ asset: Asset, _ name: String, in types: [String]) {
        assets.append(asset)
        names.append(name)
        self.types.append(types)
        let isInLast = categories.last?.names == asset.category
        let start = isInLast ? categories.removeLast().range.lowerBound : names.count - 1
        categories.append((asset.category, start..<names.count))
    }

    private mutating func addNames(
        _ kind: AdditionalName.Kind, _ output: OutputConfiguration, _ numbers: [Int], _ namespace: inout Namespace
    ) {
        guard let naming = OutputNaming(kind, output, separator: PathRules.assetSeparator) else { return }
        for (position, asset) in assets.enumerated() {
            guard let name = naming.ruledName(of: asset), name != names[position] || !types[position].isEmpty,
                namespace.claim(additional: name, kind, asset: numbers[position])
            else { continue }
            additionalNames.append(AdditionalName(kind: kind, position: position, name: name))
        }
    }

    /// Warnings of rules for which there is no asset among those that the output takes.
    private func unknownRules(_ rules: NamingRules) -> [Diagnostic] {
        let named = rules.paths
        guard !named.isEmpty else { return [] }
        // The names of the namespaces around each, and itself.
        let known = Set(selected.flatMap { $0.lookupName.beginnings })
        // More are not compared, for each with each costs.
        let names = selected.prefix(5_000).map(\.lookupName)
        return named.filter { !known.contains($0.value) }.map { rule in
            rule.unknown(
                .warning, "no asset that the output takes is called \"\(rule.value)\"", among: names,
                otherwise: "TokenGenerator list shows the names of all assets")
        }
    }

    /// The symbol of the asset at a position.
    package func symbol(at position: Int, in scope: String) -> Symbol {
        Symbol(scope: ([scope] + types[position]).joined(separator: "."), name: names[position])
    }
}

/// How the types around assets are spelled.
private struct TypeSpellings {
    /// Names that a type may not have: those of members that the template writes, and those of the structure itself.
    private let reserved: Set<String>
    /// The spelling of each type that is known: names that are equal to people can differ in their bytes.
    private var known: [[String]: [String]] = [[]: []]

    init(_ names: KnownNames) { reserved = names.cases.union(names.namespaces) }

    mutating func spelling(of types: [String]) -> [String] {
        if let known = known[types] { return known }
        let name = types[types.count - 1]
        let spelling = spelling(of: types.dropLast()) + [reserved.contains(name) ? name + "_" : name]
        known[types] = spelling
        return spelling
    }
}

// MARK: - The choice

extension AssetSelection {
    /// The chosen assets, in the order of the catalogs, the first alone of those that one name loads.
    fileprivate func chosen(from all: [AssetCatalog], usually usual: Set<AssetKind>) -> [Asset] {
        let kinds = kinds.map { Set($0) } ?? usual
        let (groups, excluded) = (groups?.map(\.contents), excluded.map(\.contents))
        var names: Set<AssetName> = []
        let named = all.filter { catalog in catalogs?.contains { $0.names(catalog) } ?? true }
        return named.flatMap(\.assets).filter { asset in
            lazy var path = asset.pathInCatalog
            return kinds.contains(asset.kind) && groups?.contains { $0.fits(path) } ?? true
                && !excluded.contains { $0.fits(path) } && names.insert(AssetName(asset)).inserted
        }
    }

    /// What is chosen by the names of catalogs, folders and assets that nothing has.
    fileprivate func unknownPlaces(in all: [AssetCatalog]) -> [Diagnostic] {
        let choices = (groups ?? []) + excluded
        let paths = choices.isEmpty ? [] : all.flatMap { $0.assets.map(\.pathInCatalog) }
        let unknown = choices.filter { choice in !paths.contains(where: choice.contents.fits) }
        let folders = unknown.isEmpty ? [] : Set(all.flatMap(\.assets).map { $0.category.joined(separator: "/") })
        return (catalogs ?? []).filter { path in !all.contains(where: path.names) }.map { path in
            path.unknown(
                .error, "no catalog of the target has the path \"\(path.value)\"", among: all.map(\.path),
                otherwise: "name it in \"catalogs\" of the target too")
        }
            + unknown.map { choice in
                choice.unknown(
                    .warning, "no folder or asset of the catalogs has the path \"\(choice.value)\"",
                    among: folders.subtracting([""]).sorted(), otherwise: "write it as Finder shows it, with slashes")
            }
    }
}

extension Located<String> {
    /// What is inside the folder at a path or those that fit a pattern, and what is there itself.
    fileprivate var contents: PathPattern { PathPattern(value + "/**") }

    /// Whether a path is that of a catalog, or its end.
    fileprivate func names(_ catalog: AssetCatalog) -> Bool {
        catalog.path == value || catalog.path.hasSuffix("/" + value)
    }

    /// That nothing has the path.
    fileprivate func unknown(
        _ severity: Diagnostic.Severity, _ message: String, among names: [String], otherwise: String
    ) -> Diagnostic {
        Diagnostic(
            severity, .unknownPath, message, at: location,
            advice: NearestName.advice(for: value, among: names, otherwise: otherwise))
    }
}

extension String {
    /// The beginnings of a name with slashes, itself the last.
    fileprivate var beginnings: [String] {
        let names = split(separator: "/", omittingEmptySubsequences: false)
        return names.indices.map { names[...$0].joined(separator: "/") }
    }
}

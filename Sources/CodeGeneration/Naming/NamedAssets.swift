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
    package var selectedCount: Int { selected.count }

    package init() {}

    /// Chooses and names assets for one output. A name that several assets ask for, none of them has.
    package init(_ catalogs: [AssetCatalog], _ output: OutputConfiguration) {
        let filter = AssetFilter(output)
        let naming = OutputNaming(output, separator: PathRules.assetSeparator)
        selected = filter.chosen(catalogs)
        diagnostics = filter.diagnostics(catalogs)
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
        let names = selected.prefix(Self.comparedLimit).map(\.lookupName)
        let known = Set(selected.flatMap { Self.beginnings(of: $0.lookupName) })
        return named.filter { !known.contains($0.value) }.map { rule in
            Diagnostic(
                .warning, .unknownPath, "no asset that the output takes is called \"\(rule.value)\"", at: rule.location,
                advice: NearestName.advice(
                    for: rule.value, among: names, otherwise: "TokenGenerator list shows the names of all assets"))
        }
    }

    /// The names of the namespaces around a name, and itself.
    private static func beginnings(of name: String) -> [String] {
        let names = name.split(separator: "/", omittingEmptySubsequences: false)
        return names.indices.map { names[...$0].joined(separator: "/") }
    }

    /// With how many names one that is unknown is compared, for each with each costs.
    private static let comparedLimit = 5_000

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

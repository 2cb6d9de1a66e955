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
        let naming = AssetNaming(output)
        var namespace = AssetNamespace(scope: output.scopeName, language: output.language)
        diagnostics = filter.diagnostics(catalogs)
        selected = filter.chosen(catalogs)
        // Rules of an output that takes tokens, too, may be for these.
        if !output.takesTokens { diagnostics += naming.unknownRules(selected) }
        let named = selected.map { (asset: $0, name: naming.name(of: $0)) }
        for (asset, name) in named { namespace.enter(name.types, asset) }
        for name in output.assets.cases {
            if let name = namespace.claim(caseNamed: name, naming.memberName([name.value])) { cases.append(name) }
        }
        let granted = named.filter { namespace.claim($0.name.name, in: $0.name.types, $0.asset) }
        for (asset, name) in granted {
            let types = namespace.spellings(of: name.types)
            if let contest = namespace.contest(for: name.name, in: name.types) {
                if output.language.abilities.contains(.unavailableMembers) {
                    withheld.append((name.name, types, contest))
                }
            } else {
                add(asset, name.name, in: types)
            }
        }
        for kind in AdditionalName.Kind.allCases { addNames(kind, naming, output.names, &namespace) }
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
        _ kind: AdditionalName.Kind, _ naming: AssetNaming, _ rules: NamingRules, _ namespace: inout AssetNamespace
    ) {
        guard !rules.additional(kind).isEmpty else { return }
        for (position, asset) in assets.enumerated() {
            guard let name = naming.additionalName(kind, of: asset),
                name != names[position] || !types[position].isEmpty,
                namespace.claim(additional: name, kind, asset)
            else { continue }
            additionalNames.append(AdditionalName(kind: kind, position: position, name: name))
        }
    }

    /// The symbol of the asset at a position.
    package func symbol(at position: Int, in scope: String) -> Symbol {
        Symbol(scope: ([scope] + types[position]).joined(separator: "."), name: names[position])
    }
}

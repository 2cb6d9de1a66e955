import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess

/// The symbols of a run, by unit. A unit is a target in one language: its outputs refer only to each other's symbols,
/// and its names are unique.
package struct SymbolTables: Sendable {
    package struct Unit: Sendable {
        package let target: TargetConfiguration
        package let language: any Dialect
        package fileprivate(set) var symbols: SymbolTable
        /// The name for messages; empty if it is the only unit.
        package fileprivate(set) var label = ""
    }

    /// The units by target and language, in configured order; never empty.
    package private(set) var units: [Unit] = []
    /// All outputs in configured order.
    package private(set) var outputs: [NamedOutput] = []
    /// The unit of each output.
    package private(set) var unitNumbers: [Int] = []
    /// The configured expressions for tokens.
    package let given: GivenExpressions
    /// The number of tokens, and those that are left out.
    private let tokenCount: Int
    private let leftOut: Set<Int>
    /// The lookup names of the color sets that tokens were read from, by token.
    package let readColorSets: [Int: String]
    /// The symbols of color sets that outputs select as assets, by the tokens that were read from them.
    package private(set) var colorAssets: [Int: Symbol] = [:]
    /// The tokens that outputs of other runs select.
    package let takenElsewhere: Set<Int>
    /// The tokens that are members of a theme in any unit.
    private var themedTokens: Set<Int> = []

    /// Names the tokens and assets of a configuration's targets. Other targets are named without diagnostics, to find
    /// their tokens.
    package init(
        _ resolution: Resolution, _ configuration: Configuration, _ catalogs: LoadedCatalogs = LoadedCatalogs(),
        given: GivenExpressions? = nil, colorSets: [Int: String] = [:], others: [TargetConfiguration] = []
    ) {
        readColorSets = colorSets
        self.given = given ?? GivenExpressions(configuration, resolution.graph)
        takenElsewhere = Self.tokens(takenBy: others.flatMap(\.outputs), resolution)
        tokenCount = resolution.graph.tokens.count
        leftOut = resolution.leftOut
        let targets = configuration.targets.isEmpty ? [TargetConfiguration()] : configuration.targets
        for target in targets {
            let first = units.count
            let rivals = targets + others
            let readElsewhere = setsReadElsewhere(than: target, rivals, configuration.folder, resolution.graph)
            add(target, resolution, configuration, catalogs[target], without: readElsewhere)
            let rest = others.filter { $0.name == target.name }.flatMap(\.outputs)
            let colorSets = self.colorSets(of: units[first...], rest, resolution, without: readElsewhere)
            for index in units[first...].indices { units[index].symbols.input.colorSets = colorSets }
        }
        themedTokens = Set(units.flatMap(\.symbols.themedTokens))
        if units.count > 1 {
            for index in units.indices { units[index].label = units[index].target.label(in: units[index].language) }
        }
        let colors = colorSets.isEmpty ? [] : assets.filter { $0.asset.kind == .color }
        let named = Dictionary(colors.map { ($0.asset.lookupName, $0.symbol) }) { first, _ in first }
        colorAssets = colorSets.compactMapValues { named[$0] ?? nil }
    }

    private static func tokens(takenBy outputs: [OutputConfiguration], _ resolution: Resolution) -> Set<Int> {
        let tree = outputs.isEmpty ? nil : GroupTree(resolution.graph)
        return outputs.reduce(into: []) { tokens, output in
            let choice = TokenFilter(output, resolution, tree).chosen()
            for chosen in [choice.tokens, choice.unexpressed, choice.leftOut] { tokens.formUnion(chosen) }
        }
    }

    /// Returns the tokens from catalogs that only other targets contain. This target's bundle has no color sets for
    /// them.
    private func setsReadElsewhere(
        than target: TargetConfiguration, _ targets: [TargetConfiguration], _ folder: String, _ graph: TokenGraph
    ) -> Set<Int> {
        let paths = { (target: TargetConfiguration) in
            target.catalogs.map { FilePath.normalized(FilePath.join(folder, $0.value)) }
        }
        let others = Set(targets.filter { $0.name != target.name }.flatMap(paths)).subtracting(paths(target))
        return Set(
            readColorSets.keys.filter { token in
                let path = FilePath.normalized(graph.sources[graph.tokens[token].document].path)
                return others.contains { FilePath.contains(folder: $0, path) }
            })
    }

    private mutating func add(
        _ target: TargetConfiguration, _ resolution: Resolution, _ configuration: Configuration,
        _ catalogs: [AssetCatalog], without readElsewhere: Set<Int>
    ) {
        let first = units.count
        var input = SymbolInput(catalogs: catalogs, baseFontSize: configuration.baseFontSize, given: given)
        input.colorSets = readColorSets.filter { !readElsewhere.contains($0.key) }
        input.setsElsewhere = readElsewhere
        input.isolatesColorSets = target.isNonisolated && target.bundle.isOfMainActor
        for language in target.languages {
            let outputs = target.outputs.filter { $0.language.name == language.name }
            let symbols = SymbolTable(resolution, outputs, in: language, input)
            units.append(Unit(target: target, language: language, symbols: symbols))
        }
        // The outputs of a unit are in order; merge those of all units of the target.
        var rest = units[first...].map { $0.symbols.outputs[...] }
        for output in target.outputs {
            let unit = units[first...].firstIndex { $0.language.name == output.language.name } ?? first
            guard let named = rest[unit - first].popFirst() else { continue }
            outputs.append(named)
            unitNumbers.append(unit)
        }
    }

    /// Returns the lookup names of a target's color sets, by token. They include those that another run writes, as in a
    /// build, and those that tokens were read from, unless the target writes others.
    private func colorSets(
        of units: ArraySlice<Unit>, _ others: [OutputConfiguration], _ resolution: Resolution,
        without readElsewhere: Set<Int>
    ) -> [Int: String] {
        let others = others.filter(\.declaration.hasColorSets)
        let named =
            units.flatMap(\.symbols.outputs).filter(\.declaration.hasColorSets)
            + (others.isEmpty ? [] : SymbolTable(resolution, others, in: ColorSetDialect()).outputs)
        let places = named.flatMap(\.colorSetPlaces)
        let written = Dictionary(places.map { ($0.token, $0.lookupName) }) { first, _ in first }
        return readColorSets.filter { !readElsewhere.contains($0.key) }.merging(written) { _, written in written }
    }

    /// Returns whether code of the target in the usual language has members for any of the tokens.
    func hasMembers(forAnyOf tokens: [Int], inTarget target: TargetConfiguration) -> Bool {
        units.contains { unit in
            unit.target.name == target.name && unit.language.isUsual
                && tokens.contains(where: unit.symbols.isTaken)
        }
    }

    /// The diagnostics of names, each with its targets if targets have names.
    package var diagnostics: [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var targets: [Diagnostic: [String]] = [:]
        for unit in units {
            for diagnostic in unit.symbols.diagnostics {
                if targets[diagnostic] == nil { diagnostics.append(diagnostic) }
                targets[diagnostic, default: []] += [unit.target.name?.value].compactMap(\.self)
            }
        }
        return given.diagnostics
            + diagnostics.map { diagnostic in
                guard let names = targets[diagnostic], !names.isEmpty else { return diagnostic }
                var result = diagnostic
                let list = names.map { "'\($0)'" }.joined(separator: ", ")
                result.notes.insert(Diagnostic.Note("in the target\(names.count == 1 ? "" : "s") \(list)"), at: 0)
                return result
            }
    }

    /// Returns the symbol of a token in the first unit that has one; `nil` if no output selects the token.
    package func symbol(of token: Int) -> Symbol? { units.lazy.compactMap { $0.symbols.symbol(of: token) }.first }

    package func isTaken(_ token: Int) -> Bool {
        units.indices.contains { units[$0].symbols.isTaken(token) }
    }

    /// Returns whether a target's themes contain the token.
    package func isThemed(_ token: Int) -> Bool { themedTokens.contains(token) }

    /// The tokens that no output selects, as graph indices.
    package var untaken: [Int] {
        let taken = units.map(\.symbols.takenTokens)
        return (0..<tokenCount).filter { token in
            !taken.contains { $0[token] } && !leftOut.contains(token) && !takenElsewhere.contains(token)
                && colorAssets[token] == nil
        }
    }

    /// Returns the additional symbols of tokens, by token.
    package func additionalSymbols(_ kind: AdditionalName.Kind) -> [Int: [Symbol]] {
        units.reduce(into: [:]) { symbols, unit in
            symbols.merge(unit.symbols.additionalSymbols(kind)) { first, second in
                first + second.filter { !first.contains($0) }
            }
        }
    }

    /// The number of assets of each kind that outputs select, in words: `8 images`, `2 symbols`.
    package var assetCounts: [String] {
        let counts = Dictionary(grouping: assets, by: \.asset.kind).mapValues(\.count)
        return AssetKind.allCases.compactMap { kind in counts[kind].map { Wording.count($0, kind.word) } }
    }

    /// The selected assets, each with its first symbol in any unit.
    package var assets: [SymbolTable.NamedAsset] {
        var assets: [SymbolTable.NamedAsset] = []
        var numbers: [SourceLocation: Int] = [:]
        for named in units.lazy.flatMap(\.symbols.assets) {
            if let number = numbers[named.asset.location] {
                assets[number].symbol = assets[number].symbol ?? named.symbol
            } else {
                numbers[named.asset.location] = assets.count
                assets.append(named)
            }
        }
        return assets
    }
}

extension TargetConfiguration {
    /// Returns the name of a target in one of its languages, for messages: `App`, `App in CSS`, `CSS`.
    fileprivate func label(in language: any Dialect) -> String {
        guard let name else { return language.name }
        return languages.count == 1 ? name.value : "\(name.value) in \(language.name)"
    }

    /// The languages of the outputs, in order; never empty.
    fileprivate var languages: [any Dialect] {
        var names: Set<String> = []
        let languages = outputs.map(\.language).filter { names.insert($0.name).inserted }
        return languages.isEmpty ? [Dialects.usual] : languages.map { $0.writingColors(withLabel: hexLabel) }
    }
}

import AssetCatalogs
import DesignTokens
import Diagnostics

/// What the names of a target in one language depend on, besides its tokens and outputs.
package struct SymbolInput: Sendable {
    let catalogs: [AssetCatalog]
    /// The size of one rem in points.
    let baseFontSize: Double
    /// The configured expressions for tokens.
    let given: GivenExpressions
    /// The lookup names of color sets in the target's catalogs, by token.
    var colorSets: [Int: String] = [:]
    /// The tokens whose color sets are only in catalogs of other targets.
    var setsElsewhere: Set<Int> = []
    /// Whether color sets are members of the main actor that other members are not. These cannot refer to them.
    var isolatesColorSets = false

    package init(
        catalogs: [AssetCatalog] = [], baseFontSize: Double = DimensionUnit.defaultBaseFontSize,
        given: GivenExpressions = GivenExpressions()
    ) {
        (self.catalogs, self.baseFontSize, self.given) = (catalogs, baseFontSize, given)
    }

    /// Returns the output that a configured one makes.
    func output(_ configuration: OutputConfiguration) -> NamedOutput {
        var configuration = configuration
        if isolatesColorSets, configuration.declaration.usesColorSets {
            configuration.declaration.canBeReferredTo = false
        }
        return NamedOutput(configuration: configuration)
    }
}

/// The symbols of tokens and assets in one target and language, and the outputs that declare them. Names are unique; a
/// contested name is given to none.
package struct SymbolTable: Sendable {
    /// What names depend on, besides tokens and outputs.
    var input: SymbolInput
    /// The place of each token's symbol: in the first output that selects it.
    private var places: [Place]
    /// The tokens that share the symbol of another with the same path and values.
    var shared: [Int: Int] = [:]
    package internal(set) var diagnostics: [Diagnostic] = []
    /// The outputs with their tokens, in configured order.
    package internal(set) var outputs: [NamedOutput] = []
    /// The selected assets, each once.
    package private(set) var assets: [NamedAsset] = []
    /// The places of tokens in themes.
    private var themeMembers: [Int: ThemeMember] = [:]

    /// An asset, and the symbol in the first output that can name it.
    package struct NamedAsset: Sendable {
        package var asset: Asset
        package var symbol: Symbol?
    }

    /// An output, with a position among its groups and its tokens.
    private struct Place {
        var output: Int32 = -1
        var group: Int32 = 0
        var position: Int32 = 0
    }

    /// Names the tokens and assets of outputs in one language.
    package init(
        _ resolution: Resolution, _ outputs: [OutputConfiguration], in language: any Dialect,
        _ input: SymbolInput = SymbolInput()
    ) {
        self.input = input
        places = Array(repeating: Place(), count: resolution.graph.tokens.count)
        var namespace = Namespace(
            graph: resolution.graph, language: language, declared: Self.declaredMembers(of: outputs))
        let namings = nameAll(outputs.map(input.output), in: language, resolution, &namespace)
        if namespace.hasContestedNames {
            for index in self.outputs.indices {
                self.outputs[index].withholdContestedNames(namespace, resolution.types)
            }
        }
        giveSharedSymbols(resolution)
        findThemeMembers(resolution, language)
        setPlaces()
        nameAdditionally(resolution.graph, &namespace)
        for (index, naming) in namings.enumerated() where self.outputs[index].canWithhold {
            self.outputs[index].withheld += self.outputs[index].withheld(naming, resolution, &namespace)
        }
        listAssets()
        diagnostics += namespace.diagnostics
        reportTypesDeclaredTwice()
    }

    /// Assigns additional names. Call this last: own names win over additional names in all outputs.
    private mutating func nameAdditionally(_ graph: TokenGraph, _ namespace: inout Namespace) {
        for kind in AdditionalName.Kind.allCases {
            for index in outputs.indices {
                outputs[index].additionalNames += outputs[index].additionalNames(kind, graph, &namespace)
            }
        }
        for index in outputs.indices where outputs[index].sharesScope {
            outputs[index].assets.giveNames(outputs[index].configuration, &namespace)
        }
    }

    private mutating func listAssets() {
        var numbers: [AssetName: Int] = [:]
        for output in outputs {
            let named = output.assets
            for asset in named.selected where numbers[AssetName(asset)] == nil {
                numbers[AssetName(asset)] = assets.count
                assets.append(NamedAsset(asset: asset))
            }
            for (position, asset) in named.assets.enumerated() {
                guard let number = numbers[AssetName(asset)], assets[number].symbol == nil else { continue }
                assets[number].symbol = named.symbol(at: position, in: output.scope)
            }
            diagnostics += named.diagnostics
        }
    }

    /// Returns the token whose symbol a token uses: itself, or another with the same path and values.
    package func namesake(of token: Int) -> Int { shared[token] ?? token }

    /// Assigns a shared symbol to the token with the fewest references behind it, so that its value never refers back
    /// to itself.
    private mutating func giveSharedSymbols(_ resolution: Resolution) {
        guard !shared.isEmpty else { return }
        var heights = ReferenceHeights(resolution)
        var holders: [Int: Int] = [:]
        for (holder, tokens) in Dictionary(grouping: shared.keys, by: { shared[$0] ?? $0 }) {
            let all = ([holder] + tokens).sorted()
            let holderNow = all.min { (heights[$0], $0) < (heights[$1], $1) } ?? holder
            guard holderNow != holder else { continue }
            holders[holder] = holderNow
            for token in all { shared[token] = token == holderNow ? nil : holderNow }
        }
        guard !holders.isEmpty else { return }
        for index in outputs.indices { outputs[index].tokens = outputs[index].tokens.map { holders[$0] ?? $0 } }
    }

    /// Returns the symbol by which others refer to a token; `nil` if no output selects it.
    package func symbol(of token: Int) -> Symbol? {
        let place = places[namesake(of: token)]
        guard place.output >= 0 else { return nil }
        return outputs[Int(place.output)].symbol(at: Int(place.position), inGroup: Int(place.group))
    }

    /// Returns the output that declares this symbol.
    package func output(of token: Int) -> NamedOutput? {
        let output = places[namesake(of: token)].output
        return output >= 0 ? outputs[Int(output)] : nil
    }

    package func isTaken(_ token: Int) -> Bool { places[namesake(of: token)].output >= 0 }

    /// Whether an output selects each token.
    var takenTokens: [Bool] { places.indices.map(isTaken) }

    /// Returns the place of a token in the theme type; `nil` if it is the same in all themes or in none.
    package func themeMember(of token: Int) -> ThemeMember? { themeMembers[token] }

    /// The tokens with a place in the theme type.
    var themedTokens: some Collection<Int> { themeMembers.keys }

    /// Finds the members of themes, and moves colors that are read from them to the end of their outputs.
    private mutating func findThemeMembers(_ resolution: Resolution, _ language: any Dialect) {
        for output in outputs where output.declaration.isTheme {
            let members = ThemeMember.members(of: output, resolution, language)
            themeMembers.merge(zip(output.tokens, members)) { first, _ in first }
        }
        guard !themeMembers.isEmpty else { return }
        for index in outputs.indices where !outputs[index].declaration.isTheme && !outputs[index].isNested {
            outputs[index].separate { themeMembers[$0]?.isColor == true }
        }
    }

    /// Returns whether other symbols can refer to the token's, which has the type of the token.
    func canBeReferredTo(_ token: Int) -> Bool {
        let output = places[namesake(of: token)].output
        return output >= 0 && outputs[Int(output)].configuration.declaration.canBeReferredTo
            && themeMembers[token]?.isColor != true
    }

    /// Sets the place of each token's symbol: the first output that has it, with preference for outputs that others can
    /// refer to.
    private mutating func setPlaces() {
        setPlaces { $0.canBeReferredTo }
        if outputs.contains(where: { !$0.declaration.canBeReferredTo }) { setPlaces { !$0.canBeReferredTo } }
    }

    private mutating func setPlaces(where isMeant: (TemplateDeclaration) -> Bool) {
        for (number, output) in outputs.enumerated() where isMeant(output.declaration) {
            for (group, range) in output.groups.map(\.range).enumerated() {
                for position in range where places[output.tokens[position]].output < 0 {
                    places[output.tokens[position]] = Place(
                        output: Int32(number), group: Int32(group), position: Int32(position))
                }
            }
        }
    }

    /// Returns the additional symbols of tokens, over all outputs.
    package func additionalSymbols(_ kind: AdditionalName.Kind) -> [Int: [Symbol]] {
        var symbols: [Int: [Symbol]] = [:]
        for output in outputs {
            for other in output.additionalNames where other.kind == kind {
                symbols[output.tokens[other.position], default: []]
                    .append(Symbol(scope: output.scope, name: other.name))
            }
        }
        return symbols
    }

    private mutating func reportTypesDeclaredTwice() {
        var owners: [String: OutputConfiguration] = [:]
        for output in outputs {
            for type in output.declaredTypes {
                guard let owner = owners.updateValue(output.configuration, forKey: type) else { continue }
                let key = type == output.scope ? "scope" : "typeNames"
                diagnostics.add(
                    .error, .duplicateType,
                    "'\(owner.path.value)' and '\(output.configuration.path.value)' both declare the type '\(type)'",
                    at: output.configuration.path.location,
                    notes: [Diagnostic.Note("the first output is here", at: owner.path.location)],
                    advice: "set a different \"\(key)\" for one of them")
            }
        }
    }
}

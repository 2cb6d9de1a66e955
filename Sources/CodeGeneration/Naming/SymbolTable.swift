import AssetCatalogs
import DesignTokens
import Diagnostics

/// A token's name in generated code: its scope and its name there.
package struct Symbol: Sendable, Hashable {
    /// The type that declares the static member: `ShapeStyle`, `ComponentToken.Button`; for members of a theme, the
    /// path through the environment: `theme.button`.
    package var scope: String
    package var name: String

    package init(scope: String, name: String) {
        self.scope = scope
        self.name = name
    }

    package var text: String { "\(scope).\(name)" }

    /// The symbol that a use means instead, if it is declared; `nil` if there is no such type.
    package var hidingSymbol: Symbol? {
        Dialects.usual.known.hidingTypes[scope].map { Symbol(scope: $0, name: name) }
    }

    /// The symbols that are not meant where this one is declared.
    package var hiddenSymbols: [Symbol] {
        Dialects.usual.known.hidingTypes.filter { $0.value == scope }.map { Symbol(scope: $0.key, name: name) }
    }
}

/// The selected tokens and assets of an output with their names, in the order in which they are written.
package struct NamedOutput {
    package var configuration: OutputConfiguration
    /// The graph indices of the tokens, grouped.
    package var tokens: [Int] = []
    package var names: [String] = []
    /// The tokens that the output selects but its language cannot express.
    var unexpressed: [Int] = []
    package var declaration: TemplateDeclaration { configuration.declaration }
    package var takesTokens: Bool { configuration.takesTokens }
    /// The type that the output extends or declares.
    package var scope: String { configuration.scopeName }
    var language: any Dialect { configuration.language }
    /// The additional names of tokens, kind by kind in token order.
    package var additionalNames: [AdditionalName] = []
    package var assets = NamedAssets()
    /// The groups with tokens in this output, in order, each with its range in ``tokens``.
    package var groups: [Group] = []
    /// The number of groups with constant values; the groups after them are read from themes.
    var ownGroupCount: Int?
    /// Whether the tokens are members of nested types.
    package var isNested: Bool { configuration.style != .flat }
    /// The number of selected tokens, including those without a name or value.
    package internal(set) var selectedCount = 0
    /// Whether the output declares what it selects, and nothing else.
    var isSelective: Bool { takesTokens || declaration.takesAssets }
    /// Whether assets need names that no token and no asset of another output has. A template for both declares
    /// them in types of its own.
    var sharesScope: Bool { declaration.takesAssets && !takesTokens && !declaration.listsPaths }
    /// The number of selected tokens and assets.
    var allSelectedCount: Int { selectedCount + assets.selected.count }
    /// The selected tokens that are left out.
    package internal(set) var leftOut: [Int] = []
    /// The unavailable members of the output.
    package internal(set) var withheld: [WithheldMember] = []

    /// The types that the output declares: its scope, and those of the kinds of its assets.
    var declaredTypes: [String] {
        (declaration.declaresScope ? [scope] : []) + configuration.typeNames(of: Set(assets.assets.map(\.kind)))
    }

    package func symbol(at position: Int, inGroup group: Int) -> Symbol {
        Symbol(
            scope: declaration.isTheme ? properties(of: groups[group]) : groups[group].scopeText, name: names[position])
    }

    private func properties(of group: Group) -> String {
        group.scope.map { language.memberName(joining: $0) }.joined(separator: ".")
    }

    /// Returns the group of the token at a position. Positions continue from group to group.
    func group(of position: Int) -> Group? {
        var rest = groups[...]
        while rest.count > 1 {
            let middle = rest.startIndex + rest.count / 2
            rest = groups[middle].range.lowerBound > position ? rest[..<middle] : rest[middle...]
        }
        return rest.first
    }

    /// A group's part of an output.
    package struct Group {
        package var group: Int
        package var range: Range<Int>
        /// The types that contain the symbols, outermost first.
        package var scope: [String]
        package var scopeText: String
    }
}

/// The symbols of tokens and assets in one target and language, and the outputs that declare them. Names are unique; a
/// contested name is given to none.
package struct SymbolTable: Sendable {
    /// The configured expressions for tokens.
    let given: GivenExpressions
    private let baseFontSize: Double
    /// The place of each token's symbol: in the first output that selects it.
    private var places: [Place]
    /// The tokens that share the symbol of another with the same path and values.
    private var shared: [Int: Int] = [:]
    package private(set) var diagnostics: [Diagnostic] = []
    /// The outputs with their tokens, in configured order.
    package private(set) var outputs: [NamedOutput] = []
    /// The selected assets, each once.
    package private(set) var assets: [NamedAsset] = []
    /// The lookup names of color sets in the target's catalogs, by token.
    var colorSets: [Int: String] = [:]
    /// The tokens whose color sets are only in catalogs of other targets.
    private let setsElsewhere: Set<Int>
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

    /// Names the tokens and assets of outputs in one language. Members that are not isolated to the main actor cannot
    /// refer to color-set members that are.
    package init(
        _ resolution: Resolution, _ outputs: [OutputConfiguration], in language: any Dialect,
        _ catalogs: [AssetCatalog] = [], baseFontSize: Double = DimensionUnit.defaultBaseFontSize,
        given: GivenExpressions = GivenExpressions(), colorSets: [Int: String] = [:],
        setsElsewhere: Set<Int> = [], isolatesColorSets: Bool = false
    ) {
        self.given = given
        self.colorSets = colorSets
        self.setsElsewhere = setsElsewhere
        places = Array(repeating: Place(), count: resolution.graph.tokens.count)
        self.baseFontSize = baseFontSize
        let declared = outputs.lazy.filter(\.declaration.declaresScope).map { ($0.scopeName, $0.declaration.members) }
        var namespace = Namespace(
            graph: resolution.graph, language: language, declared: Dictionary(declared) { $0.union($1) })
        let named = outputs.map { output in
            var output = output
            if output.declaration.usesColorSets, isolatesColorSets { output.declaration.canBeReferredTo = false }
            return NamedOutput(configuration: output)
        }
        let outerTypes = OutputNaming.outerTypes(of: named.filter(\.takesTokens).map(\.scope), language)
        let tree = GroupTree(resolution.graph)
        var patterns = PatternExpansion(resolution.graph, tree)
        var namings: [OutputNaming] = []
        for var output in named {
            if output.takesTokens { patterns.expand(&output.configuration) }
            let naming = OutputNaming(output.configuration, outerTypes: outerTypes)
            if output.takesTokens { add(&output, naming, resolution, tree, &namespace) }
            if output.declaration.takesAssets {
                output.assets =
                    output.sharesScope
                    ? NamedAssets(catalogs, output.configuration, &namespace)
                    : NamedAssets(catalogs, output.configuration)
            }
            self.outputs.append(output)
            namings.append(naming)
        }
        if namespace.hasContestedNames {
            for index in self.outputs.indices {
                self.outputs[index].withholdContestedNames(namespace, resolution.types)
            }
        }
        giveSharedSymbols(resolution)
        findThemeMembers(resolution, language)
        setPlaces()
        nameAdditionally(resolution.graph, &namespace)
        for index in self.outputs.indices where self.outputs[index].sharesScope {
            self.outputs[index].assets.giveNames(self.outputs[index].configuration, &namespace)
        }
        for (index, naming) in namings.enumerated() where self.outputs[index].canWithhold {
            self.outputs[index].withheld += self.outputs[index].withheld(naming, resolution, &namespace)
        }
        diagnostics = patterns.diagnostics
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

    private mutating func add(
        _ output: inout NamedOutput, _ naming: OutputNaming, _ resolution: Resolution, _ tree: GroupTree,
        _ namespace: inout Namespace
    ) {
        let graph = resolution.graph
        let chosen = TokenFilter(
            output.configuration, resolution, tree, given, colorSets: colorSets, setsElsewhere: setsElsewhere
        ).chosen()
        let selected = chosen.tokens
        output.unexpressed = chosen.unexpressed
        output.leftOut = chosen.leftOut
        output.selectedCount = selected.count + chosen.unexpressed.count + chosen.leftOut.count
        output.tokens.reserveCapacity(selected.count)
        output.names.reserveCapacity(selected.count)
        let modes = resolution.modes
        // Created once for all groups, capturing no more than it needs.
        let isSame = { (token: Int, other: Int) in
            modes.allSatisfy { $0.value(of: token).isSame(as: $0.value(of: other)) }
        }
        var rest = selected[...]
        while let group = rest.first.map({ graph.tokens[$0].group }) {
            let tokens = rest.prefix { graph.tokens[$0].group == group }
            let name = naming.name(of: graph.groups[group])
            // In nested types, the token that stands for a group is not a member of the group's type.
            let roots = name.scope == name.rootScope ? [] : tokens.filter { graph.tokens[$0].isRoot }
            let others = roots.isEmpty ? Array(tokens) : tokens.filter { !graph.tokens[$0].isRoot }
            for tokens in [roots, others] where !tokens.isEmpty {
                add(tokens, of: group, name, to: &output, naming, resolution, &namespace, isSame)
            }
            rest = rest[tokens.endIndex...]
        }
    }

    private mutating func add(
        _ tokens: [Int], of group: Int, _ name: OutputNaming.GroupName, to output: inout NamedOutput,
        _ naming: OutputNaming, _ resolution: Resolution, _ namespace: inout Namespace,
        _ isSame: (Int, Int) -> Bool
    ) {
        let graph = resolution.graph
        let scope = naming.scope(of: graph.tokens[tokens[0]], in: name)
        let start = output.tokens.count
        let language = output.language
        let property = output.declaration.isTheme ? { language.memberName(joining: $0) } : nil
        guard let scopeNumber = namespace.enter(scope, group: group, property: property) else { return }
        for token in output.declaration.order == .value ? resolution.sortedByValue(tokens, baseFontSize) : tokens {
            let memberName = naming.name(
                graph.tokens[token].name, at: graph.tokens[token].path, codeSyntax: graph.tokens[token].codeSyntax,
                in: name)
            switch namespace.claim(memberName, scope: scopeNumber, by: token, isSame: isSame) {
            case .granted:
                output.tokens.append(token)
                output.names.append(memberName)
            case .shared(let other): shared[token] = other
            case .refused: continue
            }
        }
        // All of them may have contested names.
        guard output.tokens.count > start else { return }
        output.groups.append(
            NamedOutput.Group(
                group: group, range: start..<output.tokens.count, scope: scope,
                scopeText: scope.joined(separator: ".")))
    }
}

extension NamedOutput {
    /// Removes the tokens with contested names.
    fileprivate mutating func withholdContestedNames(_ namespace: Namespace, _ types: [TokenType?]) {
        let parts = groups.map { group in
            let kept = group.range.filter { position in
                let (token, name) = (tokens[position], names[position])
                guard let contest = namespace.contest(for: name, scope: group.scopeText) else { return true }
                guard canWithhold, let diagnostic = contest.diagnostic, let type = types[token] else { return false }
                withheld.append(
                    WithheldMember(
                        token: token, type: type, name: name, scope: group.scope, cause: .contested(diagnostic)))
                return false
            }
            return (group, kept)
        }
        regroup(parts)
    }

    /// Replaces the tokens by those at some positions of groups. Empty groups are removed.
    mutating func regroup(_ parts: [(group: Group, positions: [Int])]) {
        let (tokens, names) = (self.tokens, self.names)
        (self.tokens, self.names, groups) = ([], [], [])
        for (var group, positions) in parts where !positions.isEmpty {
            group.range = self.tokens.count..<self.tokens.count + positions.count
            self.tokens += positions.map { tokens[$0] }
            self.names += positions.map { names[$0] }
            groups.append(group)
        }
    }
}

extension Resolution {
    /// Returns tokens in ascending order of their numbers; equal numbers, or none, stay in document order.
    fileprivate func sortedByValue(_ tokens: [Int], _ baseFontSize: Double) -> [Int] {
        tokens.map { ($0, value(of: $0).inPoints(baseFontSize: baseFontSize).points ?? .infinity) }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    }
}

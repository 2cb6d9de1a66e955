import AssetCatalogs
import DesignTokens
import Diagnostics

/// A token's name in generated code: the scope that holds it, and its name there.
package struct Symbol: Sendable, Hashable {
    /// The type that the symbol is a static member of: `ShapeStyle`, `ComponentToken.Button`; of what a theme holds, the
    /// property of the environment and those that lead to the symbol's: `theme.button`.
    package var scope: String
    package var name: String

    package init(scope: String, name: String) {
        self.scope = scope
        self.name = name
    }

    package var text: String { "\(scope).\(name)" }
}

/// The tokens and assets of one output under their names, in the order they are written.
package struct NamedOutput {
    package var configuration: OutputConfiguration
    /// Graph indices of the tokens, those of a group side by side.
    package var tokens: [Int] = []
    package var names: [String] = []
    /// Tokens that the output would take, if they had a value in its language.
    var unexpressed: [Int] = []
    package var declaration: TemplateDeclaration { configuration.declaration }
    package var takesTokens: Bool { configuration.takesTokens }
    /// The type that the output extends or declares.
    package var scope: String { configuration.scopeName }
    var language: any Dialect { configuration.language }
    /// The names that tokens have beside their own, kind by kind in the order of the tokens.
    package var additionalNames: [AdditionalName] = []
    package var assets = NamedAssets()
    /// The groups that have tokens here, in order, each with its range in ``tokens``.
    package var groups: [Group] = []
    /// How many of the groups hold what is written as it is; those behind are read from themes.
    var ownGroupCount: Int?
    /// Whether the tokens stand in types of their own.
    package var isNested: Bool { configuration.style != .flat }
    /// How many tokens the selection takes, those included that have no name, or no value.
    package internal(set) var selectedCount = 0
    /// Whether the output declares what it selects, and nothing else.
    var isSelective: Bool { takesTokens || declaration.takesAssets }
    /// How many tokens and assets the output selects.
    var allSelectedCount: Int { selectedCount + assets.selected.count }
    /// The tokens that the selection would take if they were not left out.
    package internal(set) var leftOut: [Int] = []
    /// The names that the output does not give, and declares so that the compiler says why.
    package internal(set) var withheld: [WithheldMember] = []

    package func symbol(at position: Int, inGroup group: Int) -> Symbol {
        Symbol(
            scope: declaration.isTheme ? properties(of: groups[group]) : groups[group].scopeText, name: names[position])
    }

    private func properties(of group: Group) -> String {
        group.scope.map { language.memberName(joining: $0) }.joined(separator: ".")
    }

    /// The group of the token at a position: each has the positions behind those of the one before.
    func group(of position: Int) -> Group? {
        var rest = groups[...]
        while rest.count > 1 {
            let middle = rest.startIndex + rest.count / 2
            rest = groups[middle].range.lowerBound > position ? rest[..<middle] : rest[middle...]
        }
        return rest.first
    }

    /// One group's part of an output.
    package struct Group {
        package var group: Int
        package var range: Range<Int>
        /// The types that hold the symbols, outermost first.
        package var scope: [String]
        package var scopeText: String
    }
}

/// Which symbol stands for each token and asset in one target and one language, and which of them each output writes. Names
/// are unique: those that several ask for, nobody has.
package struct SymbolTable: Sendable {
    /// The code that the configuration gives for tokens.
    let given: GivenExpressions
    private let baseFontSize: Double
    /// Where each token's symbol stands: in the first output that takes it.
    private var places: [Place]
    /// The tokens that have the symbol of another, which has their path and their values.
    private var shared: [Int: Int] = [:]
    package private(set) var diagnostics: [Diagnostic] = []
    /// The outputs with their tokens, in the configuration's order.
    package private(set) var outputs: [NamedOutput] = []
    /// The assets that outputs take, each once.
    package private(set) var assets: [NamedAsset] = []
    /// The names by which code knows the color sets of the target's catalogs, by token.
    var colorSets: [Int: String] = [:]
    /// The tokens whose color sets are in catalogs of other targets alone.
    private let setsElsewhere: Set<Int>
    /// Where the tokens of themes stand in these.
    private var themeMembers: [Int: ThemeMember] = [:]

    /// An asset, and the symbol that the first output gives it which can name it.
    package struct NamedAsset: Sendable {
        package var asset: Asset
        package var symbol: Symbol?
    }

    /// An output, and a position among its groups and its tokens.
    private struct Place {
        var output: Int32 = -1
        var group: Int32 = 0
        var position: Int32 = 0
    }

    /// Names what outputs take that are in one language. Where members that refer to color sets are isolated to the main
    /// actor, those of other outputs, which are not, cannot refer to them.
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
        for (index, naming) in namings.enumerated() where self.outputs[index].canWithhold {
            self.outputs[index].withheld += self.outputs[index].withheld(naming, resolution, &namespace)
        }
        diagnostics = patterns.diagnostics + namespace.diagnostics
        reportTypesDeclaredTwice()
        nameAssets(of: catalogs)
    }

    /// Gives tokens the names beside their own: after all of these, for whichever output another name is in, it is the other
    /// one that has to give way.
    private mutating func nameAdditionally(_ graph: TokenGraph, _ namespace: inout Namespace) {
        for kind in AdditionalName.Kind.allCases {
            for index in outputs.indices {
                outputs[index].additionalNames += outputs[index].additionalNames(kind, graph, &namespace)
            }
        }
    }

    private mutating func nameAssets(of catalogs: [AssetCatalog]) {
        var numbers: [AssetName: Int] = [:]
        for index in outputs.indices where outputs[index].declaration.takesAssets {
            let (output, scope) = (outputs[index], outputs[index].scope)
            let named = NamedAssets(catalogs, output.configuration)
            for asset in named.selected where numbers[AssetName(asset)] == nil {
                numbers[AssetName(asset)] = assets.count
                assets.append(NamedAsset(asset: asset))
            }
            for (position, asset) in named.assets.enumerated() {
                guard let number = numbers[AssetName(asset)], assets[number].symbol == nil else { continue }
                assets[number].symbol = named.symbol(at: position, in: scope)
            }
            diagnostics += named.diagnostics
            outputs[index].assets = named
        }
    }

    /// The token whose symbol a token has: itself, or another with its path and its values.
    package func namesake(of token: Int) -> Int { shared[token] ?? token }

    /// Gives a symbol that several tokens share to the one of them that has the fewest references behind it. What is written
    /// for a symbol then refers to none that leads back to it.
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

    /// The symbol by which others refer to a token; `nil` when no output takes it.
    package func symbol(of token: Int) -> Symbol? {
        let place = places[namesake(of: token)]
        guard place.output >= 0 else { return nil }
        return outputs[Int(place.output)].symbol(at: Int(place.position), inGroup: Int(place.group))
    }

    /// The output in which that symbol stands.
    package func output(of token: Int) -> NamedOutput? {
        let output = places[namesake(of: token)].output
        return output >= 0 ? outputs[Int(output)] : nil
    }

    package func isTaken(_ token: Int) -> Bool { places[namesake(of: token)].output >= 0 }

    /// Of every token whether an output takes it.
    var takenTokens: [Bool] { places.indices.map(isTaken) }

    /// Where a token stands in the type of themes; `nil` for one that is the same in all, or that no theme takes.
    package func themeMember(of token: Int) -> ThemeMember? { themeMembers[token] }

    /// Finds the members of themes, and puts colors that are read from them behind the others of their outputs.
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

    /// Whether other symbols can refer to the token's: it has the type of the token.
    func canBeReferredTo(_ token: Int) -> Bool {
        let output = places[namesake(of: token)].output
        return output >= 0 && outputs[Int(output)].configuration.declaration.canBeReferredTo
            && themeMembers[token]?.isColor != true
    }

    /// Where each token's symbol stands: in the first output that has it, those before others to which others can refer.
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

    /// The symbols that tokens have beside their own, by token, over all outputs.
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
        for output in outputs where output.declaration.declaresScope {
            let scope = output.scope
            guard let owner = owners.updateValue(output.configuration, forKey: scope) else { continue }
            diagnostics.add(
                .error, .duplicateType,
                "\(owner.path.value) and \(output.configuration.path.value) both declare the type \(scope)",
                at: output.configuration.path.location,
                notes: [Diagnostic.Note("the first output stands here", at: owner.path.location)],
                advice: "give one of them another \"scope\"")
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
        // Made once for all groups, of no more than it needs: it would hold the whole resolution.
        let isSame = { (token: Int, other: Int) in
            modes.allSatisfy { $0.value(of: token).isSame(as: $0.value(of: other)) }
        }
        var rest = selected[...]
        while let group = rest.first.map({ graph.tokens[$0].group }) {
            let tokens = rest.prefix { graph.tokens[$0].group == group }
            let name = naming.name(of: graph.groups[group])
            // In nested types, the token that stands for a group is no member of the group's type.
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
            let memberName = naming.name(of: graph.tokens[token], in: name)
            switch namespace.claim(memberName, scope: scopeNumber, by: token, isSame: isSame) {
            case .granted:
                output.tokens.append(token)
                output.names.append(memberName)
            case .shared(let other): shared[token] = other
            case .refused: continue
            }
        }
        // All of them may have names that are taken.
        guard output.tokens.count > start else { return }
        output.groups.append(
            NamedOutput.Group(
                group: group, range: start..<output.tokens.count, scope: scope,
                scopeText: scope.joined(separator: ".")))
    }
}

extension NamedOutput {
    /// Takes out the tokens whose names are contested.
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

    /// Takes out all tokens, and puts in those at some positions of groups; groups without any go.
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
    /// Tokens in ascending order of their numbers; those of one number, or none, in document order.
    fileprivate func sortedByValue(_ tokens: [Int], _ baseFontSize: Double) -> [Int] {
        tokens.map { ($0, value(of: $0).inPoints(baseFontSize: baseFontSize).points ?? .infinity) }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    }
}

import Diagnostics

/// Follows every reference of a graph: the four steps, each token decided by the first that applies.
///
/// Cost is linear in the tokens and the lengths of their paths, and no function calls itself, so that chains of any
/// length are followed.
package struct AliasResolver {
    private(set) var graph: TokenGraph
    let options: Options
    /// The token that each token refers to, once a step has decided so.
    var targets: [Int?]
    var steps: [ResolutionStep]
    var types: [TokenType?]
    var diagnostics: [Diagnostic]
    /// What brings the files up to date with the format module 2025.10.
    private var upgrades: [ValueUpgrade]
    /// Whether any colour is another one with an opacity of its own.
    var hasOpacities = false
    /// How many more suggestions are made: they are costly where thousands of references dangle.
    var suggestionsLeft = 20

    /// The collections that references name.
    let bindings: CollectionMatches

    /// What the configuration can say about resolution.
    package struct Options: Sendable, Hashable {
        /// The layers whose inline colours are matched with variables of equal value: step 3.
        package var valueLayers: Set<Layer>
        /// The combinations of modes, the one that is emitted first; those that the collections have if there is none.
        package var modes: [ModeChoice]

        /// Creates the options; by default step 3 holds for components.
        package init(valueLayers: Set<Layer> = [.component], modes: [ModeChoice] = []) {
            self.valueLayers = valueLayers
            self.modes = modes
        }
    }

    /// Resolves a graph: steps 1 and 2 for every combination of modes, step 3 where all of them agree.
    package static func resolve(_ graph: TokenGraph, options: Options = Options()) -> Resolution {
        let combinations = graph.combinations(options.modes)
        let bindings = CollectionMatches(graph)
        var resolver = AliasResolver(graph: graph.inModes(combinations[0].modes), options: options, bindings: bindings)
        resolver.diagnostics += graph.diagnostics
        resolver.followReferences()
        resolver.compareVariables()
        var known = Set(resolver.diagnostics.map(\.withoutNotes))
        let others = combinations.dropFirst().map { combination in
            resolver.resolved(combination, of: graph, &known)
        }
        resolver.matchValues(others)
        resolver.reportUnbound()
        return resolver.resolution(combinations, others)
    }

    private init(graph: TokenGraph, options: Options, bindings: CollectionMatches) {
        self.graph = graph
        self.options = options
        self.bindings = bindings
        targets = Array(repeating: nil, count: graph.tokens.count)
        steps = Array(repeating: .literal, count: graph.tokens.count)
        types = graph.tokens.map(\.type)
        diagnostics = []
        upgrades = graph.upgrades
    }

    private mutating func followReferences() {
        followAliases()
        breakAliasCycles()
        inferTypes()
        readDeferredValues()
        followVariables()
        breakVariableCycles()
    }

    /// The tokens in another combination of modes. What is wrong there alone is reported too, once for all of them.
    private mutating func resolved(
        _ combination: ModeCombination, of graph: TokenGraph, _ known: inout Set<Diagnostic>
    ) -> ResolvedMode {
        var other = AliasResolver(graph: graph.inModes(combination.modes), options: options, bindings: bindings)
        other.suggestionsLeft = suggestionsLeft
        other.followReferences()
        suggestionsLeft = other.suggestionsLeft
        diagnostics += other.diagnostics.filter { $0.severity != .note && known.insert($0.withoutNotes).inserted }
        return other.resolvedMode(combination.name)
    }

    private func resolvedMode(_ name: String) -> ResolvedMode {
        let owners = graph.modeBits { $0.owns(name) }
        let isChosen = !options.modes.isEmpty
        return ResolvedMode(
            name: name, graph: graph, traces: traces(), reach: reach(),
            owners: (isChosen ? graph.modeBits { _ in true } : owners).reduce(0, |))
    }

    private func traces() -> [Trace] {
        let (origins, opacities) = (origins(), opacities())
        return graph.tokens.indices.map {
            Trace(step: steps[$0], target: targets[$0], origin: origins[$0], opacity: opacities[$0])
        }
    }

    /// The opacity of each token whose chain of references meets a colour with an opacity of its own: of the first.
    func opacities() -> [Int: Double] {
        guard hasOpacities else { return [:] }
        let setters = origins { self.opacity(setBy: $0) != nil }
        var opacities: [Int: Double] = [:]
        for token in targets.indices { opacities[token] = opacity(setBy: setters[token]) }
        return opacities
    }

    private func opacity(setBy token: Int) -> Double? {
        steps[token] == .variable ? graph.tokens[token].opacity : nil
    }

    private func resolution(_ combinations: [ModeCombination], _ others: [ResolvedMode]) -> Resolution {
        let first = resolvedMode(combinations[0].name)
        return Resolution(
            graph: graph, traces: first.traces, types: types, modes: [first] + others, bindings: bindings.all,
            upgrades: upgrades, diagnostics: diagnostics)
    }

    /// The collections with modes that each token depends on, a bit for each; where there are more than 64, several
    /// share a bit.
    private func reach() -> [UInt64] {
        let bits = graph.modeBits { _ in true }
        guard bits.contains(where: { $0 != 0 }) else { return Array(repeating: 0, count: targets.count) }
        var reach = graph.tokens.indices.map { bits[graph.collection(of: $0)] }
        var isDone = Array(repeating: false, count: targets.count)
        var chain: [Int] = []
        for token in targets.indices {
            var current = token
            while !isDone[current], let target = targets[current] {
                isDone[current] = true
                chain.append(current)
                current = target
            }
            while let link = chain.popLast() {
                if let target = targets[link] { reach[link] |= reach[target] }
            }
        }
        return reach
    }

    /// The end of each token's chain of references.
    ///
    /// - Parameter isEnd: Where a chain ends although it goes on.
    /// - Returns: The token at the end, for each token.
    func origins(where isEnd: (Int) -> Bool = { _ in false }) -> [Int] {
        var origins = Array(repeating: -1, count: targets.count)
        var chain: [Int] = []
        for token in targets.indices {
            var current = token
            while origins[current] < 0, !isEnd(current), let target = targets[current] {
                chain.append(current)
                current = target
            }
            let origin = origins[current] < 0 ? current : origins[current]
            origins[current] = origin
            for link in chain { origins[link] = origin }
            chain.removeAll(keepingCapacity: true)
        }
        return origins
    }

    /// Reads the values that hold references, now that these can be followed.
    private mutating func readDeferredValues() {
        guard graph.hasDeferredValues else { return }
        var values = DeferredValues(graph, origins: origins(), types: types)
        for token in graph.tokens.indices {
            guard case .deferred = graph.tokens[token].value else { continue }
            graph.setValue(values.value(of: token) ?? .uninterpreted, of: token)
        }
        diagnostics += values.diagnostics
        upgrades += values.upgrades
    }

    /// Each token's type, where it states none, is that of the token it refers to; where it states one, the two
    /// must go together (format module, sections 5.2.2 and 7.2.3).
    private mutating func inferTypes() {
        let origins = origins { graph.tokens[$0].type != nil }
        for token in targets.indices where types[token] == nil {
            types[token] = graph.tokens[origins[token]].type
        }
        for token in targets.indices {
            guard let target = targets[token], let type = types[token], let targetType = types[target] else { continue }
            let isExport = graph.rules[graph.tokens[token].document] == .figma
            if type == targetType || isExport && type.canRefer(to: targetType) { continue }
            reportTypeMismatch(token, type, target, targetType)
        }
    }

    private mutating func reportTypeMismatch(_ token: Int, _ type: TokenType, _ target: Int, _ targetType: TokenType) {
        let targetPath = graph.tokens[target].path
        diagnostics.append(
            Diagnostic(
                .error, .typeMismatch,
                "\(graph.tokens[token].path) is a \(type.rawValue), but \(targetPath) is a \(targetType.rawValue)",
                at: graph.valueLocation(of: token),
                notes: [
                    Diagnostic.Note("\(targetPath) stands here", at: graph.location(of: target)),
                    Diagnostic.Note("correct \"$type\", or refer to a \(type.rawValue) token"),
                ]))
    }
}

extension Diagnostic {
    /// What is wrong, without the advice: that depends on how much has been given already.
    var withoutNotes: Diagnostic {
        var diagnostic = self
        diagnostic.notes = []
        return diagnostic
    }
}

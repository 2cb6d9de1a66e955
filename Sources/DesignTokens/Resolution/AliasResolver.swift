import Diagnostics

/// Follows the references in a graph in four steps; the first one that applies determines each token.
///
/// The cost is linear in the tokens and the lengths of their paths. There is no recursion, so that chains of any length
/// are followed.
package struct AliasResolver {
    private(set) var graph: TokenGraph
    /// The tokens as defined in their files, in all modes.
    let stated: TokenGraph
    let options: Options
    /// The token that each token refers to, once a step has determined it.
    var targets: [Int?]
    var steps: [ResolutionStep]
    var types: [TokenType?]
    var diagnostics: [Diagnostic]
    /// The edits that update the files to the format module 2025.10.
    private var upgrades: [ValueUpgrade]
    /// Whether any color is another one with an opacity of its own.
    var hasOpacities = false
    /// The number of suggestions that may still be made, which are expensive if thousands of references dangle.
    var suggestionsLeft = 20

    /// The tokens that deferred values depend on.
    var dependencies: [(token: Int, other: Int)] = []
    /// Those of which only the text is needed.
    private(set) var textDependencies: [(token: Int, other: Int)] = []
    /// The tokens that are skipped, which has been reported.
    private(set) var leftOut: Set<Int> = []
    /// The collections in links.
    let collectionMatches: CollectionMatches

    /// The options for resolution in the configuration.
    package struct Options: Sendable, Hashable {
        /// The layers whose inline colors are matched with variables of equal value: step 3.
        package var valueLayers: Set<Layer>
        /// The combinations of modes, the generated one first; without any, they are those of the collections.
        package var modes: [ModeChoice]
        /// The modes that represent appearances; without any, they are inferred from names.
        package var appearances: [Appearance: ModeChoice] = [:]
        /// The themes that an app can switch between.
        package var themes: [ThemeChoice] = []
        /// The tokens that are generated as something other than their value, so that step 3 does not match them.
        package var unmatched: Set<Int>

        package init(valueLayers: Set<Layer> = [.component], modes: [ModeChoice] = [], unmatched: Set<Int> = []) {
            self.valueLayers = valueLayers
            self.modes = modes
            self.unmatched = unmatched
        }
    }

    /// Resolves a graph: steps 1 and 2 in every combination of modes, step 3 where all of them agree.
    package static func resolve(_ graph: TokenGraph, options: Options = Options()) -> Resolution {
        var combinations = ModeCombinations(graph, options.modes)
        let variants = VariantCombinations(combinations, appearances: options.appearances, themes: options.themes)
        let matches = CollectionMatches(graph)
        var resolver = AliasResolver(graph, in: combinations.all[0].modes, options: options, matches: matches)
        resolver.diagnostics += graph.diagnostics
        resolver.followReferences()
        var modes = ResolvedModes(combinations, tokenCount: graph.tokens.count)
        resolver.diagnostics = modes.unreported(resolver.diagnostics)
        modes.add(combinations.all[0], resolver)
        // The dependencies of a token can differ between modes, so that new combinations may be needed.
        repeat {
            resolver.resolveModes(combinations.all, of: graph, &modes)
        } while combinations.addProducts(modes.reach)
        resolver.resolveModes(variants.rows.flatMap(\.self), of: graph, &modes)
        let stated = modes.reach
        resolver.skipTokensWithTooManyModes(combinations, stated)
        let refused = resolver.leftOut
        let unusable = UnusableTokens(in: [modes.states[0]], knowing: refused) { _, _ in true }
        resolver.leftOut.formUnion(unusable.tokens)
        if resolver.matchValues(Array(modes.states.dropFirst())) { modes.add(combinations.all[0], resolver) }
        return Resolution(
            graph: resolver.graph, traces: modes.states[0].traces, types: resolver.types,
            modes: combinations.all.map { modes.mode($0) },
            variants: ModeVariants(
                appearances: variants.appearances, themes: options.themes.map(\.choice.name),
                states: variants.rows.map { $0.map(modes.mode) }),
            modesOfTokens: TokenModes(combinations.all, reach: modes.reach, stated: stated), statedReach: stated,
            hundredths: resolver.graph.hundredths(in: modes.states), leftOut: resolver.leftOut,
            refused: refused, unmatched: options.unmatched, collections: matches, upgrades: resolver.upgrades,
            diagnostics: resolver.diagnostics, losses: unusable.diagnostics)
    }

    private init(_ stated: TokenGraph, in modes: [Int], options: Options, matches: CollectionMatches) {
        self.stated = stated
        graph = stated.inModes(modes)
        self.options = options
        collectionMatches = matches
        targets = Array(repeating: nil, count: graph.tokens.count)
        steps = Array(repeating: .literal, count: graph.tokens.count)
        types = graph.tokens.map(\.type)
        diagnostics = []
        upgrades = graph.upgrades
    }

    private mutating func followReferences() {
        let deferred = graph.tokensByReader { if case .deferred = graph.tokens[$0].value { true } else { false } }
        convertToAliases(among: deferred)
        followAliases()
        breakAliasCycles()
        graph.setValues(
            targets.indices.filter { steps[$0] == .alias && targets[$0] == nil }.map { ($0, .unusable) })
        inferTypes()
        readDeferredValues(deferred)
        followVariables()
        breakVariableCycles()
    }

    /// Resolves the combinations of modes that have not been resolved yet. Additional diagnostics are reported once for
    /// all of them.
    private mutating func resolveModes(
        _ combinations: [ModeCombination], of graph: TokenGraph, _ modes: inout ResolvedModes
    ) {
        lazy var followers = TokenFollowers(targets, dependencies)
        for combination in combinations where !modes.contains(combination.modes) {
            var other = AliasResolver(graph, in: combination.modes, options: options, matches: collectionMatches)
            if graph.hasDeferredValues {
                let usual = modes.states[0].combination.modes
                let changed = graph.collections.indices.filter { combination.modes[$0] != usual[$0] }
                other.takeValues(from: self, changed: changed, followers)
            }
            other.suggestionsLeft = suggestionsLeft
            other.followReferences()
            suggestionsLeft = other.suggestionsLeft
            diagnostics += modes.unreported(other.diagnostics)
            modes.add(combination, other)
        }
    }

    /// Takes over the values with references that are the same in another combination of modes: those of tokens in no
    /// collection with another mode, unless they depend on one that is.
    private mutating func takeValues(from other: AliasResolver, changed: [Int], _ followers: TokenFollowers) {
        let stated = changed.flatMap { Array(graph.collectionTokens[$0]) }
        var differing = Set(stated)
        followers.add(behind: stated, to: &differing)
        // A text without a value can still be a part of others.
        let same = graph.tokens.indices.filter { token in
            graph.tokens[token].value == .deferred && !differing.contains(token) && !other.graph.isUnusable(token)
        }
        graph.setValues(same.map { ($0, other.graph.tokens[$0].value) })
        for token in same { types[token] = other.types[token] }
        let taken = Set(same)
        dependencies = other.dependencies.filter { taken.contains($0.token) }
        textDependencies = other.textDependencies.filter { taken.contains($0.token) }
    }

    /// Removes the tokens that would have too many modes because of their dependencies.
    private mutating func skipTokensWithTooManyModes(_ combinations: ModeCombinations, _ reach: [AxisSet]) {
        let tokens = Dictionary(grouping: reach.indices.filter { reach[$0].nonzeroBitCount > 1 }) { reach[$0] }
        let tooMany = tokens.filter { combinations.isTooMany($0.key) }
        for (set, tokens) in tooMany.sorted(by: { $0.value[0] < $1.value[0] }) {
            leftOut.formUnion(tokens)
            reportTooManyModes(tokens, combinations.axisNames(set))
        }
    }

    private mutating func reportTooManyModes(_ tokens: [Int], _ axes: [String]) {
        let paths = tokens.map { graph.tokens[$0].path }
        let more = " and " + Wording.count(paths.count - 1, "more token")
        let (subject, its) = paths.count == 1 ? ("'\(paths[0])' is", "its") : ("'\(paths[0])'" + more + " are", "their")
        let values = paths.count == 1 ? "its value depends" : "their values depend"
        let change = "\(values) on \(axes.map { "'\($0)'" }.joined(separator: ", "))"
        diagnostics.add(
            .warning, .tooManyCombinations,
            "\(subject) skipped, because \(its) references lead to more than \(ModeLimit.combinations) combinations of modes",
            at: graph.location(of: tokens[0]), notes: [Diagnostic.Note(change)],
            advice: "list the modes that the app uses in \"modes\", or refer to tokens with fewer modes",
            loss: .tokens(paths))
    }

    mutating func report(
        _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ message: String, at token: Int,
        _ notes: [Diagnostic.Note] = [], advice: String? = nil, costing loss: Diagnostic.Loss? = nil
    ) {
        let notes = notes + (advice.map { [Diagnostic.Note($0)] } ?? [])
        diagnostics.add(
            severity, code, message, at: graph.valueLocation(of: token), notes: notes,
            loss: loss ?? .token(graph.tokens[token].path))
    }

    func traces() -> [Trace] {
        let origins = targets.chainEnds()
        // A chain of references has the opacity of the first color on it with an opacity of its own.
        let setters = hasOpacities ? targets.chainEnds { setOpacity(of: $0) != nil } : origins
        return graph.tokens.indices.map {
            Trace(step: steps[$0], target: targets[$0], origin: origins[$0], opacity: setOpacity(of: setters[$0]))
        }
    }

    private func setOpacity(of token: Int) -> Double? { steps[token] == .variable ? graph.tokens[token].opacity : nil }

    /// The bundles of axes that each token depends on, directly or through references. `bits` are the bundles of each
    /// collection.
    func reach(_ bits: [AxisSet]) -> [AxisSet] {
        guard bits.contains(where: { $0 != 0 }) else { return Array(repeating: 0, count: targets.count) }
        var reach = graph.tokens.indices.map { bits[graph.collection(of: $0)] }
        let followers = TokenFollowers(targets, dependencies)
        // A token is revisited whenever its dependencies grow, which is at most once for each bundle.
        var pending = reach.indices.filter { reach[$0] != 0 }
        while let token = pending.popLast() {
            for follower in followers.followers(of: token) where reach[follower] | reach[token] != reach[follower] {
                reach[follower] |= reach[token]
                pending.append(follower)
            }
        }
        return reach
    }

    /// Turns values that are whole references after all into aliases.
    private mutating func convertToAliases(among deferred: [(reader: any DeferredValueReader, tokens: [Int])]) {
        graph.setValues(
            deferred.flatMap { reader, tokens in
                tokens.compactMap { token in reader.alias(of: token, in: graph).map { (token, .alias($0)) } }
            })
    }

    /// Reads the values with references, now that these can be followed.
    private mutating func readDeferredValues(_ deferred: [(reader: any DeferredValueReader, tokens: [Int])]) {
        for (reader, all) in deferred {
            let tokens = all.filter { graph.tokens[$0].value == .deferred }
            if tokens.isEmpty { continue }
            let state = ReferenceState(
                graph: graph, origins: targets.chainEnds(), types: types, suggestionsLeft: suggestionsLeft)
            let result = reader.read(tokens, in: state)
            graph.setValues(zip(tokens, result.values).map { ($0, $1 ?? .unusable) })
            let retyped = tokens.filter { types[$0] == .string && graph.tokens[$0].type != .string }
            for token in tokens { types[token] = graph.tokens[token].type ?? types[token] }
            if !retyped.isEmpty { inheritTypesOfTexts() }
            dependencies += result.dependencies
            textDependencies += result.textDependencies
            diagnostics += result.diagnostics
            upgrades += result.upgrades
            suggestionsLeft = result.suggestionsLeft
        }
        inheritTypes()
    }

    /// Gives each token without a type the type of its target, and reports specified types that do not fit (format
    /// module, sections 5.2.2 and 7.2.3).
    private mutating func inferTypes() {
        inheritTypes()
        // The format has no strings, so tools write the word for values of any type; tools that have only numbers write
        // it for lengths.
        inheritTypes(of: .string) { rules, _ in rules != .strict }
        inheritTypes(of: .number) { rules, type in rules == .lenient && type == .dimension }
        for token in targets.indices {
            guard let target = targets[token], let type = types[token], let targetType = types[target],
                !graph.isUnusable(target)
            else { continue }
            let isExport = graph.rules[graph.tokens[token].document] == .figma
            if type == targetType || isExport && type.canRefer(to: targetType) { continue }
            reportTypeMismatch(token, type, target, targetType)
        }
    }

    /// Gives tokens without a type the type of their target. A color that refers to a gradient becomes one: Tokens
    /// Studio has one type for both.
    private mutating func inheritTypes() {
        if types.contains(nil) {
            let origins = targets.chainEnds { graph.tokens[$0].type != nil }
            for token in targets.indices where types[token] == nil { types[token] = graph.tokens[origins[token]].type }
        }
        guard types.contains(.gradient) else { return }
        let origins = targets.chainEnds()
        for token in targets.indices where types[token] == .color && types[origins[token]] == .gradient {
            types[token] = .gradient
        }
    }

    /// Gives tokens without a type the type of a text that has turned out to be a curve or a shadow.
    private mutating func inheritTypesOfTexts() {
        let origins = targets.chainEnds()
        for token in targets.indices where types[token] == .string && graph.tokens[token].type == nil {
            types[token] = types[origins[token]]
        }
    }

    /// Gives tokens of a type that refer to a token of another type that type, if the rules of their files allow it.
    private mutating func inheritTypes(of word: TokenType, where fits: (ReadingRules, TokenType) -> Bool) {
        guard types.contains(word) else { return }
        let origins = targets.chainEnds { types[$0] != word }
        for token in targets.indices where types[token] == word && types[origins[token]] != word {
            let origin = origins[token]
            guard let type = types[origin], fits(graph.rules[graph.tokens[token].document], type),
                !graph.isUnusable(origin)
            else { continue }
            types[token] = type
            let path = graph.tokens[origin].path
            report(
                .warning, .typeMismatch,
                "'\(graph.tokens[token].path)' is a \(word.rawValue), but refers to '\(path)', a \(type.rawValue), and is read as one",
                at: token, [Diagnostic.Note("'\(path)' is defined here", at: graph.location(of: origin))],
                advice: "write \"$type\": \"\(type.rawValue)\", or remove \"$type\"", costing: .detail)
        }
    }

    private mutating func reportTypeMismatch(_ token: Int, _ type: TokenType, _ target: Int, _ targetType: TokenType) {
        let targetPath = graph.tokens[target].path
        report(
            .error, .typeMismatch,
            "'\(graph.tokens[token].path)' is a \(type.rawValue), but refers to '\(targetPath)', a \(targetType.rawValue)",
            at: token, [Diagnostic.Note("'\(targetPath)' is defined here", at: graph.location(of: target))],
            advice: "correct \"$type\", or refer to a \(type.rawValue) token")
        targets[token] = nil
        graph.setValues([(token, .unusable)])
    }
}

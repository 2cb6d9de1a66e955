import Diagnostics
import LocatedJSON

extension ResolverDocument {
    /// Returns the document's tokens: one collection for those that no modifier changes, and one for each set of
    /// modifiers that change the same tokens. A modifier whose context an input chooses has no modes.
    package func reading(_ inputs: ResolverInputs = ResolverInputs(), isStrict: Bool = false) -> TokenReading {
        let choice = choice(of: inputs)
        var composition = ResolverComposition(self, choice.contexts, isStrict: isStrict)
        composition.compose()
        var reading = composition.reading
        reading.diagnostics = (diagnostics + choice.diagnostics + reading.diagnostics).firsts(by: \.self)
        reading.rejectedInputs = choice.rejected
        return reading
    }
}

/// Builds collections from the overlays of a resolver document.
private struct ResolverComposition {
    var reading: TokenReading

    private let resolver: ResolverDocument
    /// The modifiers whose context no input chooses.
    private let axes: [ModeAxis]
    /// The modifier of each axis.
    private let modifiers: [Int]
    /// The contexts of each axis, the default one first, as indices into the modifier's.
    private let contexts: [[Int]]
    /// The context of each modifier when all axes have their default.
    private let base: [Int]
    /// The modifiers grouped by the tokens they can change.
    private let independent: IndependentModifiers
    /// The evaluated selections of contexts, first the default one.
    private var evaluations: [Evaluation] = []
    /// The index of an evaluation by the contexts of a part's axes.
    private var known: [Choice: Int] = [:]
    /// The number of bytes of tokens that may still be read.
    private var bytesLeft = Self.byteLimit

    /// The maximum number of bytes of tokens read; a file shared by several combinations counts once for each.
    private static let byteLimit = 1 << 30

    /// The tokens for one selection of contexts.
    private struct Evaluation {
        let mode: ReadMode
        private let places: [String: Int]
        let groups: TokenGroups
        /// The tokens that differ from the default contexts, by the part that changes them.
        var changed: [Int: [String]] = [:]

        init(_ mode: ReadMode) {
            self.mode = mode
            places = mode.tokens.lazy.map(\.path).places
            groups = TokenGroups(mode.groups)
        }

        func token(_ path: String) -> Token? { places[path].map { mode.tokens[$0] } }

    }

    /// The contexts of a part's axes.
    private struct Choice: Hashable {
        var part: Int
        var contexts: [Int]
    }

    /// What identifies the definition of a token in two selections.
    private struct Statement: Hashable {
        var document: Int
        var valueNode: JSONNode
        var type: TokenType?

        init(_ token: Token) { (document, valueNode, type) = (token.document, token.valueNode, token.type) }
    }

    init(_ resolver: ResolverDocument, _ chosen: [Int?], isStrict: Bool) {
        self.resolver = resolver
        reading = TokenReading(
            files: resolver.sources, format: .dtcgResolver, otherFormat: .dtcg, rules: isStrict ? .strict : .lenient)
        let open = chosen.indices.filter { chosen[$0] == nil }
        let base = zip(chosen, resolver.modifiers).map { $0 ?? $1.defaultContext ?? 0 }
        let overlays = resolver.overlays(selecting: base)
        // A token takes about a hundred bytes; each is read for each context.
        let tokens = resolver.size(of: overlays) / 100
        let limited = open.map { number in
            let modifier = resolver.modifiers[number]
            return ModeLimit.limited(
                [base[number]] + modifier.contexts.indices.filter { $0 != base[number] },
                named: { modifier.contexts[$0].name }, of: "the modifier '\(modifier.name)'", tokens: tokens,
                at: { _ in modifier.location })
        }
        reading.diagnostics = limited.flatMap(\.reports)
        (modifiers, self.base, contexts) = (open, base, limited.map(\.modes))
        axes = zip(open, self.contexts).map { number, contexts in
            let modifier = resolver.modifiers[number]
            return ModeAxis(name: modifier.name, contexts: contexts.map { modifier.contexts[$0].name })
        }
        independent = IndependentModifiers(
            open.map { resolver.modifiers[$0].contexts.flatMap(\.overlays) }, besides: overlays, of: resolver.sources)
    }

    mutating func compose() {
        _ = evaluate([])
        let candidates = changingAxes()
        prepareCombinations(of: Set(candidates.axes.values.lazy.filter { $0.count > 1 }.map { $0.sorted() }))
        var partition = AxisPartition<String>(axes)
        for path in candidates.paths {
            let part = independent.part(of: path)
            partition.add(path, candidates: candidates.axes[path].map { $0.sorted() } ?? []) { combination in
                evaluation(of: part, in: combination).token(path).map(Statement.init)
            }
        }
        for part in partition.tooMany { reportTooMany(part) }
        reading.collections = partition.collections(named: resolver.sources[0].path) { modes(of: $0, $1) }
        // A token belongs to the file that gives it its value in the default modes.
        for token in reading.collections.flatMap(\.modes[0].tokens) where token.value != .unusable {
            reading.tokenCounts[token.document] += 1
        }
    }

    /// The contexts of a part's axes in a combination.
    private func choice(of part: Int, in combination: [Int]) -> Choice {
        Choice(part: part, contexts: independent.parts[part].map { combination[$0] })
    }

    /// The tokens that a part changes, or those that no part changes, in a combination.
    private mutating func evaluation(of part: Int?, in combination: [Int]) -> Evaluation {
        guard let part else { return evaluations[0] }
        let choice = choice(of: part, in: combination)
        return evaluations[choice.contexts.contains { $0 > 0 } ? known[choice] ?? evaluate([choice]) : 0]
    }

    /// Reads the tokens with choices in some parts, all others in their default contexts.
    private mutating func evaluate(_ choices: [Choice]) -> Int {
        var selection = base
        for choice in choices {
            for (axis, context) in zip(independent.parts[choice.part], choice.contexts) {
                selection[modifiers[axis]] = contexts[axis][context]
            }
            known[choice] = evaluations.count
        }
        // A document is complete: its groups extend only each other.
        let read = [read(resolver.overlays(selecting: selection))].withInheritedTokens[0]
        reading.diagnostics += read.diagnostics
        reading.upgrades += read.upgrades
        if let deferred = read.deferredValues { reading.deferredValues = deferred }
        var evaluation = Evaluation(read.collections[0].modes[0])
        if let defaults = evaluations.first {
            for token in evaluation.mode.tokens {
                guard defaults.token(token.path).map(Statement.init) != Statement(token),
                    let part = independent.part(of: token.path)
                else { continue }
                evaluation.changed[part, default: []].append(token.path)
            }
        }
        evaluations.append(evaluation)
        return evaluations.count - 1
    }

    /// Evaluates choices of several parts together, as often as the part with the most choices needs.
    private mutating func prepare(_ choices: [Choice]) {
        let wanted = Dictionary(grouping: choices.filter { known[$0] == nil }, by: \.part).sorted { $0.key < $1.key }
        for place in 0..<(wanted.map(\.value.count).max() ?? 0) {
            _ = evaluate(wanted.compactMap { place < $0.value.count ? $0.value[place] : nil })
        }
    }

    private mutating func prepareCombinations(of candidates: Set<[Int]>) {
        let ordered = candidates.sorted { $0.lexicographicallyPrecedes($1) }
        var choices: [Choice] = []
        var seen: Set<Choice> = []
        for chosen in ordered {
            let part = independent.part(ofAxis: chosen[0])
            for combination in axes.combinations(of: chosen) ?? [] {
                let choice = choice(of: part, in: combination)
                if choice.contexts.contains(where: { $0 > 0 }), seen.insert(choice).inserted { choices.append(choice) }
            }
        }
        prepare(choices)
    }

    private mutating func read(_ overlays: [TokenOverlay]) -> TokenReading {
        let size = resolver.size(of: overlays)
        if bytesLeft >= 0, bytesLeft < size {
            reading.diagnostics.add(
                .error, .limitExceeded, "the tokens have too many combinations of contexts",
                at: resolver.sources[0].location(of: resolver.sources[0].root),
                advice: "choose contexts of some modifiers with --input, or with \"inputs\" in the configuration")
        }
        bytesLeft -= bytesLeft < 0 ? 0 : size
        return DTCGReader.read(bytesLeft < 0 ? [] : overlays, of: resolver.sources, rules: reading.rules)
    }

    /// The axes that may change each token: those whose contexts define it differently, and those that change it on
    /// their own, perhaps through `$extends`.
    private mutating func changingAxes() -> (paths: [String], axes: [String: Set<Int>]) {
        var paths = evaluations[0].mode.tokens.map(\.path)
        var seen = Set(paths)
        var changing: [String: Set<Int>] = [:]
        for axis in axes.indices {
            for path in varyingPaths(axis) { changing[path, default: []].insert(axis) }
        }
        let changes = axes.singleChanges.map { axis, combination in
            (axis: axis, choice: choice(of: independent.part(ofAxis: axis), in: combination))
        }
        prepare(changes.map(\.choice))
        for (axis, choice) in changes {
            for path in known[choice].flatMap({ evaluations[$0].changed[choice.part] }) ?? [] {
                if seen.insert(path).inserted { paths.append(path) }
                changing[path, default: []].insert(axis)
            }
        }
        return (paths, changing)
    }

    /// The tokens that the contexts of an axis define differently.
    private mutating func varyingPaths(_ axis: Int) -> [String] {
        var first: [String: Statement] = [:]
        var counts: [String: Int] = [:]
        var varying: Set<String> = []
        for context in contexts[axis] {
            let read = read(resolver.modifiers[modifiers[axis]].contexts[context].overlays)
            for token in read.collections[0].modes[0].tokens {
                // On its own, a token may lack the type that a group below gives it.
                if token.value == .unusable { varying.insert(token.path) }
                counts[token.path, default: 0] += 1
                let statement = Statement(token)
                if first[token.path] == nil { first[token.path] = statement }
                if first[token.path] != statement { varying.insert(token.path) }
            }
        }
        return counts.filter { $0.value < contexts[axis].count }.map(\.key) + varying
    }

    /// The modes of the tokens that some axes change.
    private mutating func modes(of part: AxisPartition<String>.Part, _ combinations: [[Int]]) -> [ReadMode] {
        let number = part.axes.first.map(independent.part)
        let all = combinations.map { evaluation(of: number, in: $0) }
        // In a context that lacks a token, it has the value of the first context that has it.
        let others = part.axes.isEmpty ? evaluations : all
        return zip(combinations, all).map { combination, evaluation in
            // The collection that no axis changes has all groups, the others those of their tokens.
            var groups = TokenGroups(part.axes.isEmpty ? evaluation.mode.groups : [evaluation.mode.groups[0]])
            var mode = ReadMode(name: axes.modeName(of: combination, part.axes))
            for path in part.tokens {
                let isLacking = evaluation.token(path) == nil
                let other = isLacking ? others.first { $0.token(path) != nil } : evaluation
                guard let other, var token = other.token(path) else { continue }
                token.group = groups.add(other.mode.groups[token.group], inside: other.groups)
                mode.tokens.append(token)
            }
            mode.groups = groups.all
            return mode
        }
    }

    private mutating func reportTooMany(_ part: AxisPartition<String>.Part) {
        reading.diagnostics.add(
            .error, .limitExceeded, "\(part.axes.count) modifiers change \(ModeLimit.excess(of: part.tokens))",
            at: resolver.modifiers[modifiers[part.axes[0]]].location,
            notes: [Diagnostic.Note("the modifiers are \(axes.names(of: part.axes))")],
            advice: "choose a context for some of them with --input, or with \"inputs\" in the configuration",
            loss: .tokens(part.tokens))
    }
}

extension ResolverDocument {
    /// The size of some overlays in bytes.
    fileprivate func size(of overlays: [TokenOverlay]) -> Int {
        overlays.reduce(0) { size, overlay in size + sources[overlay.source].withBytes(of: overlay.node) { $0.count } }
    }
}

extension TokenGroups {
    /// Adds a group and those around it from another list.
    fileprivate mutating func add(_ group: TokenGroup, inside others: TokenGroups) -> Int {
        if let place = self[group.path] { return place }
        var path = ""
        for name in group.names {
            path = path.appendingName(name)
            if let outer = others[path] { add(others.all[outer]) }
        }
        return self[group.path] ?? 0
    }
}

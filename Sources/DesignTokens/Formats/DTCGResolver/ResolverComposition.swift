import Diagnostics
import LocatedJSON

extension ResolverDocument {
    /// The document's tokens: a collection of those that no modifier changes, and one of those that the same modifiers do.
    /// A modifier whose context an input fixes yields no modes.
    package func reading(_ inputs: ResolverInputs = ResolverInputs(), isStrict: Bool = false) -> TokenReading {
        let choice = choice(of: inputs)
        var composition = ResolverComposition(self, choice.contexts, isStrict: isStrict)
        composition.compose()
        var known: Set<Diagnostic> = []
        composition.reading.diagnostics = (diagnostics + choice.diagnostics + composition.reading.diagnostics).filter {
            known.insert($0).inserted
        }
        composition.reading.rejectedInputs = choice.rejected
        return composition.reading
    }
}

/// Makes collections of the overlays of a resolver document.
private struct ResolverComposition {
    var reading: TokenReading

    private let resolver: ResolverDocument
    /// The modifiers that no input fixes.
    private let axes: ModeAxes
    /// The modifier of each axis.
    private let modifiers: [Int]
    /// The contexts of each axis, the default one first, as indices of the modifier's.
    private let contexts: [[Int]]
    /// The contexts of all modifiers, where the axes are in their default ones.
    private let base: [Int]
    private var evaluations: [[Int]: Evaluation] = [:]
    /// How many more bytes of tokens are read.
    private var bytesLeft = Self.byteLimit

    /// How many bytes of tokens are read, files that several combinations share counted for each.
    private static let byteLimit = 1 << 30

    /// What a selection makes of the tokens.
    private struct Evaluation {
        var mode: ReadMode
        var places: [String: Int]

        init(_ mode: ReadMode) {
            self.mode = mode
            places = mode.tokens.lazy.map(\.path).places
        }

        func token(_ path: String) -> Token? { places[path].map { mode.tokens[$0] } }
    }

    /// What tells whether two selections state the same of a token.
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
        let contexts = open.map { number in
            [base[number]] + resolver.modifiers[number].contexts.indices.filter { $0 != base[number] }
        }
        (modifiers, self.base, self.contexts) = (open, base, contexts)
        axes = ModeAxes(
            axes: zip(open, contexts).map { number, contexts in
                let modifier = resolver.modifiers[number]
                return ModeAxis(name: modifier.name, contexts: contexts.map { modifier.contexts[$0].name })
            })
    }

    mutating func compose() {
        let candidates = changingAxes()
        var partition = AxisPartition<String>(axes)
        for path in candidates.paths {
            partition.add(path, candidates: candidates.axes[path].map { $0.sorted() } ?? []) { combination in
                evaluate(combination).token(path).map(Statement.init)
            }
        }
        for part in partition.tooMany {
            reportTooMany(part)
            add(AxisPartition.Part(axes: [], tokens: part.tokens), isUsable: false)
        }
        for part in partition.sorted where !part.tokens.isEmpty || part.axes.isEmpty { add(part) }
        // A token counts for the file that gives it its value in the default modes.
        for token in reading.collections.flatMap(\.modes[0].tokens) where token.value != .unusable {
            reading.tokenCounts[token.document] += 1
        }
    }

    /// The tokens at a selection: for each axis the place of its context among those of the axis.
    private mutating func evaluate(_ combination: [Int]) -> Evaluation {
        if let known = evaluations[combination] { return known }
        var selection = base
        for (axis, context) in combination.enumerated() { selection[modifiers[axis]] = contexts[axis][context] }
        let read = read(resolver.overlays(selecting: selection))
        reading.diagnostics += read.diagnostics
        reading.upgrades += read.upgrades
        if let deferred = read.deferredValues { reading.deferredValues = deferred }
        let evaluation = Evaluation(read.collections[0].modes[0])
        evaluations[combination] = evaluation
        return evaluation
    }

    private mutating func read(_ overlays: [TokenOverlay]) -> TokenReading {
        let size = overlays.reduce(0) { size, overlay in
            size + resolver.sources[overlay.source].withBytes(of: overlay.node) { $0.count }
        }
        if bytesLeft >= 0, bytesLeft < size {
            reportTooLarge(
                "there are too many contexts of too many tokens to read them all",
                at: resolver.sources[0].location(of: resolver.sources[0].root),
                advice: "choose contexts of some modifiers: --input, or \"inputs\" in the configuration")
        }
        bytesLeft -= bytesLeft < 0 ? 0 : size
        return DTCGReader.read(bytesLeft < 0 ? [] : overlays, of: resolver.sources, rules: reading.rules)
    }

    /// The axes that may change each token: those whose contexts do not all state the same of it, and those that change it
    /// by themselves, perhaps by way of `$extends`.
    private mutating func changingAxes() -> (paths: [String], axes: [String: Set<Int>]) {
        let defaults = evaluate(axes.defaults)
        var paths = defaults.mode.tokens.map(\.path)
        var seen = Set(paths)
        var changing: [String: Set<Int>] = [:]
        for axis in axes.axes.indices {
            for path in varyingPaths(axis) { changing[path, default: []].insert(axis) }
        }
        for (axis, combination) in axes.singleChanges {
            for token in evaluate(combination).mode.tokens {
                if seen.insert(token.path).inserted { paths.append(token.path) }
                if defaults.token(token.path).map(Statement.init) != Statement(token) {
                    changing[token.path, default: []].insert(axis)
                }
            }
        }
        return (paths, changing)
    }

    /// The tokens of which the contexts of an axis state different things.
    private mutating func varyingPaths(_ axis: Int) -> [String] {
        var first: [String: Statement] = [:]
        var counts: [String: Int] = [:]
        var varying: Set<String> = []
        for context in resolver.modifiers[modifiers[axis]].contexts {
            let read = read(context.overlays)
            for token in read.collections[0].modes[0].tokens {
                // Alone, a token may lack the type that a group below gives it.
                if token.value == .unusable { varying.insert(token.path) }
                counts[token.path, default: 0] += 1
                let statement = Statement(token)
                if first[token.path] == nil { first[token.path] = statement }
                if first[token.path] != statement { varying.insert(token.path) }
            }
        }
        return counts.filter { $0.value < contexts[axis].count }.map(\.key) + varying
    }

    /// Adds the collection of the tokens that some axes change; without their values where they have too many.
    private mutating func add(_ part: AxisPartition<String>.Part, isUsable: Bool = true) {
        guard let combinations = axes.combinations(of: part.axes) else { return }
        let all = combinations.map { evaluate($0) }
        // A token that some contexts lack has there the value that it has in the first one that does not.
        let keys = evaluations.keys.sorted { $0.lexicographicallyPrecedes($1) }
        let others = part.axes.isEmpty ? keys.compactMap { evaluations[$0] } : all
        let modes = zip(combinations, all).map { combination, evaluation in
            var mode = ReadMode(name: axes.modeName(of: combination, part.axes), groups: evaluation.mode.groups)
            var groups: [String: Int] = [:]
            for path in part.tokens {
                if let token = evaluation.token(path) {
                    mode.tokens.append(token)
                } else if let other = others.first(where: { $0.places[path] != nil }), let token = other.token(path) {
                    mode.add(token, of: other.mode, &groups)
                }
            }
            if !isUsable { for index in mode.tokens.indices { mode.tokens[index].setValue(.unusable) } }
            return mode
        }
        reading.collections.append(
            ReadCollection(
                name: part.axes.isEmpty ? resolver.sources[0].path : axes.collectionName(of: part.axes),
                axes: part.axes.map { axes.axes[$0] }, modes: modes))
    }

    private mutating func reportTooMany(_ part: AxisPartition<String>.Part) {
        reportTooLarge(
            "\(part.axes.count) modifiers change \(ModeAxes.excess(of: part.tokens))",
            at: resolver.modifiers[modifiers[part.axes[0]]].location,
            [Diagnostic.Note("these modifiers: \(axes.names(of: part.axes))")],
            advice: "choose a context of some of them: --input, or \"inputs\" in the configuration",
            costing: .tokens(part.tokens))
    }

    private mutating func reportTooLarge(
        _ message: String, at location: SourceLocation, _ notes: [Diagnostic.Note] = [], advice: String,
        costing loss: Diagnostic.Loss = .run
    ) {
        reading.diagnostics.append(
            Diagnostic(.error, .resolverTooLarge, message, at: location, notes: notes, advice: advice, loss: loss))
    }
}

extension ReadMode {
    /// Adds a token that another mode has, with its groups: one that only some contexts state has one value.
    fileprivate mutating func add(_ token: Token, of other: ReadMode, _ known: inout [String: Int]) {
        if known.isEmpty { known = groups.lazy.map(\.path).places }
        var token = token
        let group = other.groups[token.group]
        if known[group.path] == nil {
            for outer in other.groups where group.path.isPath(inside: outer.path) && known[outer.path] == nil {
                known[outer.path] = groups.count
                groups.append(outer)
            }
        }
        token.group = known[group.path] ?? 0
        tokens.append(token)
    }
}

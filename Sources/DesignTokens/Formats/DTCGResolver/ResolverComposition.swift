import Diagnostics
import LocatedJSON

extension ResolverDocument {
    /// The document's tokens: a document for those that no modifier changes, and one for each mode of those that the same
    /// modifiers do.
    ///
    /// - Parameters:
    ///   - inputs: What fixes the context of modifiers, which then yield no modes.
    ///   - isStrict: Whether the tokens are held to the letter of the specification.
    /// - Returns: The documents; the first one carries everything that is wrong.
    package func documents(_ inputs: ResolverInputs = ResolverInputs(), isStrict: Bool = false) -> [TokenDocument] {
        var reports = diagnostics
        let chosen = contexts(chosenBy: inputs, diagnostics: &reports)
        var composition = ResolverComposition(self, chosen, isStrict: isStrict)
        composition.compose()
        var known: Set<Diagnostic> = []
        composition.documents[0].diagnostics = (reports + composition.diagnostics).filter { known.insert($0).inserted }
        return composition.documents
    }
}

/// Makes documents of the overlays of a resolver document.
private struct ResolverComposition {
    var documents: [TokenDocument] = []
    var diagnostics: [Diagnostic] = []

    private let resolver: ResolverDocument
    private let isStrict: Bool
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
        var document: TokenDocument
        var places: [String: Int]

        func token(_ path: String) -> Token? { places[path].map { document.tokens[$0] } }
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
        self.isStrict = isStrict
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
        let defaults = evaluate(axes.defaults)
        var byAxes: [[Int]: [String]] = [:]
        var order: [[Int]] = []
        let changed = changingAxes(defaults)
        for path in changed.paths {
            let chosen = changed.axes[path].map { $0.sorted() } ?? []
            if byAxes[chosen] == nil { order.append(chosen) }
            byAxes[chosen, default: []].append(path)
        }
        var relevant: [[Int]: [String]] = [:]
        var relevantOrder: [[Int]] = [[]]
        for chosen in order {
            let paths = byAxes[chosen] ?? []
            guard let combinations = axes.combinations(of: chosen) else {
                reportTooMany(chosen, paths)
                continue
            }
            let all = combinations.map { evaluate($0) }
            for path in paths {
                let statements = all.map { $0.token(path).map(Statement.init) }
                let first = statements.lazy.compactMap(\.self).first
                let axes = axes.relevant(chosen, statements.map { $0 ?? first })
                if relevant[axes] == nil, !axes.isEmpty { relevantOrder.append(axes) }
                relevant[axes, default: []].append(path)
            }
        }
        relevantOrder.sort { $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count }
        for chosen in relevantOrder { add(relevant[chosen] ?? [], changedBy: chosen) }
        documents[0].brokenPaths = evaluations.values.reduce(into: []) { $0.formUnion($1.document.brokenPaths) }
    }

    /// The tokens at a selection: for each axis the place of its context among those of the axis.
    private mutating func evaluate(_ combination: [Int]) -> Evaluation {
        if let known = evaluations[combination] { return known }
        var selection = base
        for (axis, context) in combination.enumerated() { selection[modifiers[axis]] = contexts[axis][context] }
        let document = read(resolver.overlays(selecting: selection))
        diagnostics += document.diagnostics
        let places = Dictionary(
            document.tokens.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
        let evaluation = Evaluation(document: document, places: places)
        evaluations[combination] = evaluation
        return evaluation
    }

    private mutating func read(_ overlays: [TokenOverlay]) -> TokenDocument {
        let size = overlays.reduce(0) { size, overlay in
            size + resolver.sources[overlay.source].withBytes(of: overlay.node) { $0.count }
        }
        if bytesLeft >= 0, bytesLeft < size { reportTooLarge() }
        bytesLeft -= bytesLeft < 0 ? 0 : size
        return DTCGReader.read(
            bytesLeft < 0 ? [] : overlays, of: resolver.sources, as: .dtcg, isStrict: isStrict)
    }

    /// The axes that may change each token: those whose contexts do not all state the same of it, and those that change it
    /// by themselves, perhaps by way of `$extends`.
    private mutating func changingAxes(
        _ defaults: Evaluation
    ) -> (paths: [String], axes: [String: Set<Int>]) {
        var paths = defaults.document.tokens.map(\.path)
        var seen = Set(paths)
        var changing: [String: Set<Int>] = [:]
        for axis in axes.axes.indices {
            for path in varyingPaths(axis) { changing[path, default: []].insert(axis) }
        }
        for (axis, combination) in axes.singleChanges {
            for token in evaluate(combination).document.tokens {
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
            let document = read(context.overlays)
            // Alone, a token may lack the type that a group below gives it.
            varying.formUnion(document.brokenPaths)
            for token in document.tokens {
                counts[token.path, default: 0] += 1
                let statement = Statement(token)
                if first[token.path] == nil { first[token.path] = statement }
                if first[token.path] != statement { varying.insert(token.path) }
            }
        }
        let all = contexts[axis].count
        return counts.filter { $0.value < all }.map(\.key) + varying
    }

    /// Adds the documents of the tokens that some axes change: one for each mode.
    private mutating func add(_ paths: [String], changedBy chosen: [Int]) {
        guard let combinations = axes.combinations(of: chosen) else { return }
        let all = combinations.map { evaluate($0) }
        // A token that some contexts lack has there the value that it has in the first one that does not.
        let keys = evaluations.keys.sorted { $0.lexicographicallyPrecedes($1) }
        let others = chosen.isEmpty ? keys.compactMap { evaluations[$0] } : all
        for (combination, evaluation) in zip(combinations, all) {
            var document = evaluation.document
            document.format = .dtcgResolver
            document.diagnostics = []
            document.tokens = []
            document.brokenPaths = []
            document.collection = chosen.isEmpty ? resolver.sources[0].path : axes.collectionName(of: chosen)
            document.modeName = axes.modeName(of: combination, chosen)
            document.modeContexts = axes.contexts(of: combination, chosen)
            var groups: [String: Int] = [:]
            for path in paths {
                if let token = evaluation.token(path) {
                    document.tokens.append(token)
                } else if let other = others.first(where: { $0.token(path) != nil }), let token = other.token(path) {
                    document.add(token, of: other.document, &groups)
                }
            }
            documents.append(document)
        }
    }

    private mutating func reportTooMany(_ chosen: [Int], _ paths: [String]) {
        let names = chosen.map { "\"\(axes.axes[$0].name)\"" }.joined(separator: ", ")
        let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
        diagnostics.append(
            Diagnostic(
                .error, .resolverTooLarge,
                "\(chosen.count) modifiers change \(paths[0])\(more): more than \(ModeAxes.modeLimit) modes",
                at: resolver.modifiers[modifiers[chosen[0]]].location,
                notes: [
                    Diagnostic.Note("these modifiers: \(names)"),
                    Diagnostic.Note("choose a context of some of them: --input, or \"inputs\" in the configuration"),
                ]))
    }

    private mutating func reportTooLarge() {
        let source = resolver.sources[0]
        diagnostics.append(
            Diagnostic(
                .error, .resolverTooLarge, "there are too many contexts of too many tokens to read them all",
                at: source.location(of: source.root),
                notes: [
                    Diagnostic.Note("choose contexts of some modifiers: --input, or \"inputs\" in the configuration")
                ]))
    }
}

extension TokenDocument {
    /// Adds a token that another document has, with its groups: one that only some contexts state has one value.
    fileprivate mutating func add(_ token: Token, of other: TokenDocument, _ known: inout [String: Int]) {
        if known.isEmpty {
            known = Dictionary(
                groups.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
        }
        var token = token
        let group = other.groups[token.group]
        if known[group.path] == nil {
            let names = Set((1...max(1, group.names.count)).map { group.names.prefix($0).joined(separator: ".") })
            for group in other.groups where names.contains(group.path) && known[group.path] == nil {
                known[group.path] = groups.count
                groups.append(group)
            }
        }
        token.group = known[group.path] ?? 0
        hasDeferredValues = hasDeferredValues || other.hasDeferredValues
        tokens.append(token)
    }
}

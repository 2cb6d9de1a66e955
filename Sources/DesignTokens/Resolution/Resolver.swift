import LocatedJSON

/// Follows every reference of a graph: the four steps, each token decided by the first that applies.
///
/// Cost is linear in the tokens and the lengths of their paths, and no function calls itself, so that chains of any
/// length are followed.
public struct Resolver {
    let graph: TokenGraph
    let options: Options
    /// The token that each token refers to, once a step has decided so.
    var targets: [Int?]
    var steps: [ResolutionStep]
    var types: [TokenType?]
    var diagnostics: [Diagnostic]
    /// How many more suggestions are made: they are costly where thousands of references dangle.
    var suggestionsLeft = 20

    /// What the configuration can say about resolution.
    public struct Options: Sendable, Hashable {
        /// The layers whose inline colours are matched with variables of equal value: step 3.
        public var valueLayers: Set<Layer>

        /// Creates the options; by default step 3 holds for components.
        public init(valueLayers: Set<Layer> = [.component]) { self.valueLayers = valueLayers }
    }

    /// Resolves a graph.
    public static func resolve(_ graph: TokenGraph, options: Options = Options()) -> Resolution {
        var resolver = Resolver(graph: graph, options: options)
        resolver.followAliases()
        resolver.breakAliasCycles()
        resolver.inferTypes()
        resolver.followVariables()
        resolver.breakVariableCycles()
        resolver.compareVariables()
        resolver.matchValues()
        return resolver.resolution()
    }

    private init(graph: TokenGraph, options: Options) {
        self.graph = graph
        self.options = options
        targets = Array(repeating: nil, count: graph.tokens.count)
        steps = Array(repeating: .literal, count: graph.tokens.count)
        types = graph.tokens.map(\.type)
        diagnostics = graph.diagnostics
    }

    private func resolution() -> Resolution {
        let origins = origins()
        let traces = graph.tokens.indices.map { Trace(step: steps[$0], target: targets[$0], origin: origins[$0]) }
        return Resolution(graph: graph, traces: traces, types: types, diagnostics: diagnostics)
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

    /// Each token's type, where it states none, is that of the token it refers to; where it states one, the two
    /// must go together (format module, sections 5.2.2 and 7.2.3).
    private mutating func inferTypes() {
        let origins = origins { graph.tokens[$0].type != nil }
        for token in targets.indices where types[token] == nil {
            types[token] = graph.tokens[origins[token]].type
        }
        for token in targets.indices {
            guard let target = targets[token], let type = types[token], let targetType = types[target] else { continue }
            if !type.canRefer(to: targetType) { reportTypeMismatch(token, type, target, targetType) }
        }
    }

    private mutating func reportTypeMismatch(_ token: Int, _ type: TokenType, _ target: Int, _ targetType: TokenType) {
        let targetPath = graph.tokens[target].path
        diagnostics.append(
            Diagnostic(
                .error, "type-mismatch",
                "\(graph.tokens[token].path) is a \(type.rawValue), but \(targetPath) is a \(targetType.rawValue)",
                at: graph.valueLocation(of: token),
                notes: [
                    Diagnostic.Note("\(targetPath) stands here", at: graph.location(of: target)),
                    Diagnostic.Note("correct \"$type\", or refer to a \(type.rawValue) token"),
                ]))
    }
}

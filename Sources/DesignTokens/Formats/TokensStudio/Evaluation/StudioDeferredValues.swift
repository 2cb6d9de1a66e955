import LocatedJSON

/// Reads the values of Tokens Studio and Style Dictionary that contain references, expressions or parts.
struct StudioDeferredValues: DeferredValueReader {
    let statements: [StudioStatement]
    /// The names of the token sets, as numbered by statements.
    let tokenSets: [String]
    let selections: StudioSelections
    /// The color modifiers that colors refer to, by path.
    let modifiers: [String: ValuePlace]
    /// Reads the string of a statement in another format.
    typealias TextReader = @Sendable (_ text: String, _ statement: Int) -> StudioValue.Reported

    /// Reads strings in Style Dictionary; `nil` for Tokens Studio.
    let reader: TextReader?
    /// The sets that define each path.
    private let setsOfPath: [String: [Int]]
    /// The numbers of the sets by their names as a path spells them: `brand.colors`.
    private let setsByName: [String: Int]

    var spelling: StudioExpression.Spelling { reader == nil ? .tokensStudio : .styleDictionary }

    init(
        _ statements: [StudioStatement], tokenSets: [String] = [],
        _ selections: StudioSelections = StudioSelections(groups: [], sets: []),
        modifiers: [String: ValuePlace] = [:], reader: TextReader? = nil
    ) {
        (self.statements, self.tokenSets, self.modifiers) = (statements, tokenSets, modifiers)
        (self.selections, self.reader) = (selections, reader)
        var sets: [String: [Int]] = [:]
        // Style Dictionary has no sets.
        for statement in tokenSets.isEmpty ? [] : statements where sets[statement.path]?.last != statement.set {
            sets[statement.path, default: []].append(statement.set)
        }
        setsOfPath = sets
        setsByName = Dictionary(tokenSets.enumerated().map { ($1.replacing("/", with: "."), $0) }) { first, _ in first }
    }

    func path(behindSetOf path: String) -> String? {
        guard !setsOfPath.isEmpty else { return nil }
        return setsNamed(by: path).first { setsOfPath[$0.path] == [$0.set] }?.path
    }

    /// The definition that a reference names with its token set in front of it, although other sets define the token, too.
    func definition(behindSetOf path: String) -> StudioStatement? {
        setsNamed(by: path).compactMap { set, path in
            statements.last { $0.set == set && $0.path == path && $0.isToken }
        }.first
    }

    /// The sets whose names a path begins with, each with the rest of the path.
    private func setsNamed(by path: String) -> [(set: Int, path: String)] {
        path.indices.lazy.filter { path[$0] == "." }.prefix(Self.longestSetName).compactMap { dot in
            setsByName[String(path[..<dot])].map { ($0, String(path[path.index(after: dot)...])) }
        }
    }

    /// The number of words in the names of sets that references contain.
    private static let longestSetName = 8

    func paths(inSet set: String) -> [String] {
        // Style Dictionary has none.
        guard let number = tokenSets.firstIndex(of: set) else { return [] }
        return statements.filter { $0.set == number }.map(\.path)
    }

    /// The target of a value that is a single reference to a token with a compatible type. Any other reference inserts
    /// text.
    func alias(of token: Int, in graph: TokenGraph) -> String? {
        let stated = graph.tokens[token]
        let statement = statements[Int(stated.statement)]
        guard statement.modifier == nil,
            let text = graph.text(of: ValuePlace(source: stated.document, node: stated.valueNode), as: statement.type),
            let path = StudioExpression(text, spelling).alias
        else { return nil }
        guard let target = graph.token(at: path, from: token), target != token else { return nil }
        // An unusable target has been reported.
        if graph.isUnusable(target) || statement.takesTypeOfTarget { return path }
        return canRefer(statement.type, to: target, in: graph, reading: graph.reading(of: token)) ? path : nil
    }

    /// Whether a value of a type can be a reference to a whole token, which belongs to another format unless it is in
    /// the project's reading.
    func canRefer(_ type: StudioType, to target: Int, in graph: TokenGraph, reading: Int) -> Bool {
        let isOfStudio = reader == nil && graph.reading(of: target) == reading
        let targetType = isOfStudio ? self.type(of: target, in: graph).tokenType : valueType(of: target, in: graph)
        // A value in Style Dictionary may have no type before its references are followed.
        guard let tokenType = type.tokenType, let targetType else { return reader != nil }
        if type == .other, [.cubicBezier, .duration, .transition, .shadow].contains(targetType) { return true }
        return tokenType.canRefer(to: targetType) || type == .color && targetType == .gradient
    }

    /// The type of the value that a token leads to, if it is known.
    private func valueType(of token: Int, in graph: TokenGraph) -> TokenType? {
        var token = token
        for _ in 0..<Self.longestChain {
            let stated = graph.tokens[token]
            guard stated.type == nil, let next = stated.value.aliasedPath.flatMap(graph.token) else { break }
            token = next
        }
        return graph.tokens[token].type
    }

    /// The type of one of the project's tokens: its own, or that of the target of an alias without one.
    func type(of token: Int, in graph: TokenGraph) -> StudioType {
        var token = token
        for _ in 0..<Self.longestChain {
            let number = Int(graph.tokens[token].statement)
            let source = graph.sources[graph.tokens[token].document]
            guard statements[number].takesTypeOfTarget, let text = source.scalarText(of: statements[number].valueNode),
                let target = StudioExpression(text, spelling).alias.flatMap(graph.token), target != token
            else { return statements[number].type }
            guard graph.reading(of: target) == graph.reading(of: token) else {
                return graph.tokens[target].type.flatMap { StudioType.named($0.rawValue) } ?? .other
            }
            token = target
        }
        return .other
    }

    /// The maximum number of aliases without a type that are followed.
    private static let longestChain = 64

    /// Returns the tokens that no set enabled by the themes defines. Where several sets define the same token, it
    /// represents all of them.
    func absent(among tokens: [Int], of graph: TokenGraph, at contexts: [Int]) -> [Int] {
        guard !selections.axes.isEmpty else { return [] }
        let combination = selections.axes.map { axis in
            graph.axes.firstIndex(of: axis).map { contexts[$0] } ?? 0
        }
        let statuses = selections.statuses(combination)
        let unsure = tokens.filter { statuses[statements[Int(graph.tokens[$0].statement)].set] == .disabled }
        return unsure.filter { token in
            setsOfPath[graph.tokens[token].path]?.allSatisfy { statuses[$0] == .disabled } ?? true
        }
    }

    func read(_ tokens: [Int], in state: ReferenceState) -> DeferredReading {
        var evaluator = StudioEvaluator(self, state, reading: tokens.first.map(state.graph.reading) ?? 0)
        for token in tokens { evaluator.result.values.append(evaluator.value(of: token)) }
        evaluator.findTextDependencies(of: tokens)
        return evaluator.result
    }
}

/// What a collection that Figma's references name is, among the collections that were read.
///
/// An export holds neither the collection's name nor an id that any reference has. But a reference names the variable, so
/// the collection is the one that holds the variables which references into it name.
package struct CollectionMatch: Sendable {
    /// The collection's name, as references spell it: `targetVariableSetName`.
    package let name: String
    /// The graph's collection; `nil` for a library, or a collection that was not exported.
    package let collection: Int?
    /// How many variables of it are referred to.
    package let wanted: Int
    /// How many of these are in the collection.
    package let found: Int
}

/// The collections that references name, found by the variables in them.
struct CollectionMatches {
    private(set) var all: [CollectionMatch] = []
    private var numbers: [String: Int] = [:]

    /// Of how many in a hundred variables that references name a collection must hold to be taken for the one they mean:
    /// the others were deleted, or never published.
    private static let enough = 80

    init(_ graph: TokenGraph) {
        var wanted: [(name: String, paths: Set<String>, counts: [Int: Int])] = []
        for (token, variable) in graph.tokens.lazy.map(\.variable).enumerated() {
            guard let variable, let name = variable.collection else { continue }
            let key = variable.collectionId ?? name
            let number = numbers[key] ?? wanted.count
            if number == wanted.count {
                numbers[key] = number
                wanted.append((name, [], [:]))
            }
            guard wanted[number].paths.insert(variable.path).inserted else { continue }
            // What refers to a variable of its own collection is exported as an alias.
            for collection in graph.tokens(at: variable.path).map(graph.collection)
            where collection != graph.collection(of: token) {
                wanted[number].counts[collection, default: 0] += 1
            }
        }
        all = wanted.map { Self.match($0.name, $0.paths.count, $0.counts, graph) }
    }

    func match(of variable: FigmaVariable) -> Int? {
        (variable.collectionId ?? variable.collection).flatMap { numbers[$0] }
    }

    /// The collection that a token's variable is in; `nil` for one that was not read.
    func collection(of variable: FigmaVariable, for token: Int, in graph: TokenGraph) -> Int? {
        if variable.isInOwnCollection { return graph.collection(of: token) }
        return match(of: variable).flatMap { all[$0].collection }
    }

    /// The token at the variable's own path, in the collection that holds the variables of this name.
    func target(of variable: FigmaVariable, for token: Int, in graph: TokenGraph, _ types: [TokenType?]) -> Int? {
        guard let collection = collection(of: variable, for: token, in: graph),
            let target = graph.tokens(at: variable.path).first(where: { graph.collection(of: $0) == collection }),
            target != token
        else { return nil }
        return types[target] == types[token] ? target : nil
    }

    private static func match(
        _ name: String, _ wanted: Int, _ counts: [Int: Int], _ graph: TokenGraph
    ) -> CollectionMatch {
        let stated = graph.collections.firstIndex { $0.name == name }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        let isEnough = best.map { $0.value * 100 >= wanted * enough } ?? false
        let collection = stated ?? (isEnough ? best?.key : nil)
        return CollectionMatch(
            name: name, collection: collection, wanted: wanted, found: collection.flatMap { counts[$0] } ?? 0)
    }
}

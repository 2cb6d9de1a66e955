/// The match between a collection in Figma's links and a collection that was read.
///
/// An export contains neither the collection's name nor an id that appears in links. But links name variables, so the
/// collection is the one with the variables of the links into it.
package struct CollectionMatch: Sendable {
    /// The collection's name in links: `targetVariableSetName`.
    package let name: String
    /// The graph's collection, or `nil` for a library, or a collection that was not exported.
    package let collection: Int?
    /// The number of its variables in links.
    package let wanted: Int
    /// The number of these that are in the graph's collection.
    package let found: Int
}

/// The collections in links, matched by their variables.
struct CollectionMatches {
    private(set) var all: [CollectionMatch] = []
    private var numbers: [String: Int] = [:]

    /// The number of variables in links into a collection that another collection contains.
    private struct Counts {
        var found = 0
        /// The links whose exported value the variable has in some mode.
        var agreeing = 0
        var disagreeing = 0

        var isMeant: Bool { disagreeing == 0 || disagreeing < agreeing }

        mutating func count(isNew: Bool, isAgreeing: Bool?) {
            if isNew { found += 1 }
            if isAgreeing == true { agreeing += 1 }
            if isAgreeing == false { disagreeing += 1 }
        }
    }

    init(_ graph: TokenGraph) {
        var wanted: [(name: String, paths: Set<String>, counts: [Int: Counts])] = []
        for (token, link) in graph.links {
            guard let variable = link.variable, let name = variable.collection else { continue }
            let key = variable.collectionId ?? name
            let number = numbers[key] ?? wanted.count
            if number == wanted.count {
                numbers[key] = number
                wanted.append((name, [], [:]))
            }
            let isNew = wanted[number].paths.insert(variable.path).inserted
            // A reference within one collection is exported as an alias.
            for target in graph.tokens(of: variable) {
                let collection = graph.collection(of: target)
                guard collection != graph.collection(of: token) else { continue }
                wanted[number].counts[collection, default: Counts()].count(
                    isNew: isNew, isAgreeing: graph.hasExportedValue(target, of: link))
            }
        }
        all = wanted.map { Self.match($0.name, $0.paths.count, $0.counts, graph) }
    }

    func match(of variable: FigmaVariable) -> Int? {
        (variable.collectionId ?? variable.collection).flatMap { numbers[$0] }
    }

    /// The collection of a token's variable, or `nil` for one that was not read.
    func collection(of variable: FigmaVariable, for token: Int, in graph: TokenGraph) -> Int? {
        if variable.isInOwnCollection { return graph.collection(of: token) }
        return match(of: variable).flatMap { all[$0].collection }
    }

    /// The token at the variable's own path, in the collection that matches its name.
    func target(of variable: FigmaVariable, for token: Int, in graph: TokenGraph, _ types: [TokenType?]) -> Int? {
        guard let collection = collection(of: variable, for: token, in: graph),
            let target = graph.tokens(of: variable).first(where: { graph.collection(of: $0) == collection }),
            target != token
        else { return nil }
        return types[target] == types[token] ? target : nil
    }

    /// Finds the collection with most of the variables in links. Most links must also have the variables' values;
    /// otherwise it is another collection with the same names.
    private static func match(
        _ name: String, _ wanted: Int, _ counts: [Int: Counts], _ graph: TokenGraph
    ) -> CollectionMatch {
        let stated = graph.collections.firstIndex { $0.name == name }
        let best = counts.filter(\.value.isMeant)
            .max { ($0.value.found, $1.key) < ($1.value.found, $0.key) }
        let isEnough = best.map { ModeOverlapRule.most.isReached(by: $0.value.found, of: [wanted]) } ?? false
        let collection = stated ?? (isEnough ? best?.key : nil)
        return CollectionMatch(
            name: name, collection: collection, wanted: wanted, found: collection.flatMap { counts[$0]?.found } ?? 0)
    }
}

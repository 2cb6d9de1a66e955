import TestSupport

/// Numbers in a base layer and in those of three axes, where the later layer wins: a project of Tokens Studio, or a
/// resolver document. What a token is worth is found in the plainest way, anew for every combination.
struct RandomLayers {
    /// What a layer says of a token: a number, or the sum of other tokens.
    enum Statement {
        case literal(Int)
        case sum([Int])
    }

    /// An axis, with the statements of each context by token.
    struct Axis {
        var name: String
        var contexts: [(name: String, statements: [Int: Statement])]
    }

    private(set) var base: [Statement] = []
    private(set) var axes: [Axis] = []

    /// Makes up layers.
    ///
    /// - Parameters:
    ///   - numbers: Where they come from.
    ///   - longestSum: How many tokens a sum has at most.
    init(_ numbers: inout RandomNumbers, longestSum: Int) {
        for token in 0..<8 { base.append(Self.statement(token, longestSum, &numbers)) }
        for (name, count) in [("hue", 2), ("size", 3), ("brand", 2)] {
            let contexts = (0..<count).map { context in
                var statements: [Int: Statement] = [:]
                for token in base.indices where numbers.once(in: 5) {
                    statements[token] = Self.statement(token, longestSum, &numbers)
                }
                // Two axes can have a name in common.
                return (name: context == 1 && numbers.once(in: 4) ? "on" : "\(name)\(context)", statements: statements)
            }
            axes.append(Axis(name: name, contexts: contexts))
        }
    }

    /// Refers to tokens before it alone, so that there is no circle.
    private static func statement(_ token: Int, _ longestSum: Int, _ numbers: inout RandomNumbers) -> Statement {
        guard token > 0, numbers.once(in: 2) else { return .literal(Int.random(in: 0..<20, using: &numbers)) }
        let count = Int.random(in: 1...longestSum, using: &numbers)
        return .sum((0..<count).map { _ in Int.random(in: 0..<token, using: &numbers) })
    }

    /// Every combination: the context of each axis.
    var combinations: [[Int]] {
        axes.reduce([[]]) { starts, axis in starts.flatMap { start in axis.contexts.indices.map { start + [$0] } } }
    }

    /// The number that a token is worth in a combination.
    func value(of token: Int, in combination: [Int]) -> Int {
        var statement = base[token]
        for (axis, context) in zip(axes, combination) {
            statement = axis.contexts[context].statements[token] ?? statement
        }
        switch statement {
        case .literal(let number): return number
        case .sum(let others): return others.reduce(0) { $0 + value(of: $1, in: combination) }
        }
    }

    // MARK: - As files

    /// A file of Tokens Studio, a set for each layer.
    var studioFile: String {
        let layers = axes.flatMap { axis in axis.contexts.map { (set: "\(axis.name)/\($0.name)", $0.statements) } }
        let sets = [("base", Dictionary(uniqueKeysWithValues: zip(base.indices, base)))] + layers
        let texts = sets.map { "\"\($0.0)\": \(Self.group($0.1) { "\"type\": \"number\", \"value\": \"\($0)\"" })" }
        let themes = axes.flatMap { axis in
            axis.contexts.map { context in
                """
                { "name": "\(context.name)", "group": "\(axis.name)", "selectedTokenSets": { "base": "source",
                  "\(axis.name)/\(context.name)": "enabled" } }
                """
            }
        }
        let order = sets.map { "\"\($0.0)\"" }.joined(separator: ", ")
        return """
            { \(texts.joined(separator: ",\n")), "$themes": [\(themes.joined(separator: ",\n"))],
              "$metadata": { "tokenSetOrder": [\(order)] } }
            """
    }

    /// A resolver document, a modifier for each axis.
    var resolverDocument: String {
        let group = { (statements: [Int: Statement]) in
            Self.group(statements) { "\"$type\": \"number\", \"$value\": \($0.hasPrefix("{") ? "\"\($0)\"" : $0)" }
        }
        let modifiers = axes.map { axis in
            let contexts = axis.contexts.map { "\"\($0.name)\": [\(group($0.statements))]" }
            return """
                "\(axis.name)": { "default": "\(axis.contexts[0].name)", "contexts": { \(contexts.joined(separator: ", ")) } }
                """
        }
        let order = axes.map { "{ \"$ref\": \"#/modifiers/\($0.name)\" }" }
        return """
            { "version": "2025.10",
              "sets": { "base": { "sources": [\(group(Dictionary(uniqueKeysWithValues: zip(base.indices, base))))] } },
              "modifiers": { \(modifiers.joined(separator: ",\n")) },
              "resolutionOrder": [{ "$ref": "#/sets/base" }, \(order.joined(separator: ", "))] }
            """
    }

    private static func group(_ statements: [Int: Statement], _ members: (String) -> String) -> String {
        let tokens = statements.sorted { $0.key < $1.key }.map { token, statement in
            "\"t\(token)\": { \(members(text(of: statement))) }"
        }
        return "{ \(tokens.joined(separator: ", ")) }"
    }

    private static func text(of statement: Statement) -> String {
        switch statement {
        case .literal(let number): "\(number)"
        case .sum(let tokens): tokens.map { "{t\($0)}" }.joined(separator: " + ")
        }
    }
}

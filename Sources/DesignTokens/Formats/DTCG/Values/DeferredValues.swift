import Diagnostics

/// Reads the values of tokens that hold references to others, or to parts of their values.
struct DeferredValues {
    private let graph: TokenGraph
    private let types: [TokenType?]
    private var reader: ValueReader

    /// Prepares to read values in one combination of modes.
    ///
    /// - Parameters:
    ///   - graph: The tokens in that combination.
    ///   - origins: The end of each token's chain of aliases.
    ///   - types: The type of each token.
    init(_ graph: TokenGraph, origins: [Int], types: [TokenType?]) {
        self.graph = graph
        self.types = types
        let follower = ReferenceFollower(graph, origins: origins, types: types)
        reader = ValueReader(source: graph.sources[0], rules: graph.rules[0], follower: follower)
    }

    /// What is wrong with the values, and with their references.
    var diagnostics: [Diagnostic] { reader.diagnostics + reader.outdated.diagnostics }

    /// What brings the files up to date.
    var upgrades: [ValueUpgrade] { reader.outdated.upgrades }

    /// The value of a token; `nil` after finding what is wrong with it.
    mutating func value(of token: Int) -> TokenValue? {
        let (document, node) = (graph.tokens[token].document, graph.tokens[token].valueNode)
        let source = graph.sources[document]
        guard let type = types[token] else { return nil }
        reader.turn(to: source, number: document, rules: graph.rules[document])
        // What `$ref` holds is a text; any other value of this kind is an object or an array.
        guard source.kind(of: node) == .string else {
            return reader.followed(node, as: type) { reader, node in reader.read(node, as: type) }
        }
        var path: String?
        return reader.follow(
            Reference(pointer: node, in: source), at: ValuePlace(source: document, node: node, isPointer: true),
            as: type, path: &path
        ) { reader, node in reader.read(node, as: type) }
    }
}

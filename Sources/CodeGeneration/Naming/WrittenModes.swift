import DesignTokens

/// The modes in which outputs write tokens. An error in another mode does not cost a token.
struct WrittenModes {
    /// The types that are written with a value for each appearance or theme.
    private let types: Set<TokenType>
    private let tokenTypes: [TokenType?]
    /// The modes of the appearances and themes.
    private let shown: Set<[Int]>
    /// The tokens of outputs that write the values of all modes. Lists keep tokens with errors.
    private let all: Set<Int>

    init(_ configuration: Configuration, _ resolution: Resolution) {
        tokenTypes = resolution.types
        shown = Set(resolution.variants.states.joined().map(\.combination.contexts))
        let languages = configuration.outputs.map(\.language)
        let following = TokenType.allCases.filter { type in
            type.canHoldColors || languages.contains { $0.following(type) != .nothing }
        }
        types = Set(configuration.themes.isEmpty ? following : TokenType.allCases)
        let own = configuration.outputs.filter { $0.declaration.writesModes && !$0.declaration.listsPaths }
        guard !own.isEmpty else {
            all = []
            return
        }
        let tree = GroupTree(resolution.graph)
        var patterns = PatternExpansion(resolution.graph, tree)
        all = own.reduce(into: []) { tokens, output in
            var output = output
            patterns.expand(&output)
            tokens.formUnion(TokenFilter(output, resolution, tree).chosen().tokens)
        }
    }

    /// Returns whether an output writes a token's value in a mode.
    func contains(_ token: Int, _ mode: ResolvedMode) -> Bool {
        all.contains(token)
            || shown.contains(mode.combination.contexts) && tokenTypes[token].map(types.contains) ?? false
    }
}

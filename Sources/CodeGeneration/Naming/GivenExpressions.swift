import DesignTokens
import Diagnostics

/// The code that the configuration gives for tokens, by token.
package struct GivenExpressions: Sendable {
    private var byToken: [Int: ConfiguredExpression] = [:]
    /// The paths and patterns that no token has.
    private(set) var unknown: [Located<String>] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// No expression at all.
    package init() {}

    /// Finds the tokens that the configuration speaks of.
    package init(_ configuration: Configuration, _ graph: TokenGraph) {
        guard !configuration.expressions.isEmpty else { return }
        var patterns = PatternExpansion(graph, GroupTree(graph))
        let rules = configuration.expressions.map { PathRule(path: $0.key, content: $0.value) }
            .sorted { $0.path < $1.path }
        unknown = rules.map(\.path).filter { patterns.tokens(at: $0.value).isEmpty }
        for rule in patterns.decided(rules) {
            for token in graph.tokens(at: rule.path.value) { byToken[token] = rule.content }
        }
        diagnostics = patterns.diagnostics
    }

    /// The tokens whose values are not what they look like.
    var tokens: Set<Int> { Set(byToken.keys) }

    /// Whether any token has an expression of its own on a platform.
    func names(_ platform: ApplePlatform) -> Bool { byToken.values.contains { $0.platforms[platform] != nil } }

    /// The expression of each token on one platform, or, without one, on those that have no expressions of their own.
    func code(on platform: ApplePlatform? = nil) -> [Int: String] {
        byToken.compactMapValues { $0.code(on: platform) }
    }

    /// What the configuration gives for a token.
    package subscript(token: Int) -> ConfiguredExpression? { byToken[token] }
}

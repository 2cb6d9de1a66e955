import DesignTokens
import Diagnostics

/// The configured expressions, by token.
package struct GivenExpressions: Sendable {
    private var byToken: [Int: ConfiguredExpression] = [:]
    /// The paths and patterns that match no token.
    private(set) var unknown: [Located<String>] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// Creates an empty set of expressions.
    package init() {}

    /// Finds the tokens of the configured expressions.
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

    /// The tokens with expressions, whose values are not written.
    var tokens: Set<Int> { Set(byToken.keys) }

    /// Returns whether any token has its own expression on a platform.
    func names(_ platform: ApplePlatform) -> Bool { byToken.values.contains { $0.platforms[platform] != nil } }

    /// Returns the expression of each token on a platform, or without one on the platforms without their own.
    func code(on platform: ApplePlatform? = nil) -> [Int: String] {
        byToken.compactMapValues { $0.code(on: platform) }
    }

    /// Returns the configured expressions of a token.
    package subscript(token: Int) -> ConfiguredExpression? { byToken[token] }
}

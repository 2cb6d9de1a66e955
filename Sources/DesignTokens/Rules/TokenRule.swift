import Diagnostics

/// A check of resolved tokens, which ``Resolution`` performs.
///
/// To add a rule, add a file beside this one, an element of ``all``, and a row in docs/reference/rules.md.
package struct TokenRule: Rule {
    package let kinds: [RuleKind]
    let findings: @Sendable (Resolution) -> [RuleFinding]

    /// The rules that every command applies to tokens, in the order of their reports.
    package static let all = [
        TokenRule(kinds: [RuleKind(.variableDiffers, .warning, about: .tokens)], findings: \.differingVariables),
        TokenRule(
            kinds: [
                RuleKind(.missingCollection, .warning, about: .collections),
                RuleKind(.missingVariable, .warning, about: .collections),
            ], findings: \.unboundVariables),
        TokenRule(kinds: [.missingModeValue], findings: \.undefinedTokens),
        TokenRule(kinds: [.missingModeValue], findings: \.absentTokens),
    ]
}

extension RuleKind {
    fileprivate static let missingModeValue = RuleKind(.missingModeValue, .warning, about: .tokens)
}

extension Resolution {
    /// The same tokens with the findings of the rules.
    package func checked() -> Resolution {
        var result = self
        result.diagnostics += TokenRule.all.flatMap { $0.diagnostics($0.findings(self)) }
        return result
    }
}

extension TokenGraph {
    /// The paths of some tokens.
    func paths(of tokens: some Sequence<Int>) -> [String] { tokens.map { self.tokens[$0].path } }

    /// The path of the first token, with the number of other tokens.
    func phrase(_ token: Int, of count: Int) -> String {
        let path = tokens[token].path
        return count == 1 ? "'\(path)'" : "'\(path)' and " + Wording.count(count - 1, "more token")
    }
}

import Diagnostics

/// Something that can be wrong with resolved tokens: a question that ``Resolution`` answers.
///
/// A rule is a file beside this one, a row of ``all``, and a row of docs/reference/rules.md.
package struct TokenRule: Rule {
    package let kinds: [RuleKind]
    let findings: @Sendable (Resolution) -> [RuleFinding]

    /// The rules that every command holds tokens against, in the order in which they report.
    package static let all = [
        TokenRule(kinds: [RuleKind(.variableDiffers, .warning, about: .tokens)], findings: \.differingVariables),
        TokenRule(
            kinds: [
                RuleKind(.missingCollection, .warning, about: .collections),
                RuleKind(.missingVariable, .warning, about: .collections),
            ], findings: \.unboundVariables),
        TokenRule(kinds: [.missingModeValue], findings: \.unstatedTokens),
        TokenRule(kinds: [.missingModeValue], findings: \.absentTokens),
    ]
}

extension RuleKind {
    /// Tokens that a mode lacks.
    fileprivate static let missingModeValue = RuleKind(.missingModeValue, .warning, about: .tokens)
}

extension Resolution {
    /// The same tokens with what the rules find.
    package func checked(by rules: ConfiguredRules = ConfiguredRules()) -> Resolution {
        var result = self
        result.diagnostics += TokenRule.all.flatMap { rules.reported($0.findings(self), of: $0) }
        return result
    }
}

extension TokenGraph {
    /// The paths of some tokens.
    func paths(of tokens: some Sequence<Int>) -> [String] { tokens.map { self.tokens[$0].path } }

    /// Names the first of some tokens, and says how many more there are.
    func phrase(_ token: Int, of count: Int) -> String {
        let path = tokens[token].path
        return count == 1 ? path : "\(path) and " + Wording.count(count - 1, "more token")
    }
}

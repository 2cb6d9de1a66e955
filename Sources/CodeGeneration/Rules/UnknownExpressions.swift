import DesignTokens
import Diagnostics

/// Expressions for tokens that no file has: an expression stands for a token, and does not make one.
struct UnknownExpressions: ConfigurationRule {
    let kinds = [RuleKind.unknownPath]

    func findings(in checked: CheckedConfiguration) -> [RuleFinding] {
        guard checked.hasFiles, !checked.isWithoutTokens else { return [] }
        let graph = checked.resolution.graph
        let known = graph.tokens.prefix(Self.tokenLimit).map(\.path)
        return checked.symbols.given.unknown.enumerated().map { number, path in
            let isPattern = NamePattern.isPattern(path.value)
            let isGroup = graph.group(at: path.value) != nil
            return Diagnostic(
                .warning, .unknownPath,
                "no token \(isPattern ? "fits" : "has the path") \"\(path.value)\", which an expression is given for",
                at: path.location,
                advice: isGroup
                    ? "it is a group: \"\(path.value).*\" fits all tokens in it"
                    : NearestName.advice(
                        for: path.value, among: isPattern || number >= Self.comparedLimit ? [] : known,
                        otherwise: "TokenGenerator list shows the paths of all tokens")
            ).about(path.value)
        }
    }

    /// More names are not compared, for each with each costs.
    private static let tokenLimit = 5_000
    private static let comparedLimit = 20
}

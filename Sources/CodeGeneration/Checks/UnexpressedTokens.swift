import DesignTokens
import Diagnostics

/// Tokens that an output would take, if Swift had a value for them: they are missed there.
struct UnexpressedTokens: ConfigurationRule {
    let isOfWriting = true

    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        let resolution = checked.resolution
        let tokens = Set(checked.symbols.outputs.flatMap(\.unexpressed)).sorted()
        // What refers to a token that cannot be used is the affair of that.
        return tokens.filter { !resolution.leftOut.contains(resolution.traces[$0].origin) }.map { report($0, checked) }
    }

    private func report(_ token: Int, _ checked: CheckedConfiguration) -> Diagnostic {
        let graph = checked.resolution.graph
        let value = checked.resolution.value(of: token)
        let language = checked.configuration.language.name
        var reason = "has no value in \(language)"
        var advice = "list it in \"exclude\" of the output's \"tokens\""
        if case .dimension(let number, let unit) = value {
            reason += ": \(NumberText.number(number))\(unit.rawValue) is relative to a font size"
            advice =
                "refer to it in a typography token, whose parts templates see in points too; write it in px or rem; or "
                + advice
        }
        return Diagnostic(
            .warning, .unexpressedValue, "\(graph.tokens[token].path) \(reason)", at: graph.valueLocation(of: token),
            advice: advice)
    }
}

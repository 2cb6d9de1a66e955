import DesignTokens
import Diagnostics

/// Tokens that an output would take, if Swift had a value for them: they are missed there.
struct UnexpressedTokens: ConfigurationRule {
    let kinds = [RuleKind(.unexpressedValue, .warning, about: .tokens)]
    let isOfWriting = true

    func findings(in checked: CheckedConfiguration) -> [RuleFinding] {
        let resolution = checked.resolution
        var languages: [Int: [any Dialect]] = [:]
        var conflicts: [Int: UnexpressedValue] = [:]
        for output in checked.symbols.outputs {
            let language = output.configuration.language
            for token in output.unexpressed {
                if let conflict = UnexpressedValue.conflict(of: token, in: output, resolution) {
                    conflicts[token] =
                        conflicts[token] ?? UnexpressedValue(of: token, conflict, in: language, resolution)
                    continue
                }
                let known = languages[token] ?? []
                if !known.contains(where: { $0.name == language.name }) { languages[token] = known + [language] }
            }
        }
        // What refers to a token that cannot be used is the affair of that.
        let tokens = languages.keys.sorted().filter { !resolution.leftOut.contains(resolution.traces[$0].origin) }
        return tokens.map { report($0, UnexpressedValue(of: $0, in: languages[$0] ?? [], resolution), resolution) }
            + conflicts.sorted { $0.key < $1.key }.map { report($0, $1, resolution) }
    }

    private func report(_ token: Int, _ value: UnexpressedValue, _ resolution: Resolution) -> RuleFinding {
        Diagnostic(
            .warning, .unexpressedValue, value.message, at: resolution.graph.valueLocation(of: token),
            advice: value.advice
        ).about(resolution.graph.tokens[token].path)
    }
}

import DesignTokens
import Diagnostics

extension CheckedConfiguration {
    /// Tokens that an output selects but whose values Swift cannot express.
    var unexpressedTokens: [RuleFinding] {
        var languages: [Int: [any Dialect]] = [:]
        var states: [Int: ResolvedMode] = [:]
        var conflicts: [Int: UnexpressedValue] = [:]
        for output in symbols.outputs {
            let language = output.language
            for token in output.unexpressed {
                if let conflict = UnexpressedValue.conflict(of: token, in: output, resolution) {
                    conflicts[token] =
                        conflicts[token] ?? UnexpressedValue(of: token, conflict, in: language, resolution)
                } else if languages[token]?.contains(where: { $0.name == language.name }) != true {
                    languages[token, default: []].append(language)
                    states[token] =
                        states[token] ?? resolution.stateWithoutExpression(of: token, in: output.configuration)
                }
            }
        }
        // A token with an unusable reference is reported there.
        let own = languages.filter { !resolution.leftOut.contains(resolution.traces[$0.key].origin) }
        let values = own.sorted { $0.key < $1.key }.map { token, languages in
            (token, UnexpressedValue(of: token, in: languages, states[token] ?? resolution.modes[0], resolution))
        }
        return (values + conflicts.sorted { $0.key < $1.key }.map { ($0, $1) }).map { token, value in
            Diagnostic(
                .warning, .unsupportedValue, value.message, at: resolution.graph.valueLocation(of: token),
                advice: value.advice
            ).about(resolution.graph.tokens[token].path)
        }
    }
}

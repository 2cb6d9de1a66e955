import Diagnostics

/// Sources without a single token: an export that was cut short would otherwise empty every output.
struct NoTokens: ConfigurationCheck {
    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        let sources = checked.configuration.sources
        guard checked.isWithoutTokens, let first = sources.first?.path else { return [] }
        let message =
            sources.count == 1
            ? "the source \"\(first.value)\" holds no token" : "none of the \(sources.count) sources holds a token"
        let isBroken = !checked.resolution.graph.tokens.isEmpty
        return [
            Diagnostic(
                .error, .noTokens, message + (isBroken ? " that can be used" : ""), at: first.location,
                advice: "nothing is written, for every output would be empty: export the tokens again, or take what "
                    + "holds none out of \"sources\"")
        ]
    }
}

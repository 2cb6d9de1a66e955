import Diagnostics

/// A configuration whose selections miss every token.
struct NothingTaken: ConfigurationRule {
    /// A list of tokens shows itself that each is in no output.
    let isOfWriting = true

    func diagnostics(_ run: AnalyzedTokens) -> [Diagnostic] {
        let count = run.resolution.graph.tokens.count
        guard count > 0, run.symbols.untaken.count == count,
            !(run.readingDiagnostics + run.symbols.diagnostics).hasErrors
        else { return [] }
        let isDefault = run.configuration.path == nil
        return [
            Diagnostic(
                isDefault ? .error : .warning, .nothingTaken, "no output takes any token, of \(count)",
                at: run.configuration.outputs.first?.path.location,
                advice: isDefault
                    ? "TokenGenerator init writes a configuration for these token files"
                    : "check the \"groups\" and \"types\" of the outputs")
        ]
    }
}

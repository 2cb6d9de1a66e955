import Diagnostics

/// A configuration whose selections miss every token.
struct NothingTaken: ConfigurationRule {
    /// A list of tokens shows itself that each is in no output.
    let isOfWriting = true

    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        let count = checked.resolution.graph.tokens.count
        guard count > 0, checked.symbols.untaken.count == count, !checked.hasErrors else { return [] }
        let isDefault = checked.configuration.path == nil
        return [
            Diagnostic(
                isDefault ? .error : .warning, .nothingTaken, "no output takes any token, of \(count)",
                at: checked.configuration.outputs.first?.path.location,
                advice: isDefault
                    ? "TokenGenerator init writes a configuration for these token files"
                    : "check the \"groups\" and \"types\" of the outputs")
        ]
    }
}

import Diagnostics

/// Outputs whose selections take tokens or assets, none of which can be written. A run that is left with nothing at all
/// would take everything from a team's code.
struct LostOutputs: ConfigurationRule {
    let kinds = [RuleKind.emptyOutput]

    /// A list of tokens goes on without them.
    let isOfWriting = true

    func findings(in checked: CheckedConfiguration) -> [RuleFinding] {
        guard !checked.hasErrors, !checked.isWithoutTokens else { return [] }
        let outputs = checked.symbols.outputs.filter { $0.allSelectedCount > 0 }
        let lost = outputs.filter { $0.tokens.isEmpty && $0.assets.names.isEmpty }
        let severity: Diagnostic.Severity = lost.count < outputs.count ? .warning : .error
        return lost.map { output in
            let count = output.allSelectedCount
            let lost = count == 1 ? "the one thing" : "each of the \(count) things"
            return output.configuration.finding(
                severity, .emptyOutput,
                "nothing is left of \(output.configuration.path.value): \(lost) that it takes is left out or has no "
                    + "name",
                advice: "the warnings above say why; correct the tokens or the names, or remove the output")
        }
    }
}

import Diagnostics

/// Outputs whose selections take tokens or images, none of which can be written: a team's code would lose them all at once.
struct LostOutputs: ConfigurationRule {
    /// A list of tokens goes on without them.
    let isOfWriting = true

    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        guard !checked.hasErrors, !checked.isWithoutTokens else { return [] }
        return checked.symbols.outputs.filter {
            $0.allSelectedCount > 0 && $0.tokens.isEmpty && $0.images.names.isEmpty
        }
        .map { output in
            let count = output.allSelectedCount
            let lost = count == 1 ? "the one thing" : "each of the \(count) things"
            return Diagnostic(
                .error, .nothingLeft,
                "nothing is left of \(output.configuration.path.value): \(lost) that it takes is left out or has no "
                    + "name",
                at: output.configuration.path.location,
                advice: "the warnings above say why; correct the tokens or the names, or remove the output")
        }
    }
}

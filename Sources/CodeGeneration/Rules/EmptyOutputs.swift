import Diagnostics

// Outputs that declare nothing.
extension CheckedConfiguration {
    /// Sources without a single token: an export that was cut short would otherwise empty every output.
    var noTokens: [Diagnostic] {
        let sources = configuration.sources
        guard isWithoutTokens, let first = sources.first?.path else { return [] }
        let message =
            sources.count == 1
            ? "the source \"\(first.value)\" holds no token" : "none of the \(sources.count) sources holds a token"
        let isBroken = !resolution.graph.tokens.isEmpty
        return [
            Diagnostic(
                .error, .noTokens, message + (isBroken ? " that can be used" : ""), at: first.location,
                advice: "nothing is written, for every output would be empty: export the tokens again, or take what "
                    + "holds none out of \"sources\"")
        ]
    }

    /// Outputs whose selections miss every token and asset. A list of tokens shows itself that each is in no output.
    var emptyOutputs: [RuleFinding] {
        guard !hasErrors, !isWithoutTokens else { return [] }
        let count = resolution.graph.tokens.count
        let empty = symbols.outputs.filter { $0.isSelective && $0.allSelectedCount == 0 }
        let isNothingTaken = symbols.outputs.allSatisfy { $0.selectedCount == 0 } && symbols.colorAssets.isEmpty
        // Nobody chose the outputs of the built-in default.
        let isDefault = configuration.path == nil
        let start = "TokenGenerator init writes a configuration for these token files"
        // An output of another run may take some.
        if count > 0, isNothingTaken, settings.otherTargets.isEmpty {
            let nothingTaken = Diagnostic(
                isDefault ? .error : .warning, .emptyOutput, "no output takes any token, of \(count)",
                at: configuration.outputs.first?.path.location,
                advice: isDefault ? start : "check the \"groups\" and \"types\" of the outputs")
            return [nothingTaken.about()]
        }
        guard !isDefault || empty.isEmpty else {
            let (outputs, take) = (Wording.count(empty.count, "output"), empty.count == 1 ? "takes" : "take")
            let paths = empty.map(\.configuration.path.value).joined(separator: ", ")
            let message = "of the built-in configuration, \(outputs) \(take) nothing: \(paths)"
            return [Diagnostic(.note, .emptyOutput, message, advice: start).about()]
        }
        return empty.map { output in
            let kinds =
                output.configuration.assets.kinds ?? output.declaration.assetKinds.sorted { $0.rawValue < $1.rawValue }
            let things =
                (output.takesTokens ? ["token"] : []) + (output.declaration.takesAssets ? kinds.map(\.word) : [])
            return output.takesNothing(
                things.joined(separator: " and no "),
                advice: output.takesTokens
                    ? "check its \"groups\" and \"types\"" : "name a catalog that holds some in \"catalogs\"")
        }
    }

    /// Outputs that register font files, where the configuration names none.
    var fontlessOutputs: [RuleFinding] {
        guard fonts.files.isEmpty else { return [] }
        return symbols.outputs.filter(\.declaration.takesFontFiles).map {
            $0.takesNothing(
                "font file", advice: "name the folder of the font files in \"fonts\": { \"files\": […] }")
        }
    }

    /// Outputs whose selections take tokens or assets, none of which can be written. A run that is left with nothing at all
    /// would take everything from a team's code; a list of tokens goes on without them.
    var lostOutputs: [RuleFinding] {
        guard !hasErrors, !isWithoutTokens else { return [] }
        let outputs = symbols.outputs.filter { $0.allSelectedCount > 0 }
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

extension NamedOutput {
    fileprivate func takesNothing(_ what: String, advice: String) -> RuleFinding {
        configuration.finding(
            .warning, .emptyOutput, "\(configuration.path.value) takes no \(what), so it declares nothing",
            advice: advice + ", or remove the output")
    }
}

import Diagnostics

// Outputs that declare nothing.
extension CheckedConfiguration {
    /// Sources without any token. A truncated export would otherwise empty every output.
    var noTokens: [Diagnostic] {
        let sources = configuration.sources
        guard isWithoutTokens, let first = sources.first?.path else { return [] }
        let isBroken = !resolution.graph.tokens.isEmpty
        let message =
            switch (sources.count == 1, isBroken) {
            case (true, false): "the source '\(first.value)' contains no tokens"
            case (false, false): "none of the \(sources.count) sources contains tokens"
            case (true, true): "every token in the source '\(first.value)' has errors"
            case (false, true): "every token in the \(sources.count) sources has errors"
            }
        return [
            Diagnostic(
                .error, .noTokens, message, at: first.location,
                advice: "nothing was written because every output would be empty; "
                    + (isBroken
                        ? "fix the errors above"
                        : "export the tokens again, or remove the empty files from \"sources\""))
        ]
    }

    /// Outputs whose selections match no token or asset. A list of tokens reports each unused token itself.
    var emptyOutputs: [RuleFinding] {
        guard !hasErrors, !isWithoutTokens else { return [] }
        let count = resolution.graph.tokens.count
        let empty = symbols.outputs.filter { $0.isSelective && $0.allSelectedCount == 0 }
        let isNothingSelected = symbols.outputs.allSatisfy { $0.selectedCount == 0 } && symbols.colorAssets.isEmpty
        // The user did not write the outputs of the built-in default.
        let isDefault = configuration.path == nil
        let start = "run 'TokenGenerator init' to create a configuration for these token files"
        // Another run's outputs may use some.
        if count > 0, isNothingSelected, settings.otherTargets.isEmpty {
            let nothingSelected = Diagnostic(
                isDefault ? .error : .warning, .emptyOutput,
                "no output selects \(count == 1 ? "the only token" : "any of the \(count) tokens")",
                at: configuration.outputs.first?.path.location,
                advice: isDefault ? start : "check the \"groups\" and \"types\" of the outputs")
            return [nothingSelected.about()]
        }
        guard !isDefault || empty.isEmpty else {
            let (outputs, are) = (Wording.count(empty.count, "output"), empty.count == 1 ? "is" : "are")
            let paths = empty.map(\.configuration.path.value).joined(separator: ", ")
            let message = "\(outputs) of the built-in configuration \(are) empty: \(paths)"
            return [Diagnostic(.note, .emptyOutput, message, advice: start).about()]
        }
        return empty.map { output in
            let kinds =
                output.configuration.assets.kinds ?? output.declaration.assetKinds.sorted { $0.rawValue < $1.rawValue }
            let things =
                (output.takesTokens ? ["token"] : []) + (output.declaration.takesAssets ? kinds.map(\.word) : [])
            return output.takesNothing(
                Wording.list(things, "or"),
                advice: output.takesTokens
                    ? "check its \"groups\" and \"types\"" : "add a catalog that contains such assets to \"catalogs\"")
        }
    }

    /// Outputs that register font files although the configuration names none.
    var fontlessOutputs: [RuleFinding] {
        guard fonts.files.isEmpty else { return [] }
        return symbols.outputs.filter(\.declaration.takesFontFiles).map {
            $0.takesNothing(
                "font file", advice: "add the folder of the font files to \"fonts\": { \"files\": […] }")
        }
    }

    /// Outputs that match tokens or assets, none of which can be written. If all outputs were emptied, the run would
    /// delete every symbol of an app, so it fails.
    var lostOutputs: [RuleFinding] {
        guard !hasErrors, !isWithoutTokens else { return [] }
        let outputs = symbols.outputs.filter { $0.allSelectedCount > 0 }
        let lost = outputs.filter { $0.tokens.isEmpty && $0.assets.names.isEmpty }
        let severity: Diagnostic.Severity = lost.count < outputs.count ? .warning : .error
        return lost.map { output in
            let count = output.allSelectedCount
            let lost =
                count == 1
                ? "the only selected item is left out or has"
                : "all \(count) selected items are left out or have"
            return output.configuration.finding(
                severity, .emptyOutput,
                "'\(output.configuration.path.value)' is empty: \(lost) no name",
                advice: "fix the tokens or names in the warnings above, or remove the output")
        }
    }
}

extension NamedOutput {
    fileprivate func takesNothing(_ what: String, advice: String) -> RuleFinding {
        configuration.finding(
            .warning, .emptyOutput, "'\(configuration.path.value)' selects no \(what) and is empty",
            advice: advice + ", or remove the output")
    }
}

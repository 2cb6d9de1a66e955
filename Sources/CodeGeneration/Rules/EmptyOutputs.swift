import Diagnostics

/// Outputs that declare nothing, because their selections miss every token and asset.
struct EmptyOutputs: ConfigurationRule {
    let kinds = [RuleKind.emptyOutput]

    /// A list of tokens shows itself that each is in no output.
    let isOfWriting = true

    func findings(in checked: CheckedConfiguration) -> [RuleFinding] {
        guard !checked.hasErrors, !checked.isWithoutTokens else { return [] }
        let count = checked.resolution.graph.tokens.count
        let empty = checked.symbols.outputs.filter { $0.isSelective && $0.allSelectedCount == 0 }
        let isNothingTaken =
            checked.symbols.outputs.allSatisfy { $0.selectedCount == 0 } && checked.symbols.colorAssets.isEmpty
        // An output of another run may take some.
        if count > 0, isNothingTaken, checked.settings.otherTargets.isEmpty {
            return [nothingTaken(checked, count).about()]
        }
        // Nobody chose the outputs of the built-in default.
        if checked.configuration.path == nil { return empty.isEmpty ? [] : [emptyDefaults(empty).about()] }
        return empty.map { output in
            let kinds =
                output.configuration.assets.kinds ?? output.declaration.assetKinds.sorted { $0.rawValue < $1.rawValue }
            let things =
                (output.takesTokens ? ["token"] : []) + (output.declaration.takesAssets ? kinds.map(\.word) : [])
            let what = things.joined(separator: " and no ")
            return output.configuration.finding(
                .warning, .emptyOutput, "\(output.configuration.path.value) takes no \(what), so it declares nothing",
                advice: output.takesTokens
                    ? "check its \"groups\" and \"types\", or remove the output"
                    : "name a catalog that holds some in \"catalogs\", or remove the output")
        }
    }

    private func nothingTaken(_ checked: CheckedConfiguration, _ count: Int) -> Diagnostic {
        let isDefault = checked.configuration.path == nil
        return Diagnostic(
            isDefault ? .error : .warning, .emptyOutput, "no output takes any token, of \(count)",
            at: checked.configuration.outputs.first?.path.location,
            advice: isDefault
                ? "TokenGenerator init writes a configuration for these token files"
                : "check the \"groups\" and \"types\" of the outputs")
    }

    private func emptyDefaults(_ outputs: [NamedOutput]) -> Diagnostic {
        let paths = outputs.map(\.configuration.path.value).joined(separator: ", ")
        return Diagnostic(
            .note, .emptyOutput,
            "of the built-in configuration, \(Wording.count(outputs.count, "output")) "
                + "\(outputs.count == 1 ? "takes" : "take") nothing: \(paths)",
            advice: "TokenGenerator init writes a configuration for these token files")
    }
}

extension RuleKind {
    /// Outputs that declare nothing.
    static let emptyOutput = RuleKind(.emptyOutput, .warning, about: .outputs)
}

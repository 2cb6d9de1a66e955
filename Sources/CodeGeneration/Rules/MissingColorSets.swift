import Diagnostics

/// Outputs whose members refer to color sets, for tokens that no catalog of the target has a set for: such a color would be
/// missing at run time.
struct MissingColorSets: ConfigurationCheck {
    let isOfWriting = true

    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        checked.symbols.units.flatMap { unit in
            unit.symbols.outputs.filter(\.declaration.usesColorSets).compactMap { output in
                diagnostic(of: output, unit, checked)
            }
        }
    }

    private func diagnostic(
        of output: NamedOutput, _ unit: SymbolTables.Unit, _ checked: CheckedConfiguration
    ) -> Diagnostic? {
        let given = unit.language.form.platforms.isEmpty ? GivenExpressions() : unit.symbols.given
        let missing = output.tokens.filter { unit.symbols.colorSets[$0] == nil && given[$0]?.everywhere == nil }
        guard let first = missing.first else { return nil }
        let path = checked.resolution.graph.tokens[first].path
        let subject = missing.count == 1 ? path : "\(path) and \(Wording.count(missing.count - 1, "more token"))"
        return Diagnostic(
            .error, .missingColorSet,
            "\(output.configuration.path.value) refers to color sets, and no catalog has one for \(subject)",
            at: output.configuration.path.location,
            advice:
                "add { \"template\": \"color-catalog\", \"path\": \"Resources/Colors.xcassets\" } to the \"outputs\" of the "
                + "target, with the same \"tokens\"")
    }
}

import Diagnostics

/// Outputs that register font files, where the configuration names none.
struct FontlessOutputs: ConfigurationRule {
    let kinds = [RuleKind.emptyOutput]
    let isOfWriting = true

    func findings(in checked: CheckedConfiguration) -> [RuleFinding] {
        guard checked.fonts.files.isEmpty else { return [] }
        return checked.symbols.outputs.filter(\.declaration.takesFontFiles).map { output in
            output.configuration.finding(
                .warning, .emptyOutput, "\(output.configuration.path.value) takes no font file, so it declares nothing",
                advice: "name the folder of the font files in \"fonts\": { \"files\": […] }, or remove the output")
        }
    }
}

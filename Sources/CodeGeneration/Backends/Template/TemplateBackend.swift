import Diagnostics

/// Renders outputs with their templates.
struct TemplateBackend: Backend {
    let declaration: TemplateDeclaration? = nil

    func files(
        of output: NamedOutput, inUnit unit: Int, _ run: OutputRun
    ) -> (files: [RenderedOutput], diagnostics: [Diagnostic]) {
        let (expressions, target) = (run.expressions[unit], run.target(unit))
        let writesSupport = !output.declaration.support.isEmpty
        let pieces = writesSupport ? SupportPieces(expressions.symbols, run.resolution, includesOwn: true) : nil
        let usual = run.symbols.units.first { unit in
            unit.target.name?.value == target.name?.value && unit.language.name == Dialects.usual.name
        }
        let model = OutputModel(
            OutputContext(
                output, of: target, run.resolution, expressions, run.configuration,
                support: pieces?.written(by: output.configuration) ?? [],
                usesAdaptiveColors: run.usesAdaptiveColors[unit], usesNativeColors: run.usesNativeColors[unit],
                usualSymbols: usual?.symbols, reasons: run.reasons,
                withholding: run.reasons?.declared(output.withheld, in: output, ofUnit: unit) ?? []))
        let template = output.configuration.template.value
        let (body, diagnostics) = run.library.render(template, model: model, root: OutputModel.root)
        return (body.map { [run.file($0, of: output, inUnit: unit)] } ?? [], diagnostics)
    }
}

import Diagnostics

/// Renders outputs with their templates.
struct TemplateBackend: Backend {
    let declaration: TemplateDeclaration? = nil

    func files(of output: NamedOutput, inUnit unit: Int, _ run: OutputRun) -> RenderedOutputs {
        let model = OutputContext(output, inUnit: unit, run)
        let template = output.configuration.template.value
        let (body, diagnostics) = run.library.render(template, model: model, root: OutputContext.root)
        return RenderedOutputs(
            outputs: body.map { [run.file($0, of: output, inUnit: unit)] } ?? [], diagnostics: diagnostics)
    }
}

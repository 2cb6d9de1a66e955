extension OutputRun {
    /// Renders an output with its template.
    func rendered(_ output: NamedOutput, inUnit unit: Int) -> RenderedOutputs {
        let model = OutputContext(output, inUnit: unit, self)
        let template = output.configuration.template.value
        let (body, diagnostics) = library.render(template, model: model, root: OutputContext.root)
        return RenderedOutputs(
            outputs: body.map { [file($0, of: output, inUnit: unit)] } ?? [], diagnostics: diagnostics)
    }
}

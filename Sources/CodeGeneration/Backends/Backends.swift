extension OutputRun {
    /// Writes an output: the files, none after an error, and what is wrong with them.
    private typealias Backend = (OutputRun) -> (_ output: NamedOutput, _ unit: Int) -> RenderedOutputs

    /// What writes outputs, by what these name instead of a template: a new backend is a folder beside this file, its
    /// line in this table, and what its outputs declare.
    private static var backends: [String: Backend] { ["color-catalog": colorCatalog, "dtcg": tokenFile] }

    /// Writes an output by its backend; all that name none are written by templates.
    ///
    /// - Parameters:
    ///   - output: The output with its tokens and assets.
    ///   - unit: The target and the language that it is in, by number.
    /// - Returns: The files, none after an error, and what is wrong with them.
    func files(of output: NamedOutput, inUnit unit: Int) -> RenderedOutputs {
        let backend = output.declaration.backend.flatMap { Self.backends[$0.name] } ?? Self.rendered
        return backend(self)(output, unit)
    }

    /// Renders an output with its template.
    private func rendered(_ output: NamedOutput, inUnit unit: Int) -> RenderedOutputs {
        let model = OutputContext(output, inUnit: unit, self)
        let template = output.configuration.template.value
        let (body, diagnostics) = library.render(template, model: model, root: OutputContext.root)
        return RenderedOutputs(
            outputs: body.map { [file($0, of: output, inUnit: unit)] } ?? [], diagnostics: diagnostics)
    }
}

extension OutputRun {
    /// Writes the files of an output, or none after an error, and reports what is wrong with them.
    private typealias Backend = (OutputRun) -> (_ output: NamedOutput, _ unit: Int) -> RenderedOutputs

    /// The backends by the name that outputs give instead of a template. A new backend is a folder beside this file, a
    /// line in this table, and the declaration of its outputs.
    private static var backends: [String: Backend] { ["color-catalog": colorCatalog, "dtcg": tokenFile] }

    /// Writes an output with the backend that it names, or else with its template.
    ///
    /// - Parameters:
    ///   - output: The output with its tokens and assets.
    ///   - unit: The number of its unit: a target and a language.
    /// - Returns: The files, or none after an error, and the diagnostics.
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

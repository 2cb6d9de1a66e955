extension OutputRun {
    /// Writes an output that is a file of the Design Tokens format.
    func tokenFile(_ output: NamedOutput, inUnit unit: Int) -> RenderedOutputs {
        let written = TokenFile(output, resolution, baseFontSize: configuration.baseFontSize)
        return RenderedOutputs(
            outputs: [file(Array(written.text.utf8), of: output, inUnit: unit)], diagnostics: written.diagnostics)
    }
}

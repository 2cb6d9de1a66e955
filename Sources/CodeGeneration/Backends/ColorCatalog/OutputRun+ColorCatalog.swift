extension OutputRun {
    /// Writes an output that is an asset catalog: many files, which have one form.
    func colorCatalog(_ output: NamedOutput, inUnit unit: Int) -> RenderedOutputs {
        let hidesSymbols = symbols.hasMembers(forAnyOf: output.tokens, inTarget: target(unit))
        let files = output.catalogFiles(resolution, hidesSymbols: hidesSymbols).map { path, kind, text in
            file(Array(text.utf8), of: output, inUnit: unit, at: path, kind: kind)
        }
        return RenderedOutputs(outputs: files)
    }
}

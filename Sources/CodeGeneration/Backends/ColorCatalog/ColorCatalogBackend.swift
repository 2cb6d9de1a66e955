import Diagnostics

/// Writes outputs that are asset catalogs: many files, which have one form.
struct ColorCatalogBackend: Backend {
    let declaration: TemplateDeclaration? = TemplateDeclaration(
        scope: "ColorSets", types: [.color], styles: [.flat, .nested],
        backend: BackendForm(
            name: "color-catalog", endings: ["xcassets"], content: "an asset catalog", isFolder: true,
            hasColorSets: true,
            misplacedAdvice: "let the path end in .xcassets, as in \"Resources/Colors.xcassets\""))

    func files(of output: NamedOutput, inUnit unit: Int, _ run: OutputRun) -> RenderedOutputs {
        let hidesSymbols = run.symbols.hasMembers(forAnyOf: output.tokens, inTarget: run.target(unit))
        let files = output.catalogFiles(run.resolution, hidesSymbols: hidesSymbols).map { file in
            run.file(Array(file.text.utf8), of: output, inUnit: unit, at: file.path, kind: file.kind)
        }
        return RenderedOutputs(outputs: files)
    }
}

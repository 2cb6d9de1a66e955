import DesignTokens
import Diagnostics

/// Writes outputs that are files of the Design Tokens format.
struct TokenFileBackend: Backend {
    let declaration: TemplateDeclaration? = TemplateDeclaration(
        scope: "Design tokens", types: Set(TokenType.specified), writesModes: true, listsPaths: true,
        language: PlainDialect.tokenFile, canBeReferredTo: false,
        backend: BackendForm(
            name: "dtcg", endings: ["json", "tokens"], content: "JSON",
            // Tools do not take it for tokens.
            misplacedAdvice: "let the path end in .tokens.json, .json or .tokens"))

    func files(of output: NamedOutput, inUnit unit: Int, _ run: OutputRun) -> RenderedOutputs {
        let file = TokenFile(output, run.resolution, baseFontSize: run.configuration.baseFontSize)
        return RenderedOutputs(
            outputs: [run.file(Array(file.text.utf8), of: output, inUnit: unit)], diagnostics: file.diagnostics)
    }
}

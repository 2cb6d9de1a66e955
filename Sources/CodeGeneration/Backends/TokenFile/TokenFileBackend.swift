import Diagnostics

/// Writes outputs that are files of the Design Tokens format.
struct TokenFileBackend: Backend {
    func files(
        of output: NamedOutput, inUnit unit: Int, _ run: OutputRun
    ) -> (files: [RenderedOutput], diagnostics: [Diagnostic]) {
        let file = TokenFile(output, run.resolution, baseFontSize: run.configuration.baseFontSize)
        return ([run.file(Array(file.text.utf8), of: output, inUnit: unit)], file.diagnostics)
    }
}

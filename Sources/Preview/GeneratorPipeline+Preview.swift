import CodeGeneration
import Diagnostics
import FileAccess
import Mustache

/// What became of the page.
package struct PreviewReport: Sendable {
    package var diagnostics: [Diagnostic]
    /// How much the page shows: `115 tokens`, `8 images`; nothing where there is none.
    package var counts: [String] = []
    package var action: WriteReport.Action?
    /// The size of the page.
    package var byteCount = 0
}

extension GeneratorPipeline {
    /// Makes the page of a run's tokens and assets, and writes it where it is out of date.
    package func preview(_ options: CommandOptions, to path: String) -> PreviewReport {
        let run = analyze(options)
        guard !run.hasErrors else { return PreviewReport(diagnostics: run.diagnostics) }
        let page = PageBuilder(run, fileSystem).page
        let rendered = PageRenderer(fileSystem: fileSystem).render(page, run.settings)
        guard let bytes = rendered.bytes else {
            return PreviewReport(diagnostics: run.diagnostics + rendered.diagnostics)
        }
        let written = writePage(bytes, to: path, showing: run, replacement: options.replacement)
        return PreviewReport(
            diagnostics: run.diagnostics + written.diagnostics, counts: page.counts,
            action: written.outcomes.first?.action, byteCount: bytes.count)
    }
}

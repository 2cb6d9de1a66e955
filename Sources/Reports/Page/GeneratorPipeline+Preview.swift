import CodeGeneration
import Diagnostics
import FileAccess
import Mustache

/// The result of writing the page.
package struct PreviewReport: Sendable {
    package var diagnostics: [Diagnostic]
    /// The content of the page: `115 tokens`, `8 images`; empty if there is none.
    package var counts: [String] = []
    package var action: WriteReport.Action?
    /// The size of the page.
    package var byteCount = 0
}

extension GeneratorPipeline {
    /// Creates the page of a run's tokens and assets, and writes it if it is out of date.
    package func preview(_ options: CommandOptions, to path: String) -> PreviewReport {
        preview(analyze(options), to: path, replacement: options.replacement)
    }

    /// Creates the page of a finished run, and writes it if it is out of date.
    package func preview(_ run: AnalyzedTokens, to path: String, replacement: Replacement) -> PreviewReport {
        var (report, bytes) = page(of: run, isServed: false)
        guard let bytes else { return report }
        let written = writePage(bytes, to: path, showing: run, replacement: replacement)
        report.diagnostics += run.policy.judged(written.diagnostics, from: .writing)
        report.action = written.outcomes.first?.action
        return report
    }

    /// Creates the page for a server, which announces updates to it; no page if there are errors.
    package func servedPage(_ options: CommandOptions) -> (report: PreviewReport, bytes: [UInt8]?) {
        page(of: analyze(options), isServed: true)
    }

    private func page(of run: AnalyzedTokens, isServed: Bool) -> (report: PreviewReport, bytes: [UInt8]?) {
        guard !run.hasErrors else { return (PreviewReport(diagnostics: run.diagnostics), nil) }
        var page = PageBuilder(run, fileSystem).page
        page.isServed = isServed
        let rendered = PageRenderer(fileSystem: fileSystem).render(page, run.settings)
        return (
            PreviewReport(
                diagnostics: run.diagnostics + run.policy.judged(rendered.diagnostics, from: .rendering),
                counts: page.counts, byteCount: rendered.bytes?.count ?? 0), rendered.bytes
        )
    }
}

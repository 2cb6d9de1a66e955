import Diagnostics
import FileAccess

extension GeneratorPipeline {
    /// Writes a page that shows what a run found, with a header as outputs have: it is replaced only where it is provably
    /// that page, and left alone where it is the same.
    ///
    /// The header gives the configuration another name than outputs do, so that a run that generates never takes the page
    /// for an output that is no longer configured.
    package func writePage(
        _ content: [UInt8], to path: String, showing run: AnalyzedTokens, replacement: Replacement
    ) -> WriteReport {
        let settings = run.settings
        let folder = FilePath.parent(of: path)
        let root = (try? OutputTarget.folder(folder, in: outputs).path) ?? folder
        let name = ConfigurationName(of: settings.configurationFile, outputs).text(from: root)
        var writer = OutputWriter(
            root: folder, fileSystem: outputs, configuration: settings.configurationFile,
            configurationName: GivenName("\(name) (preview)", ownsRoot: true), replacement: replacement,
            inputs: settings.inputs + run.files.map(\.path))
        writer.removesLeftovers = false
        let page = RenderedOutput(
            path: FilePath.lastComponent(of: path), sources: sources(of: run), content: content,
            location: SourceLocation(path: path, line: 1, column: 1))
        let plan = writer.plan([page])
        return DeferredSignals.during { writer.commit(plan) }
    }

    /// In numbers: a browser looks for the encoding near the beginning of a page, and names could push it away.
    private func sources(of run: AnalyzedTokens) -> String {
        let counts = [(run.files.count, "token file"), (run.catalogs.all.count, "asset catalog")]
        return counts.filter { $0.0 > 0 }.map { Wording.count($0.0, $0.1) }.joined(separator: ", ")
    }
}

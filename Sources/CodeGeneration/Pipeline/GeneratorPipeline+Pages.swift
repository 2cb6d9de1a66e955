import Diagnostics
import FileAccess

extension GeneratorPipeline {
    /// Writes a page with the results of a run under a header like that of an output. The page is replaced only if it
    /// is provably ours, and not touched if it is unchanged.
    ///
    /// The header names the configuration differently than those of outputs do, so that `generate` never removes the
    /// page as a leftover.
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

    /// The sources as numbers: browsers look for the encoding near the beginning of a page, and long names could
    /// displace it.
    private func sources(of run: AnalyzedTokens) -> String {
        let counts = [(run.files.count, "token file"), (run.catalogs.all.count, "asset catalog")]
        return counts.filter { $0.0 > 0 }.map { Wording.count($0.0, $0.1) }.joined(separator: ", ")
    }
}

import CodeGeneration
import Diagnostics
import FileAccess
import FileWatching
import GitRevisions
import Reports

/// `generate --watch`: generates whenever what it has read is no longer the same, and says in a line what it has done.
struct GenerateWatch {
    let options: CommandOptions
    let format: DiagnosticFormat
    let isQuiet: Bool
    let isVerbose: Bool
    /// What the run before said; `nil` before the first.
    private(set) var said: Set<Diagnostic>?

    /// Generates until somebody ends it, by Ctrl-C.
    mutating func run() async throws(FileError) {
        try await WatchLoop.runUntilSignal { fileSystem in
            let pipeline = GeneratorPipeline(
                fileSystem: fileSystem, outputs: LocalFileSystem(), mergedVersions: GitRepository.mergedVersions,
                announce: Terminal.announce)
            say(await pipeline.generate(options))
        }
    }

    /// Says all that is wrong, of warnings and notes only what was not said after the run before.
    private mutating func say(_ report: GenerationReport) {
        let diagnostics = report.diagnostics
        let news = diagnostics.shown(.news(since: said ?? []))
        CommandOutput(format: format).write(
            isQuiet ? news.shown(.withoutNotes()) : news, words: isQuiet ? "" : words(ReportPrinter(report: report)))
        said = Set(diagnostics)
    }

    private func words(_ printer: ReportPrinter) -> String {
        guard said == nil else { return isVerbose ? printer.text(isVerbose: true) : printer.line }
        return printer.text(isVerbose: isVerbose) + "watching what was read; Ctrl-C ends\n"
    }
}

extension Diagnostic {
    /// The error of a watch that the system does not allow.
    init(watching error: FileError) {
        self.init(
            .error, .cannotWatch, "cannot watch \"\(error.path)\": \(error.reason)",
            advice: "end other programs that watch files; on Linux, fs.inotify.max_user_watches and max_user_instances "
                + "say how much can be watched")
    }
}

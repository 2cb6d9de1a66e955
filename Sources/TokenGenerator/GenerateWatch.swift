import CodeGeneration
import Diagnostics
import FileAccess
import FileWatching
import GitRevisions
import Reports

/// `generate --watch`: generates again whenever an input changes, and prints a line about each run.
struct GenerateWatch {
    let generation: Generation
    /// The diagnostics of the previous run; `nil` before the first.
    private(set) var said: Set<Diagnostic>?

    init(_ generation: Generation) { self.generation = generation }

    /// Generates until Ctrl-C.
    mutating func run() async throws(FileError) {
        try await WatchLoop.runUntilSignal { fileSystem in
            let pipeline = GeneratorPipeline(
                fileSystem: fileSystem, outputs: LocalFileSystem(), mergedVersions: GitRepository.mergedVersions,
                announce: Terminal.announce)
            say(await pipeline.generate(generation.options))
        }
    }

    /// Prints all errors, but only new warnings and notes.
    private mutating func say(_ report: GenerationReport) {
        let diagnostics = report.diagnostics
        let news = diagnostics.shown(.news(since: said ?? []))
        generation.output.write(
            generation.isQuiet ? news.shown(.withoutNotes()) : news,
            words: generation.isQuiet ? "" : words(ReportPrinter(report: report)))
        said = Set(diagnostics)
    }

    private func words(_ printer: ReportPrinter) -> String {
        guard said == nil else { return generation.isVerbose ? printer.text(isVerbose: true) : printer.line }
        return printer.text(isVerbose: generation.isVerbose) + "watching for changes; stop with Ctrl-C\n"
    }
}

extension Diagnostic {
    /// Creates the error for a path that cannot be watched.
    init(watching error: FileError) {
        self.init(
            .error, .cannotWatch, "cannot watch '\(error.path)': \(error.reason)",
            advice: "close other programs that watch files; on Linux, raise fs.inotify.max_user_watches and "
                + "max_user_instances")
    }
}

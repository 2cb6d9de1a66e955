import ArgumentParser
import Diagnostics
import Reports
import TerminalText

extension DiagnosticFormat: ExpressibleByArgument {}

/// The option `--format` for commands whose own output has one format.
struct FormatOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The format of errors and warnings: text; github (annotations in a pull request); json (one object per line); \
            sarif (a log for code scanning).
            """))
    var format: DiagnosticFormat = .text

    @OptionGroup var file: DiagnosticsFileOption

    @OptionGroup var color: ColorOption

    /// The output for this format.
    var printer: CommandOutput { CommandOutput(format: format, file: file.path) }

    /// The output of a command whose result is printed to standard output in any format, and matters more than
    /// warnings.
    var resultPrinter: CommandOutput {
        CommandOutput(format: format, isForResult: true, detail: .brief, file: file.path)
    }
}

/// The option `--diagnostics`, which writes diagnostics for scripts in addition to the printed output.
struct DiagnosticsFileOption: ParsableArguments {
    @Option(
        name: .customLong("diagnostics"),
        help: ArgumentHelp("Also write errors and warnings to a file, one JSON object per line.", valueName: "file"),
        completion: .file())
    var path: String?
}

/// Prints diagnostics in a format, and a command's own text.
///
/// Lines, including those for GitHub's runner, go to standard error and the command's text to standard output. A
/// document such as a SARIF log goes to standard output alone, so that it can be redirected to a file. For commands
/// with a result, such as `list` and `diff`, the result stays on standard output and the document goes to standard
/// error.
struct CommandOutput {
    var format: DiagnosticFormat
    /// Whether the command's text is its result.
    var isForResult = false
    /// How much of the diagnostics a terminal shows.
    var detail = PrintedDiagnostics.Detail.grouped
    /// A file for the diagnostics as JSON.
    var file: String?

    /// Prints diagnostics, the command's text, and a final error about both.
    ///
    /// - Parameters:
    ///   - diagnostics: The diagnostics.
    ///   - log: The results of a log, if it has more than the diagnostics.
    ///   - words: The command's text.
    ///   - verdict: The final error.
    func write(
        _ diagnostics: [Diagnostic], log: [LoggedResult]? = nil, words: String = "", verdict: Diagnostic? = nil
    ) {
        let verdicts = verdict.map { [$0] } ?? []
        copy(diagnostics + verdicts)
        guard format.isDocument else {
            // Who asks for something reads the answer first.
            if isForResult { Terminal.standardOutput.write(words) }
            if isForResult, !words.isEmpty, !diagnostics.isEmpty, Terminal.areBothInteractive {
                Terminal.standardError.write("\n")
            }
            writeLines(diagnostics)
            if !isForResult { Terminal.standardOutput.write(words) }
            return writeLines(verdicts)
        }
        if isForResult { Terminal.standardOutput.write(words) }
        let stream = isForResult ? Terminal.standardError : Terminal.standardOutput
        stream.write(format.rendered(diagnostics + verdicts, log, of: ToolIdentity.description))
    }

    /// Prints diagnostics and the command's text, and exits with a failure if there are errors.
    func finish(
        _ diagnostics: [Diagnostic], log: [LoggedResult]? = nil, words: String = "", verdict: Diagnostic? = nil
    ) throws {
        write(diagnostics, log: log, words: words, verdict: verdict)
        if diagnostics.hasErrors || verdict != nil { throw ExitCode.failure }
    }

    /// Prints the same and exits while a report is alive: deallocating a large graph takes a tenth of a run.
    func end(
        keeping report: some Any, _ diagnostics: [Diagnostic], words: String, verdict: Diagnostic?
    ) -> Never {
        write(diagnostics, words: words, verdict: verdict)
        withExtendedLifetime(report) {
            TokenGenerator.exit(withError: diagnostics.hasErrors || verdict != nil ? ExitCode.failure : nil)
        }
    }

    /// Writes the diagnostics to the file. If this fails, the process exits, because a script would see no errors.
    func copy(_ diagnostics: [Diagnostic]) {
        let text = DiagnosticFormat.json.rendered(diagnostics, of: ToolIdentity.description)
        guard let file, let problem = ResultFile.write(text, to: file) else { return }
        writeLines([problem])
        TokenGenerator.exit(withError: ExitCode.failure)
    }

    private func writeLines(_ diagnostics: [Diagnostic]) {
        if format == .text { return Terminal.standardError.write(diagnostics, detail) }
        Terminal.standardError.write(format.rendered(diagnostics, of: ToolIdentity.description))
    }
}

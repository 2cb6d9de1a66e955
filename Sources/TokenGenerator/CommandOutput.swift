import ArgumentParser
import Diagnostics
import Reports

extension DiagnosticFormat: ExpressibleByArgument {}

/// `--format`, which the commands have whose own output has one form.
struct FormatOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            How errors and warnings are printed: text; github, as annotations of a pull request; json, an object a line; \
            sarif, a log for code scanning.
            """))
    var format: DiagnosticFormat = .text

    @OptionGroup var file: DiagnosticsFileOption

    /// What prints in this format.
    var printer: CommandOutput { CommandOutput(format: format, file: file.path) }

    /// What prints in this format for a command that was run for its own words.
    var resultPrinter: CommandOutput { CommandOutput(format: format, isForResult: true, file: file.path) }
}

/// `--diagnostics`, by which a script has errors and warnings beside what a person reads.
struct DiagnosticsFileOption: ParsableArguments {
    @Option(
        name: .customLong("diagnostics"),
        help: ArgumentHelp("Also write errors and warnings to a file, one JSON object a line.", valueName: "file"),
        completion: .file())
    var path: String?
}

/// What a command prints: what is wrong, in a format, and its own words.
///
/// Lines go to standard error, also those for GitHub's runner, and the command's words to standard output. A document such
/// as a SARIF log has standard output to itself, so that it can be sent into a file; only where the command was run for
/// its own words, as `list` and `diff` are, these stay there and the document goes to standard error.
struct CommandOutput {
    var format: DiagnosticFormat
    /// Whether the command was run for its own words.
    var isForResult = false
    /// A file that has the diagnostics as JSON, too.
    var file: String?

    /// Prints diagnostics, the command's words, and last an error that follows from both.
    func write(_ diagnostics: [Diagnostic], words: String = "", verdict: Diagnostic? = nil) {
        let verdicts = verdict.map { [$0] } ?? []
        copy(diagnostics + verdicts)
        guard format.isDocument else {
            // Who asks for something reads the answer first.
            if isForResult { Terminal.standardOutput.write(words) }
            writeLines(diagnostics)
            if !isForResult { Terminal.standardOutput.write(words) }
            return writeLines(verdicts)
        }
        if isForResult { Terminal.standardOutput.write(words) }
        let stream = isForResult ? Terminal.standardError : Terminal.standardOutput
        stream.write(format.rendered(diagnostics + verdicts, of: ToolIdentity.description))
    }

    /// Prints diagnostics and the command's words, and ends the command with a failure if there are errors.
    func finish(_ diagnostics: [Diagnostic], words: String = "", verdict: Diagnostic? = nil) throws {
        write(diagnostics, words: words, verdict: verdict)
        if diagnostics.hasErrors || verdict != nil { throw ExitCode.failure }
    }

    /// Prints the same, and ends the process while a report is alive: to take a graph of many tokens apart costs a tenth of a run.
    func end(
        keeping report: some Any, _ diagnostics: [Diagnostic], words: String, verdict: Diagnostic?
    ) -> Never {
        write(diagnostics, words: words, verdict: verdict)
        withExtendedLifetime(report) {
            TokenGenerator.exit(withError: diagnostics.hasErrors || verdict != nil ? ExitCode.failure : nil)
        }
    }

    /// Writes the diagnostics to the file; without it, a script would believe that nothing is wrong, so the process ends.
    func copy(_ diagnostics: [Diagnostic]) {
        let text = DiagnosticFormat.json.rendered(diagnostics, of: ToolIdentity.description)
        guard let file, let problem = ResultFile.write(text, to: file) else { return }
        writeLines([problem])
        TokenGenerator.exit(withError: ExitCode.failure)
    }

    private func writeLines(_ diagnostics: [Diagnostic]) {
        if format == .text { return Terminal.standardError.write(diagnostics) }
        Terminal.standardError.write(format.rendered(diagnostics, of: ToolIdentity.description))
    }
}

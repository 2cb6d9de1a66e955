import ArgumentParser
import CodeGeneration
import Diagnostics
import FileAccess
import Reports

struct DiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare two states of tokens and assets, and their effect on Swift code.",
        usage: """
            TokenGenerator diff [<revision>] [<revision>] [<options>]
            TokenGenerator diff <old> <new> [<options>]
            """,
        discussion: """
            Tokens are matched by Figma variable, otherwise by path. Assets are matched by kind and name, otherwise by \
            their files. \
            Removed, renamed and retyped Swift names are breaking; changed values are not. Errors in the old state are \
            only warnings, because the new state may fix them.

            Compares two token files, folders or asset catalogs (- for standard input); or the configured files at two \
            Git revisions, or at one revision with the current files. Without arguments, compares HEAD with the \
            current files.

            EXAMPLES
              TokenGenerator diff main
              TokenGenerator diff HEAD~1 HEAD
              TokenGenerator diff old.tokens.json tokens/new.tokens.json
              TokenGenerator diff old tokens --format markdown > body.md
              TokenGenerator diff old/Images.xcassets Images.xcassets
              TokenGenerator diff old tokens --fail-on breaking
              TokenGenerator diff main --usage Sources --usage App
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, markdown, json, github, sarif

        /// The format of diagnostics, which cannot be Markdown.
        var diagnostics: DiagnosticFormat { DiagnosticFormat(rawValue: rawValue) ?? .text }
    }

    enum Failure: String, CaseIterable, ExpressibleByArgument {
        case breaking
    }

    @Argument(
        help: ArgumentHelp("The old token file, folder, asset catalog or Git revision.", valueName: "old"),
        completion: .file())
    var old = "HEAD"

    @Argument(
        help: ArgumentHelp("The new one; by default, the current files.", valueName: "new"),
        completion: .file())
    var new: String?

    @OptionGroup var config: ConfigurationOption

    @Option(
        help: ArgumentHelp(
            """
            The format of the differences, and of errors and warnings. With github or sarif, only errors and warnings have \
            that format; with markdown, only the differences.
            """))
    var format: Format = .text

    @Option(help: ArgumentHelp("Exit with 1 if Swift code breaks.", valueName: "change"))
    var failOn: Failure?

    @OptionGroup var usage: UsageOption

    @OptionGroup var diagnosticsFile: DiagnosticsFileOption

    @OptionGroup var color: ColorOption

    func validate() throws {
        let isFile = old == "-" || (try? LocalFileSystem().status(of: old)) != nil
        if new == nil, isFile {
            throw ValidationError(
                "'\(old)' is a file or folder, not a Git revision; pass a second file or folder to compare it with.")
        }
        if old == "-", new == "-" {
            throw ValidationError("Standard input can be read only once; pass a file as the other argument.")
        }
    }

    func run() async throws {
        let report = await GeneratorPipeline().compare(
            old: old, new: new, configurationPath: config.path, usage: usage.paths)
        let breaking = failOn == .breaking ? Diagnostic.breaking(report.comparison?.breakingCount ?? 0) : nil
        CommandOutput(
            format: format.diagnostics, isForResult: true, detail: .brief, file: diagnosticsFile.path
        ).end(
            keeping: report, report.diagnostics, words: report.comparison.map(text) ?? "", verdict: breaking)
    }

    private func text(of comparison: TokenComparison) -> String {
        switch format {
        case .text, .github, .sarif: comparison.text(on: Terminal.standardOutput.screen)
        case .markdown: comparison.markdown
        case .json: comparison.jsonLine
        }
    }
}

extension Diagnostic {
    /// Returns the error of `--fail-on breaking`; `nil` if no change breaks code.
    static func breaking(_ count: Int) -> Diagnostic? {
        guard count > 0 else { return nil }
        return Diagnostic(
            .error, .breakingChange,
            Wording.count(count, "change") + (count == 1 ? " breaks" : " break") + " Swift code that uses the tokens",
            advice: "to keep the old names as deprecated members, add them to \"former\" in \"names\"; if the change "
                + "is intended, omit --fail-on breaking")
    }
}

import ArgumentParser
import CodeGeneration
import Diagnostics
import FileAccess
import Reports

struct DiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Says what changed between two states of tokens and assets, and what that does to Swift code.",
        usage: """
            TokenGenerator diff [<revision>] [<revision>] [<options>]
            TokenGenerator diff <old> <new> [<options>]
            """,
        discussion: """
            A token is the same when its variable in Figma is, else when its path is. Names in Swift are those of the \
            configuration; one that is gone, renamed or of another type is breaking, another value is not. Errors of \
            the old file are warnings, because the new one may be their repair. An asset is the same when its kind and \
            the name that loads it are.

            What is compared are two token files, folders or asset catalogs, - for standard input; or all that the \
            configuration names, at two revisions of Git, or at one and as it is now. Without arguments, that is HEAD.

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

        /// The format of what is wrong: Markdown is none.
        var diagnostics: DiagnosticFormat { DiagnosticFormat(rawValue: rawValue) ?? .text }
    }

    enum Failure: String, CaseIterable, ExpressibleByArgument {
        case breaking
    }

    @Argument(
        help: ArgumentHelp("The token file, folder, asset catalog or revision of Git that was.", valueName: "old"),
        completion: .file())
    var old = "HEAD"

    @Argument(
        help: ArgumentHelp("The one that is; without it, the files that are here now.", valueName: "new"),
        completion: .file())
    var new: String?

    @OptionGroup var config: ConfigurationOption

    @Option(
        help: ArgumentHelp(
            """
            How the differences are printed: in columns, for a pull request, or for programs. Errors and warnings have the \
            same format; github and sarif are for them alone, and markdown leaves them as text.
            """))
    var format: Format = .text

    @Option(help: ArgumentHelp("Exit with 1 when Swift code breaks.", valueName: "change"))
    var failOn: Failure?

    @OptionGroup var usage: UsageOption

    @OptionGroup var diagnosticsFile: DiagnosticsFileOption

    func validate() throws {
        let isFile = old == "-" || (try? LocalFileSystem().status(of: old)) != nil
        if new == nil, isFile {
            throw ValidationError("\"\(old)\" is no revision of Git, but a file or folder: name another beside it.")
        }
        if old == "-", new == "-" { throw ValidationError("Standard input can be read once: name a file beside it.") }
    }

    func run() async throws {
        let report = await GeneratorPipeline().compare(
            old: old, new: new, configurationPath: config.path, usage: usage.paths)
        let breaking = failOn == .breaking ? Diagnostic.breaking(report.comparison?.breakingCount ?? 0) : nil
        CommandOutput(format: format.diagnostics, isForResult: true, file: diagnosticsFile.path).end(
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
    /// The error of `--fail-on breaking`; `nil` if no change breaks code.
    static func breaking(_ count: Int) -> Diagnostic? {
        guard count > 0 else { return nil }
        return Diagnostic(
            .error, .breakingChange,
            Wording.count(count, "change") + (count == 1 ? " breaks" : " break") + " Swift code that uses the tokens",
            advice: "keep old names with \"replace\" in the configuration, or release the change as a breaking one")
    }
}

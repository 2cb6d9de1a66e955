import ArgumentParser
import CodeGeneration
import Diagnostics
import FileAccess
import PageServer
import Reports

struct PreviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Write a self-contained HTML page that shows the tokens and images.",
        usage: "TokenGenerator preview [--output <file>] [--open] [<options>]",
        discussion: """
            Shows colors in every mode, sizes to scale, text styles, shadows, gradients, motion and images, and the \
            symbol and references of each token. The page works from disk, as a workflow artifact and on a website, \
            without any network requests.

            EXAMPLES
              TokenGenerator preview --open
              TokenGenerator preview --output site/index.html
              TokenGenerator preview --serve --open
            """
    )

    @OptionGroup var reading: ReadingOption

    @Option(help: ArgumentHelp("The HTML file to write.", valueName: "file"), completion: .file())
    var output = "preview.html"

    @Option(
        help: ArgumentHelp(
            "A folder whose preview/ templates override those of the page.", valueName: "dir"),
        completion: .directory)
    var templates: String?

    @Flag(help: "Open the page in the browser.")
    var open = false

    @Flag(
        help: "Serve the page to browsers on this machine and update it after each change; stop with Ctrl-C.")
    var serve = false

    @Option(help: ArgumentHelp("The port for --serve; by default, any free port.", valueName: "number"))
    var port: UInt16?

    @Flag(help: "Replace a page that was edited.")
    var replaceEdited = false

    @Flag(help: "Replace any file at the path of the page, even one that was not generated.")
    var force = false

    @OptionGroup var format: FormatOption

    func validate() throws {
        if port != nil, !serve { throw ValidationError("--port requires --serve.") }
        if serve, replaceEdited || force {
            throw ValidationError("--serve writes no file and cannot be combined with --replace-edited or --force.")
        }
        if serve, format.file.path != nil { throw ValidationError("--serve and --diagnostics cannot be combined.") }
        if serve, format.format.isDocument {
            throw ValidationError(
                "--serve cannot be combined with --format \(format.format), because the output would never end.")
        }
    }

    func run() async throws {
        var options = reading.options
        options.templates = templates
        options.replacement = force ? .everything : replaceEdited ? .edited : .none
        if serve { return try await serve(options) }
        let report = GeneratorPipeline().preview(options, to: output)
        let hasErrors = report.diagnostics.hasErrors
        let problem = open && !hasErrors && !Browser.open(output) ? Diagnostic.noBrowser(for: output) : nil
        try format.printer.finish(report.diagnostics, words: words(for: report), verdict: problem)
    }

    private func serve(_ options: CommandOptions) async throws {
        let problem: Diagnostic
        do {
            return try await PreviewServe(options: options, format: format.format, port: port ?? 0, opens: open).run()
        } catch let error as PageServerError {
            problem = Diagnostic(
                .error, .cannotServe, "cannot serve the page: \(error.reason)",
                advice: "choose another port with --port, or leave it out to use any free port")
        } catch let error as FileError {
            problem = Diagnostic(watching: error)
        }
        try format.printer.finish([problem])
    }

    /// `written     preview.html: 115 tokens, 8 images, 96 kB`
    private func words(for report: PreviewReport) -> String {
        guard let action = report.action, !report.diagnostics.hasErrors else { return "" }
        let word = action.rawValue + String(repeating: " ", count: max(0, 11 - action.rawValue.count))
        return "\(word) \(Diagnostic.visible(output)): \(report.sizes)\n"
    }
}

extension PreviewReport {
    /// `115 tokens, 8 images, 96 kB`
    var sizes: String { (counts + ["\((byteCount + 999) / 1000) kB"]).joined(separator: ", ") }
}

extension Diagnostic {
    /// Returns the error that the browser cannot show a page, which is a file or an address.
    static func noBrowser(for page: String) -> Diagnostic {
        Diagnostic(.error, .noBrowser, "cannot start the browser", advice: "open '\(page)' by hand")
    }
}

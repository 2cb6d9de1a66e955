import ArgumentParser
import CodeGeneration
import Diagnostics
import FileAccess
import PageServer
import Reports

struct PreviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Writes a page that shows the tokens and images: one HTML file that needs nothing else.",
        usage: "TokenGenerator preview [--output <file>] [--open] [<options>]",
        discussion: """
            Colors in every mode, sizes to scale, type, shadows, gradients and motion as they look, images from their own \
            bytes, and for each token its symbol, what it refers to and who refers to it. The page works from disk, as an \
            artifact of a workflow and as a site; it asks the network for nothing.

            EXAMPLES
              TokenGenerator preview --open
              TokenGenerator preview --output site/index.html
              TokenGenerator preview --serve --open
            """
    )

    @OptionGroup var reading: ReadingOption

    @Option(help: ArgumentHelp("Where the page goes.", valueName: "file"), completion: .file())
    var output = "preview.html"

    @Option(
        help: ArgumentHelp(
            "A folder of templates, of which those in preview/ win over the page's own.", valueName: "dir"),
        completion: .directory)
    var templates: String?

    @Flag(help: "Open the page in the browser.")
    var open = false

    @Flag(
        help: "Serve the page to browsers on this machine instead of writing it, anew after each change, until Ctrl-C.")
    var serve = false

    @Option(help: ArgumentHelp("The port to serve at, instead of any that is free.", valueName: "number"))
    var port: UInt16?

    @Flag(help: "Replace a page that somebody has edited.")
    var replaceEdited = false

    @Flag(help: "Replace whatever is at the place of the page, also what somebody wrote.")
    var force = false

    @OptionGroup var format: FormatOption

    func validate() throws {
        if port != nil, !serve { throw ValidationError("--port goes with --serve.") }
        if serve, replaceEdited || force { throw ValidationError("--serve writes nothing, so it replaces nothing.") }
        if serve, format.file.path != nil { throw ValidationError("--serve and --diagnostics exclude each other.") }
        if serve, format.format.isDocument {
            throw ValidationError("--serve and --format \(format.format) exclude each other: the document has no end.")
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
                .error, .cannotServe, "the page cannot be served: \(error.reason)",
                advice: "name another port with --port, or none for any that is free")
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
    /// That nothing shows a page, which is a file or an address.
    static func noBrowser(for page: String) -> Diagnostic {
        Diagnostic(.error, .noBrowser, "the browser could not be started", advice: "open \"\(page)\" by hand")
    }
}

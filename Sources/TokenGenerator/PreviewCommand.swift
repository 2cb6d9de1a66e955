import ArgumentParser
import CodeGeneration
import Diagnostics
import Preview

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

    @Flag(help: "Replace a page that somebody has edited.")
    var replaceEdited = false

    @Flag(help: "Replace whatever is at the place of the page, also what somebody wrote.")
    var force = false

    @OptionGroup var format: FormatOption

    func run() async throws {
        var options = reading.options
        options.templates = templates
        options.replacement = force ? .everything : replaceEdited ? .edited : .none
        let report = GeneratorPipeline().preview(options, to: output)
        CommandOutput(format: format.format).write(report.diagnostics, words: words(for: report))
        guard !report.diagnostics.hasErrors else { throw ExitCode.failure }
        if open { try openPage() }
    }

    /// `written     preview.html: 115 tokens, 8 images, 96 kB`
    private func words(for report: PreviewReport) -> String {
        guard let action = report.action, !report.diagnostics.hasErrors else { return "" }
        let word = action.rawValue + String(repeating: " ", count: max(0, 11 - action.rawValue.count))
        let parts = report.counts + ["\((report.byteCount + 999) / 1000) kB"]
        return "\(word) \(Diagnostic.visible(output)): \(parts.joined(separator: ", "))\n"
    }

    private func openPage() throws {
        guard !Browser.open(output) else { return }
        let problem = Diagnostic(
            .error, .noBrowser, "the browser could not be started", advice: "open \"\(output)\" by hand")
        CommandOutput(format: format.format).write([problem])
        throw ExitCode.failure
    }
}

import ArgumentParser
import CodeGeneration
import Diagnostics
import Reports
import TerminalText

struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Says what a token is in every mode, and why; or which tokens have a color.",
        usage: "TokenGenerator explain <token> [<options>]",
        discussion: """
            A token is named by its symbol in code, by its path or the end of that; an asset by its name. For a color in \
            hexadecimal digits, the tokens that have it are named, or the nearest.

            EXAMPLES
              TokenGenerator explain .primary500
              TokenGenerator explain Colors.semantic.text.primary
              TokenGenerator explain '#14706E'
            """
    )

    @Argument(
        help: ArgumentHelp("A symbol, a path or the end of one, an asset's name, or a color.", valueName: "token"))
    var name: String

    @OptionGroup var reading: ReadingOption

    @Flag(help: "Print one JSON object, or one a line for tokens of one path.")
    var json = false

    @OptionGroup var output: FormatOption

    func run() async throws {
        let run = GeneratorPipeline().analyze(reading.options)
        let (found, problems) = TokenSearch(InspectedTokens(run)).explanations(of: name)
        let screen = Terminal.standardOutput.screen
        let words = json ? found.map(\.json).joined() : found.map { $0.text(on: screen) }.joined(separator: "\n")
        // Of all that is wrong, what keeps tokens from being read is said here; what is wrong with one is in its explanation.
        try output.resultPrinter.finish(run.diagnostics.shown(.errors) + problems, words: words)
    }
}

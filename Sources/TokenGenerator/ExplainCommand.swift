import ArgumentParser
import CodeGeneration
import Diagnostics
import Reports
import TerminalText

struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain the value of a token in every mode, or find the tokens with a color.",
        usage: "TokenGenerator explain <token> [<options>]",
        discussion: """
            Identify a token by its symbol in code, its path or the end of its path, and an asset by its name. For a \
            hexadecimal color, prints the tokens with this color, or those with the nearest colors.

            EXAMPLES
              TokenGenerator explain .primary500
              TokenGenerator explain Colors.semantic.text.primary
              TokenGenerator explain '#14706E'
            """
    )

    @Argument(
        help: ArgumentHelp("A symbol, a path or its end, the name of an asset, or a color.", valueName: "token"))
    var name: String

    @OptionGroup var reading: ReadingOption

    @Flag(help: "Print one JSON object; one per line for tokens with the same path.")
    var json = false

    @OptionGroup var output: FormatOption

    func run() async throws {
        let run = GeneratorPipeline().analyze(reading.options)
        let (found, problems) = TokenSearch(InspectedTokens(run)).explanations(of: name)
        let screen = Terminal.standardOutput.screen
        let words = json ? found.map(\.json).joined() : found.map { $0.text(on: screen) }.joined(separator: "\n")
        // Print only errors that keep tokens from being read. The explanation contains the token's own.
        try output.resultPrinter.finish(run.diagnostics.shown(.errors) + problems, words: words)
    }
}

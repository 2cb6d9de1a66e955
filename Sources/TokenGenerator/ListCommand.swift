import ArgumentParser
import CodeGeneration
import Diagnostics
import Reports

struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List all tokens and assets with their values, resolution steps, Swift expressions and names.",
        usage: "TokenGenerator list [<file> ...] [<options>]",
        discussion: """
            Layers and names come from the configuration, if there is one. The resolution steps are alias (the value \
            is a reference), variable (Figma names the source variable), value (another token has the same color) and \
            literal. A terminal shows a table of values with a column for each mode; a file or a pipe gets lines for \
            scripts.

            EXAMPLES
              TokenGenerator list
              TokenGenerator list --group Colors.brand --mode dark
              TokenGenerator list --json | grep '"step":"literal"'
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Token files, folders and asset catalogs to list instead of the configured ones.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var files: [String] = []

    @OptionGroup var reading: ReadingOption

    @Option(
        name: .customLong("group"),
        help: ArgumentHelp(
            "List only the tokens in a group: a path, or a pattern such as 'Colors.*'; can be repeated.",
            valueName: "path"))
    var groups: [String] = []

    @Option(
        name: .customLong("type"),
        help: ArgumentHelp("List only tokens of a type or assets of a kind; can be repeated.", valueName: "type"))
    var types: [String] = []

    @Option(help: ArgumentHelp("List only the values of one mode.", valueName: "name"))
    var mode: String?

    @Flag(help: "List only tokens and assets that are in no output and that no token refers to.")
    var unused = false

    @Flag(help: "List only tokens that are left out, with the reasons.")
    var leftOut = false

    @Flag(help: "Print one JSON object per line.")
    var json = false

    @OptionGroup var output: FormatOption

    func validate() throws {
        if unused, leftOut { throw ValidationError("--unused and --left-out cannot be combined.") }
    }

    func run() async throws {
        var options = reading.options
        options.files = files
        let run = GeneratorPipeline().analyze(options)
        let choice = ListChoice(
            InspectedTokens(run), groups: groups, types: types, isOfUnused: unused, isOfLeftOut: leftOut, mode: mode)
        guard !choice.diagnostics.hasErrors else {
            // Warnings do not explain a missing name.
            return try output.resultPrinter.finish(run.diagnostics.shown(.errors) + choice.diagnostics)
        }
        try output.resultPrinter.finish(run.diagnostics, words: text(of: choice))
    }

    private func text(of choice: ListChoice) -> String {
        if json { return choice.jsonLines }
        let terminal = Terminal.standardOutput
        return terminal.isInteractive
            ? TokenTable(choice, on: terminal.screen).text : choice.table
    }
}

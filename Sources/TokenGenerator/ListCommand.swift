import ArgumentParser
import CodeGeneration
import Diagnostics
import Reports

struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists every token and asset: its value, how it was resolved, its Swift expression and name.",
        usage: "TokenGenerator list [<file> ...] [<options>]",
        discussion: """
            Tokens are listed under the layers and names of the configuration, if there is one. A resolution step is \
            alias (the value is a reference), variable (Figma names the variable that the value came from), value (an \
            equal variable was found) or literal. On a terminal the list is a table of values with their colors, a \
            column for each mode; in a file or a pipe it is lines for programs.

            EXAMPLES
              TokenGenerator list
              TokenGenerator list --group Colors.brand --mode dark
              TokenGenerator list --json | grep '"step":"literal"'
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Token files, or folders, and asset catalogs to list instead of the configuration's.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var files: [String] = []

    @OptionGroup var reading: ReadingOption

    @Option(
        name: .customLong("group"),
        help: ArgumentHelp(
            "List the tokens of a group, by its path or a pattern such as 'Colors.*'; can be repeated.",
            valueName: "path"))
    var groups: [String] = []

    @Option(
        name: .customLong("type"),
        help: ArgumentHelp("List tokens of a type, or assets of a kind; can be repeated.", valueName: "type"))
    var types: [String] = []

    @Option(help: ArgumentHelp("List the values of one mode.", valueName: "name"))
    var mode: String?

    @Flag(help: "List what no output takes and no token refers to.")
    var unused = false

    @Flag(help: "List the tokens that are left out, and why.")
    var leftOut = false

    @Flag(help: "Print one JSON object a line.")
    var json = false

    @OptionGroup var output: FormatOption

    func validate() throws {
        if unused, leftOut { throw ValidationError("--unused and --left-out exclude each other.") }
    }

    func run() async throws {
        var options = reading.options
        options.files = files
        let run = GeneratorPipeline().analyze(options)
        let choice = ListChoice(InspectedTokens(run), request)
        guard !choice.diagnostics.hasErrors else {
            // What is only a warning says nothing of why a name is not there.
            return try output.resultPrinter.finish(run.diagnostics.shown(.errors) + choice.diagnostics)
        }
        try output.resultPrinter.finish(run.diagnostics, words: text(of: choice))
    }

    private var request: ListRequest {
        var request = ListRequest()
        request.groups = groups
        request.types = types
        request.mode = mode
        request.isOfUnused = unused
        request.isOfLeftOut = leftOut
        return request
    }

    private func text(of choice: ListChoice) -> String {
        if json { return choice.jsonLines }
        let terminal = Terminal.standardOutput
        return terminal.isInteractive
            ? TokenTable(choice, on: terminal.screen).text : choice.table
    }
}

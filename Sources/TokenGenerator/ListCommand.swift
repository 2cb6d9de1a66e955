import ArgumentParser
import CodeGeneration

struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists every token and asset: its value, how it was resolved, its Swift expression and name.",
        usage: "TokenGenerator list [<file> ...] [<options>]",
        discussion: """
            Tokens are listed under the layers and names of the configuration, if there is one. A resolution step is \
            alias (the value is a reference), variable (Figma names the variable that the value came from), value (an \
            equal variable was found) or literal.

            EXAMPLES
              TokenGenerator list
              TokenGenerator list --json | grep '"step":"literal"'
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Token files, or folders, and asset catalogs to list instead of the configuration's.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var files: [String] = []

    @OptionGroup var reading: ReadingOption

    @Flag(help: "Print one JSON object a line.")
    var json = false

    @OptionGroup var output: FormatOption

    func run() async throws {
        var options = reading.options
        options.files = files
        let run = GeneratorPipeline().analyze(options)
        CommandOutput(format: output.format, isForResult: true).write(
            run.diagnostics, words: json ? TokenList(run).jsonLines : TokenList(run).table)
        if run.hasErrors { throw ExitCode.failure }
    }
}

import ArgumentParser
import Diagnostics

/// The command line: parses options, calls the library, prints.
@main
struct TokenGenerator: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "TokenGenerator",
        abstract: "Compiles design tokens and asset catalogs into Swift.",
        usage: """
            TokenGenerator [--config <file>] [--check]
            TokenGenerator <command> [<options>]
            """,
        discussion: """
            Without a command it generates: it reads tokengenerator.json in the working directory (or, when there is \
            none, the Figma export in tokens/), and writes the Swift files that are out of date.

            EXAMPLES
              TokenGenerator init        write a tokengenerator.json to begin with
              TokenGenerator             generate
              TokenGenerator --check     fail when generated files are out of date

            EXIT CODES
              0   fine
              1   errors were found, or, with --check, outputs are out of date
              64  the command line was not understood
            """,
        version: ToolIdentity.version,
        subcommands: [
            GenerateCommand.self, ValidateCommand.self, ListCommand.self, ExplainCommand.self, DiffCommand.self,
            ReviewCommand.self, InitCommand.self, ImportImagesCommand.self, PreviewCommand.self,
        ],
        defaultSubcommand: GenerateCommand.self
    )

    /// Suggests the nearest command for a mistyped one, which the parser would take for an argument of the default
    /// command; then runs.
    static func main() async {
        guard !CommandLine.arguments.isEmpty else {
            // On Linux Swift reads them from /proc. To go on would be to generate where --check was asked for.
            Terminal.standardError.write("error: the arguments cannot be read: is /proc mounted?\n")
            exit(withError: ExitCode.validationFailure)
        }
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let mistake = mistake(in: arguments) {
            Terminal.standardError.write("error: \(mistake)\n")
            exit(withError: ExitCode.validationFailure)
        }
        await run(arguments)
    }

    /// Runs a command. What the library would print, such as help, is printed here, for it would not notice a full disk.
    private static func run(_ arguments: [String]) async {
        do {
            var command = try parseAsRoot(arguments)
            if var command = command as? any AsyncParsableCommand { return try await command.run() }
            try command.run()
        } catch {
            guard exitCode(for: error).isSuccess else { exit(withError: error) }
            Terminal.standardOutput.write(fullMessage(for: error) + "\n")
        }
    }

    /// What is wrong with the first argument, if it is a word that is no command.
    private static func mistake(in arguments: [String]) -> String? {
        let known = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        guard let word = arguments.first, !word.hasPrefix("-"), !known.contains(word) else { return nil }
        let advice = NearestName.advice(
            for: word, among: known, otherwise: "the commands are \(known.joined(separator: ", "))")
        return "\"\(Diagnostic.visible(word))\" is not a command: \(advice)"
    }
}

import ArgumentParser
import Diagnostics

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The command line: parses options, calls the library, prints results.
@main
struct TokenGenerator: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "TokenGenerator",
        abstract: "Compile design tokens and asset catalogs into Swift.",
        usage: """
            TokenGenerator [--config <file>] [--check]
            TokenGenerator <command> [<options>]
            """,
        discussion: """
            Without a command, generates code: reads tokengenerator.json in the working directory (or, without one, the \
            Figma export in tokens/) and writes the files that are out of date.

            EXAMPLES
              TokenGenerator init        create a tokengenerator.json
              TokenGenerator             generate
              TokenGenerator --check     fail if generated files are out of date

            EXIT CODES
              0   success
              1   errors; with --check, outputs that are out of date; with --fail-on
                  breaking, a change that breaks Swift code
              64  invalid command line
            """,
        version: ToolIdentity.version,
        subcommands: [
            GenerateCommand.self, ValidateCommand.self, ListCommand.self, ExplainCommand.self, DiffCommand.self,
            ReviewCommand.self, LintCommand.self, InitCommand.self, ImportImagesCommand.self, PreviewCommand.self,
        ],
        defaultSubcommand: GenerateCommand.self
    )

    /// Suggests the nearest command for a mistyped one, which the parser would read as an argument of the default
    /// command; then runs. What needs no command, such as help, is answered without starting Swift's threads; and the
    /// version, which scripts ask for, without the parser, whose start costs more than half of the answer.
    static func main() {
        guard !CommandLine.arguments.isEmpty else {
            // On Linux, Swift reads the arguments from /proc. Without them, --check would generate.
            Terminal.standardError.write("error: cannot read the arguments; make sure that /proc is mounted\n")
            exit(withError: ExitCode.validationFailure)
        }
        let arguments = LintCommand.withSeparateFlags(Array(CommandLine.arguments.dropFirst()))
        if arguments == ["--version"] { return Terminal.standardOutput.write(ToolIdentity.version + "\n") }
        // As build phases and hooks run it: the start of the parser takes a third of a small run.
        if arguments.isEmpty || arguments == [GenerateCommand.name] {
            start(GenerateCommand.name) { await Generation().run() }
        }
        if let mistake = mistake(in: arguments) {
            Terminal.standardError.write("error: \(mistake)\n")
            exit(withError: ExitCode.validationFailure)
        }
        do {
            // It is handed over, and not touched here again.
            nonisolated(unsafe) let command = try parseAsRoot(arguments)
            start(type(of: command).configuration.commandName ?? "TokenGenerator") { await run(command) }
        } catch {
            end(after: error)
        }
    }

    /// Starts work that ends the program.
    private static func start(_ command: String, _ work: @escaping @Sendable () async -> Never) -> Never {
        Allocator.growInLargeSteps()
        Task.detached {
            ActivityLine.shared.begin(command)
            await work()
        }
        // Nothing runs on this thread any more. `dispatchMain` would end it, for which the GNU C library loads another
        // library.
        while true { pause() }
    }

    /// Runs a command, and ends the program.
    private static func run(_ parsed: any ParsableCommand) async -> Never {
        var command = parsed
        do {
            if var command = command as? any AsyncParsableCommand { try await command.run() } else { try command.run() }
            ActivityLine.shared.end()
            exit()
        } catch {
            ActivityLine.shared.end()
            end(after: error)
        }
    }

    /// Ends the program. Prints help here instead of in the library, which would ignore a full disk.
    private static func end(after error: any Error) -> Never {
        guard exitCode(for: error).isSuccess else { exit(withError: error) }
        Terminal.standardOutput.write(fullMessage(for: error) + "\n")
        exit()
    }

    /// Returns the error for a first argument that is a word but not a command.
    private static func mistake(in arguments: [String]) -> String? {
        let known = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        guard let word = arguments.first, !word.hasPrefix("-"), !known.contains(word) else { return nil }
        let advice = NearestName.advice(
            for: word, among: known, otherwise: "the commands are \(known.joined(separator: ", "))")
        return "unknown command '\(Diagnostic.visible(word))'; \(advice)"
    }
}
